extension LintCheck {
  /// Finds inputs that no rule of a single-hit table answers.
  static let missingRule = LintCheck(
    id: "missing-rule", severity: .warning,
    summary: "Every input of a single-hit table meets a rule or the default outputs.",
    rationale: "Where no rule matches every output is absent, and nobody said that it should be.",
    limits: LintCheck.searchLimits,
    examples: [
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: low, when: {n: "< 5"}, then: {out: 1}}
          - {rule: high, when: {n: "> 5"}, then: {out: 2}}
        """, findings: ["d"]),
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: low, when: {n: "< 5"}, then: {out: 1}}
          - {rule: rest, then: {out: 2}}
        """, findings: []),
    ]
  ) { analysis in
    analysis.tables.indices.compactMap { analysis.missingRule(in: $0) }
  }
}

extension PolicyAnalysis {
  fileprivate func missingRule(in index: Int) -> AnalysisFinding? {
    let table = tables[index]
    guard table.decision.hitPolicy.isSingleHit, table.decision.defaults == nil else { return nil }
    switch table.point(without: table.allRules, in: table.everything) {
    case .none: return nil
    case .undecided:
      giveUp(on: index)
      return nil
    case .point(let point):
      let example =
        table.isIndependent
        ? table.description(of: point) : self.example(in: index, where: \.isEmpty)
      guard let example else { return nil }
      return AnalysisFinding(
        table.decision.name, at: table.decision.origin,
        "no rule of `\(table.decision.name)` answers \(example)")
    }
  }
}
