extension LintCheck {
  /// Finds tests that every value meets.
  static let testAlwaysHolds = LintCheck(
    id: "test-always-holds", severity: .warning,
    summary: "Every test leaves some value out that its input can have.",
    rationale: "A test that always holds says nothing, or not what was meant.",
    fix: "removes the test.",
    examples: [
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: all, when: {percent: [absent, ">= 0"]}, then: {out: 1}}
        """, findings: ["all"]),
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: there, when: {percent: ">= 0"}, then: {out: 1}}
          - {rule: rest, then: {out: 2}}
        """, findings: []),
    ]
  ) { analysis in
    analysis.testFindings { column, rule in
      column.admitted.allSatisfy { $0.contains(rule) } ? "always has a value that rule" : nil
    }
  }
}
