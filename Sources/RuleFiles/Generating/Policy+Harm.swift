package import DecisionTables

extension Policy {
  /// The rules whose hits are findings of severity `harm`, as `DECISION.RULE`.
  ///
  /// Only a severity that is written down counts; one that is computed cannot be told.
  package var harmfulRules: [String] {
    guard let harm = strings.find(Severity.harm.rawValue) else { return [] }
    return findings.map { decisions[$0] }.flatMap { decision in
      let column = decision.outputs.firstIndex { $0.name == "severity" }
      return decision.rules
        .filter { rule in column.map { rule.terms[$0] } == .constant(.string(harm)) }
        .map { "\(decision.name).\($0.id)" }
    }
  }
}
