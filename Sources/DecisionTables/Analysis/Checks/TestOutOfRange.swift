extension LintCheck {
  /// Finds tests that no value can meet.
  static let testOutOfRange = LintCheck(
    id: "test-out-of-range", severity: .error,
    summary: "Every test admits some value that its input can have.",
    rationale: "A rule whose test nothing meets never matches.",
    examples: [
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: beyond, when: {percent: "> 100"}, then: {out: 1}}
          - {rule: rest, then: {out: 2}}
        """, findings: ["beyond"]),
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: full, when: {percent: ">= 100"}, then: {out: 1}}
          - {rule: rest, then: {out: 2}}
        """, findings: []),
    ]
  ) { analysis in
    analysis.testFindings { column, rule in
      column.admitted.allSatisfy { !$0.contains(rule) }
        ? "can never have a value that rule" : nil
    }
  }
}

extension PolicyAnalysis {
  /// A finding for each test about which `phrase` has something to say.
  func testFindings(
    _ phrase: (AnalysedColumn, Int) -> String?
  ) -> [AnalysisFinding] {
    tables.flatMap { table in
      table.decision.rules.indices.flatMap { rule in
        table.columns.compactMap { column in
          guard table.decision.rules[rule].tests.contains(where: { $0.slot == column.slot }),
            let words = phrase(column, rule)
          else { return nil }
          let name = policy.slots[column.slot].name
          var finding = AnalysisFinding(
            table.decision.rules[rule].id, at: table.decision.rules[rule].origin,
            "`\(name)` \(words) \(table.phrase(rule)) admits")
          finding.tested = name
          return finding
        }
      }
    }
  }
}
