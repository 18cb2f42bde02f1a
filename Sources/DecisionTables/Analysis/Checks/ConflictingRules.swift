extension LintCheck {
  /// Finds rules of an ANY table that can match together and say different things.
  static let conflictingRules = LintCheck(
    id: "conflicting-rules", severity: .error,
    summary: "Rules of an ANY table that match together have the same outputs.",
    rationale: "Where two matching rules differ the table has no result: evaluation ends with an "
      + "error. Outputs that are computed are compared only where both are written alike.",
    examples: [
      Example(
        """
        decision: d
        hitPolicy: any
        outputs: {out: integer}
        rules:
          - {rule: small, when: {n: "<= 5"}, then: {out: 1}}
          - {rule: large, when: {n: ">= 5"}, then: {out: 2}}
          - {rule: none, when: {n: absent}, then: {out: 0}}
        """, findings: ["small"]),
      Example(
        """
        decision: d
        hitPolicy: any
        outputs: {out: integer}
        rules:
          - {rule: small, when: {n: "<= 5"}, then: {out: 1}}
          - {rule: tiny, when: {n: "<= 2"}, then: {out: 1}}
          - {rule: large, when: {n: "> 5"}, then: {out: 2}}
          - {rule: none, when: {n: absent}, then: {out: 0}}
        """, findings: []),
    ]
  ) { analysis in
    analysis.tables.indices.flatMap { analysis.conflictingRules(in: $0) }
  }
}

extension PolicyAnalysis {
  fileprivate func conflictingRules(in index: Int) -> [AnalysisFinding] {
    guard tables[index].decision.hitPolicy == .any else { return [] }
    return overlappingRules(in: index) { [table = tables[index]] in table.contradict($0, $1) }
  }
}

extension AnalysedTable {
  /// Whether two rules give some output different values whatever the facts are.
  func contradict(_ a: Int, _ b: Int) -> Bool {
    zip(decision.rules[a].terms, decision.rules[b].terms).contains { $0.contradicts($1) }
  }
}

extension Term {
  fileprivate func contradicts(_ other: Term) -> Bool {
    if case .expression = self { return false }
    if case .expression = other { return false }
    return self != other
  }
}
