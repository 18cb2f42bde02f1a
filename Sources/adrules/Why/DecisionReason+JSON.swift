import DecisionTables

extension DecisionReason {
  /// The reasons for programs: `rules`, `reads` and, where rules were expected, `expected`.
  var json: JSONOutput {
    [
      "decision": .string(decision.name),
      "rules": .array(rules.map(DecisionReason.json)),
      "reads": .array(reads.map(json)),
      "expected": .array(expectations.map(json)),
    ]
  }

  static func json(of rule: Rule) -> JSONOutput { .object(members(of: rule)) }

  private static func members(of rule: Rule) -> [(key: String, value: JSONOutput)] {
    [
      ("rule", .string(rule.id)), ("clause", JSONOutput(rule.clause)),
      ("file", .string(rule.origin.file)), ("line", .integer(rule.origin.line)),
      ("column", .integer(rule.origin.column)),
    ]
  }

  private func json(of read: Read) -> JSONOutput {
    [
      "name": .string(read.name), "value": JSONOutput(read.value, evaluation),
      "state": .string(DecisionReason.state(of: read.value)),
      "from": JSONOutput(read.origin?.rawValue), "line": JSONOutput(read.place?.start.line),
      "column": JSONOutput(read.place?.start.column),
    ]
  }

  /// What `null` in `value` stands for.
  private static func state(of value: DecisionTables.Value) -> String {
    switch value.kind {
    case .missing: "missing"
    case .null: "null"
    case .mistyped: "mistyped"
    case .boolean, .number, .string, .object, .list: "present"
    }
  }

  private func json(of expectation: Expectation) -> JSONOutput {
    var obstacle = json(of: expectation.obstacle)
    if let cause = expectation.cause { obstacle.append(("cause", .object(json(of: cause)))) }
    return .object(
      DecisionReason.members(of: expectation.rule) + [("obstacle", .object(obstacle))])
  }

  private func json(of obstacle: Obstacle) -> [(key: String, value: JSONOutput)] {
    switch obstacle {
    case .none: return [("kind", "none")]
    case .noElements: return [("kind", "no-elements")]
    case .ruleAbove(let rule):
      return [("kind", "rule-above"), ("rule", .string(decision.rules[rule].id))]
    case .test(let test, let value):
      return [
        ("kind", "test"), ("name", .string(evaluation.policy.slots[test.slot].name)),
        ("value", JSONOutput(value, evaluation)),
        ("state", .string(DecisionReason.state(of: value))),
        ("test", .string(test.set.text(in: evaluation.strings))),
      ]
    }
  }
}
