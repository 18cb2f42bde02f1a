import DecisionTables

extension DecideReporter {
  /// The answer for programs. With a fault it is also the shape of an error.
  ///
  /// With rules that were expected it says `why`, too.
  static func json(of answer: DecisionAnswer, _ expected: ExpectedRules) -> JSONOutput {
    let decided = answer.fault == nil
    var members: [(key: String, value: JSONOutput)] = []
    if case .object(let found) = json(of: answer) { members = found }
    if decided, !expected.decisions.isEmpty {
      members.append(("why", .array(why(answer, expected))))
    }
    return .object(members)
  }

  private static func why(_ answer: DecisionAnswer, _ expected: ExpectedRules) -> [JSONOutput] {
    let document = answer.facts.isGiven ? answer.facts.document : nil
    return answer.steps(for: expected).map {
      DecisionReason($0, in: answer.evaluation, of: document, expecting: expected).json
    }
  }

  private static func json(of answer: DecisionAnswer) -> JSONOutput {
    let decided = answer.fault == nil
    return [
      "formatVersion": .integer(JSONOutput.formatVersion),
      "policy": .string(answer.policy.name),
      "decision": .string(answer.policy.decisions[answer.decision].name),
      "outputs": decided ? outputs(of: answer) : nil,
      "rules": .array(decided ? rules(of: answer) : []),
      "error": answer.fault.map { json(of: $0, answer) } ?? nil,
      "settings": .array(decided ? settings(of: answer) : []),
      "decidedBy": .array(decided ? decidedBy(answer) : []),
      "dependsOn": .object(decided ? dependsOn(answer) : []),
      "findings": DiagnosticReporter.json(of: answer.facts.findings),
    ]
  }

  /// What stands under `error`: with the place in the facts, else in the rules.
  private static func json(of fault: EvaluationError, _ answer: DecisionAnswer) -> JSONOutput {
    let finding = answer.diagnostic(of: fault)
    let (place, origin) = (finding.place, fault.origin)
    return [
      "id": .string(finding.id), "message": .string(finding.message),
      "file": JSONOutput(place?.source.name ?? origin?.file),
      "line": JSONOutput(place?.start.line ?? origin?.line),
      "column": JSONOutput(place?.start.column ?? origin?.column),
    ]
  }

  private static func outputs(of answer: DecisionAnswer) -> JSONOutput {
    let objects = answer.results.map { outputs in
      JSONOutput(
        nesting: outputs.map { ($0.output.name, value(of: $0, answer)) })
    }
    return answer.isList ? .array(objects) : objects.first ?? nil
  }

  private static func value(of output: OutputValue, _ answer: DecisionAnswer) -> JSONOutput {
    switch output.content {
    case .value(let value): JSONOutput(value, answer.evaluation)
    case .text(let text): .string(text)
    case .pointer(let slot): .string(answer.pointer(to: slot, of: output))
    }
  }

  private static func rules(of answer: DecisionAnswer) -> [JSONOutput] {
    answer.evaluation.decidingRules(of: answer.decision).map(JSONOutput.string)
  }

  private static func settings(of answer: DecisionAnswer) -> [JSONOutput] {
    let evaluation = answer.evaluation
    return answer.explanation.settings(in: answer.policy).map { index in
      let setting = answer.policy.settings[index]
      return [
        "name": .string(setting.name),
        "value": JSONOutput(evaluation.values[setting.valueSlot], evaluation),
        "from": JSONOutput(evaluation.values[setting.originSlot], evaluation),
      ]
    }
  }

  private static func decidedBy(_ answer: DecisionAnswer) -> [JSONOutput] {
    answer.explanation.steps.flatMap { step in
      let decision = answer.policy.decisions[step.decision]
      return step.distinctRules.map { json(of: decision.rules[$0], decision.name) }
    }
  }

  private static func json(of rule: Rule, _ decision: String) -> JSONOutput {
    [
      "decision": .string(decision), "rule": .string(rule.id),
      "clause": JSONOutput(rule.clause), "file": .string(rule.origin.file),
      "line": .integer(rule.origin.line), "column": .integer(rule.origin.column),
    ]
  }

  private static func dependsOn(_ answer: DecisionAnswer) -> [(key: String, value: JSONOutput)] {
    answer.results.joined().compactMap { output in
      let causes = answer.causes(of: output)
      return causes.isEmpty
        ? nil : (output.output.name, .array(causes.map(JSONOutput.string)))
    }
  }
}
