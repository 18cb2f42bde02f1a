extension LintCheck {
  /// Finds outputs that no rule gives.
  static let unusedOutput = LintCheck(
    id: "unused-output", severity: .warning,
    summary: "Every output is given by a rule or by the default outputs.",
    rationale: "An output without a value is a column that nobody filled in.",
    examples: [
      Example(
        """
        decision: d
        hitPolicy: first
        outputs:
          out: {type: integer, optional: true}
          never: {type: integer, optional: true}
        rules:
          - {rule: low, when: {n: "<= 5"}, then: {out: 1}}
          - {rule: rest, then: {out: 2}}
        """, findings: ["never"])
    ]
  ) { analysis in
    analysis.policy.decisions.flatMap { decision in
      decision.outputs.enumerated().compactMap { column, output in
        let terms =
          decision.rules.map { $0.terms[column] } + [decision.defaults?[column] ?? .absent]
        guard terms.allSatisfy({ $0 == .absent }) else { return nil }
        return AnalysisFinding(
          output.name, named: "\(decision.name).\(output.name)", at: nil,
          "no rule gives `\(decision.name).\(output.name)` a value")
      }
    }
  }
}
