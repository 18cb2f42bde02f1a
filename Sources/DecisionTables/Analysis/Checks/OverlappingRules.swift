extension LintCheck {
  /// Finds rules of a UNIQUE table that can match together.
  static let overlappingRules = LintCheck(
    id: "overlapping-rules", severity: .error,
    summary: "At most one rule of a UNIQUE table matches.",
    rationale: "Where two rules match the table has no result: evaluation ends with an error.",
    limits: LintCheck.searchLimits,
    examples: [
      Example(
        """
        decision: d
        outputs: {out: integer}
        rules:
          - {rule: small, when: {n: "<= 5"}, then: {out: 1}}
          - {rule: large, when: {n: ">= 5"}, then: {out: 2}}
          - {rule: none, when: {n: absent}, then: {out: 0}}
        """, findings: ["small"]),
      Example(
        """
        decision: d
        outputs: {out: integer}
        rules:
          - {rule: small, when: {n: "<= 5"}, then: {out: 1}}
          - {rule: large, when: {n: "> 5"}, then: {out: 2}}
          - {rule: none, when: {n: absent}, then: {out: 0}}
        """, findings: []),
    ]
  ) { analysis in
    analysis.tables.indices.filter { analysis.tables[$0].decision.hitPolicy == .unique }
      .flatMap { analysis.overlappingRules(in: $0) }
  }
}

extension PolicyAnalysis {
  /// Pairs of rules that can match together, of those that `isMeant` wants.
  func overlappingRules(
    in index: Int, where isMeant: (Int, Int) -> Bool = { _, _ in true }
  ) -> [AnalysisFinding] {
    let table = tables[index]
    var found: [AnalysisFinding] = []
    for rule in table.decision.rules.indices {
      for other in table.rules(meeting: table.box(of: rule)).rules
      where other > rule && isMeant(rule, other) {
        guard found.count < PolicyAnalysis.pairLimit else {
          giveUp(on: index)
          return found
        }
        if let overlap = overlap(of: rule, other, in: index) { found.append(overlap) }
      }
    }
    return found
  }

  private func overlap(of rule: Int, _ other: Int, in index: Int) -> AnalysisFinding? {
    let table = tables[index]
    guard let point = table.commonPoint(of: rule, other) else { return nil }
    let example =
      table.isIndependent
      ? table.description(of: point)
      : self.example(in: index) { $0.contains(rule) && $0.contains(other) }
    guard let example else { return nil }
    let second = table.decision.rules[other]
    return AnalysisFinding(
      table.decision.rules[rule].id, at: table.decision.rules[rule].origin,
      "rules \(table.phrase(rule)) and \(table.phrase(other)) both match \(example)",
      notes: [("\(table.phrase(other)) is here", second.origin)])
  }
}

extension AnalysedTable {
  /// A point that both rules match, if there is one.
  func commonPoint(of rule: Int, _ other: Int) -> [Int]? {
    var point: [Int] = []
    for column in columns {
      guard
        let index = column.admitted.firstIndex(where: {
          $0.contains(rule) && $0.contains(other)
        })
      else { return nil }
      point.append(index)
    }
    return point
  }
}
