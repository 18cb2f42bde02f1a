extension LintCheck {
  /// Finds default outputs that no input can lead to.
  static let needlessDefault = LintCheck(
    id: "needless-default", severity: .warning,
    summary: "Default outputs hold for some input (DMN 1.5, 8.2.11).",
    rationale:
      "A default beside rules that answer everything is never seen; it hides gaps to come.",
    fix: "removes `default`.",
    limits: LintCheck.searchLimits,
    examples: [
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: integer}
        default: {out: 0}
        rules:
          - {rule: low, when: {n: "<= 5"}, then: {out: 1}}
          - {rule: rest, then: {out: 2}}
        """, findings: ["d"]),
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: integer}
        default: {out: 0}
        rules:
          - {rule: low, when: {n: "<= 5"}, then: {out: 1}}
        """, findings: []),
    ]
  ) { analysis in
    analysis.tables.indices.compactMap { index in
      let table = analysis.tables[index]
      guard table.decision.defaults != nil, !table.decision.rules.isEmpty,
        table.decision.each == nil
      else { return nil }
      switch table.point(without: table.allRules, in: table.everything) {
      case .point: return nil
      case .undecided:
        analysis.giveUp(on: index)
        return nil
      case .none:
        return AnalysisFinding(
          table.decision.name, at: table.decision.origin,
          "the rules of `\(table.decision.name)` answer everything: its default never holds")
      }
    }
  }
}
