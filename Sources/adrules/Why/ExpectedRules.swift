import DecisionTables

/// The rules that somebody expected to decide: what `--expected` names.
struct ExpectedRules {
  static let option = Option(
    "expected", .text(name: "RULE"), isRepeatable: true,
    help: "say what kept this rule from deciding")

  private let rules: [(decision: Int, rule: Int)]

  /// The rules with some `names`; `decisions` are those whose rules can be asked for.
  ///
  /// - Throws: ``ToolError/unknown(_:)`` for a name that no rule has.
  init(_ names: [String], of decisions: [Int], in policy: Policy) throws(ToolError) {
    var rules: [(decision: Int, rule: Int)] = []
    for name in names {
      let found = decisions.flatMap { decision in
        let table = policy.decisions[decision]
        return table.rules.indices.filter {
          name == table.rules[$0].id || name == "\(table.name).\(table.rules[$0].id)"
        }.map { (decision: decision, rule: $0) }
      }
      if found.isEmpty {
        let known = decisions.flatMap { policy.decisions[$0].rules.map(\.id) }
        throw .unknown(UnknownName(kind: "rule", name: name, known: known))
      }
      rules += found
    }
    self.rules = rules
  }

  func rules(of decision: Int) -> [Int] { rules.filter { $0.decision == decision }.map(\.rule) }

  /// The decisions that the rules belong to, in order.
  var decisions: [Int] { Set(rules.map(\.decision)).sorted() }
}
