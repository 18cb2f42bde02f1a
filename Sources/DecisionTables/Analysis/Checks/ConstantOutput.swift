extension LintCheck {
  /// Finds outputs that have the same value whatever the facts are.
  static let constantOutput = LintCheck(
    id: "constant-output", severity: .info,
    summary: "Every output of a single-hit table with several rules has several values.",
    rationale: "An output that never changes is a setting, or a rule gives the wrong value.",
    examples: [
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: integer, same: integer}
        rules:
          - {rule: low, when: {n: "<= 5"}, then: {out: 1, same: 7}}
          - {rule: rest, then: {out: 2, same: 7}}
        """, findings: ["same"]),
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: low, when: {n: "<= 5"}, then: {out: 1}}
        """, findings: []),
    ]
  ) { analysis in
    analysis.tables.indices.flatMap { analysis.constantOutputs(in: $0) }
  }
}

extension PolicyAnalysis {
  fileprivate func constantOutputs(in index: Int) -> [AnalysisFinding] {
    let table = tables[index]
    let decision = table.decision
    guard decision.hitPolicy.isSingleHit, decision.rules.count > 1 else { return [] }
    guard let results = table.results() else {
      giveUp(on: index)
      return []
    }
    return decision.outputs.indices.compactMap { column in
      let terms = Set(results.map { $0[column] })
      guard terms.count == 1, case .constant? = terms.first else { return nil }
      let output = decision.outputs[column]
      return AnalysisFinding(
        output.name, named: "\(decision.name).\(output.name)", at: nil,
        "`\(decision.name).\(output.name)` is the same whatever the facts are")
    }
  }
}

extension AnalysedTable {
  /// The terms of every result that some input has; nil if that was not found out.
  fileprivate func results() -> [[Term]]? {
    var results: [[Term]] = []
    for rule in decision.rules.indices {
      let box = box(of: rule)
      if box.contains(where: \.isEmpty) { continue }
      let reach = decision.hitPolicy.takesFirst ? self.reach(of: rule, in: box) : .point([])
      if reach == .undecided { return nil }
      if case .point = reach { results.append(decision.rules[rule].terms) }
    }
    switch point(without: allRules, in: everything) {
    case .none: return results
    case .undecided: return nil
    case .point: return results + [decision.defaults ?? decision.outputs.map { _ in .absent }]
    }
  }
}
