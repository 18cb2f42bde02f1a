extension LintCheck {
  /// Finds rules that say what another one says.
  static let duplicateRule = LintCheck(
    id: "duplicate-rule", severity: .warning,
    summary: "No rule repeats the tests and outputs of another one.",
    rationale: "Of two equal rules somebody will one day change only one.",
    fix: "removes the second rule.",
    examples: [
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: low, when: {n: "<= 5"}, then: {out: 1}}
          - {rule: low-again, when: {n: "not(> 5)"}, then: {out: 1}}
          - {rule: rest, then: {out: 2}}
        """, findings: ["low-again"]),
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: low, when: {n: "<= 5"}, then: {out: 1}}
          - {rule: rest, then: {out: 1}}
        """, findings: []),
    ]
  ) { analysis in
    analysis.tables.flatMap { table in
      table.decision.rules.indices.compactMap { rule in
        table.duplicate(of: rule).map { first in
          AnalysisFinding(
            table.decision.rules[rule].id, at: table.decision.rules[rule].origin,
            "rule \(table.phrase(rule)) repeats \(table.phrase(first))",
            notes: [("\(table.phrase(first)) is here", table.decision.rules[first].origin)])
        }
      }
    }
  }
}

extension AnalysedTable {
  /// The first rule above with the same tests, by what they admit, and the same outputs.
  func duplicate(of rule: Int) -> Int? {
    (0..<rule).first { other in
      outputs[other] == outputs[rule]
        && columns.allSatisfy { column in
          column.admitted.allSatisfy { $0.contains(rule) == $0.contains(other) }
        }
    }
  }
}
