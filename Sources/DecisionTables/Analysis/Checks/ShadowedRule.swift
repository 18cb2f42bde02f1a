extension LintCheck {
  /// Finds rules that can never decide, because rules above them take every input they match.
  static let shadowedRule = LintCheck(
    id: "shadowed-rule", severity: .error,
    summary: "Every rule of a FIRST or PRIORITY table decides for at least one input.",
    rationale: """
      A rule that rules above it take every input from looks as if it did something. Several rules
      can do so together where none of them does alone.
      """,
    fix: "removes the rule.",
    limits: LintCheck.searchLimits,
    examples: [
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: low, when: {n: "<= 5"}, then: {out: 1}}
          - {rule: high, when: {n: "> 5"}, then: {out: 2}}
          - {rule: five, when: {n: 5, b: true}, then: {out: 3}}
          - {rule: rest, then: {out: 4}}
        """, findings: ["five"]),
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: low, when: {n: "<= 5"}, then: {out: 1}}
          - {rule: high, when: {n: "> 5"}, then: {out: 2}}
          - {rule: rest, then: {out: 3}}
        """, findings: []),
    ]
  ) { analysis in
    analysis.tables.indices.flatMap { analysis.shadowedRules(in: $0) }
  }
}

extension PolicyAnalysis {
  fileprivate func shadowedRules(in index: Int) -> [AnalysisFinding] {
    let table = tables[index]
    guard table.decision.hitPolicy.takesFirst else { return [] }
    return table.decision.rules.indices.compactMap { rule in
      let box = table.box(of: rule)
      guard !box.contains(where: \.isEmpty), table.duplicate(of: rule) == nil else { return nil }
      switch table.reach(of: rule, in: box) {
      case .point: return nil
      case .undecided:
        giveUp(on: index)
        return nil
      case .none: return shadowed(rule, box, table)
      }
    }
  }

  private func shadowed(_ rule: Int, _ box: [[Int]], _ table: AnalysedTable) -> AnalysisFinding {
    let takers = table.takers(of: rule, in: box)
    let names = takers.map { "\(table.phrase($0)) (line \(table.decision.rules[$0].origin.line))" }
    let together = takers.count > 1 ? " together take" : " takes"
    let point = box.map { $0[0] }
    let first = table.rules(at: point).first ?? rule
    return AnalysisFinding(
      table.decision.rules[rule].id, at: table.decision.rules[rule].origin,
      "rule \(table.phrase(rule)) can never decide",
      notes: [
        ("\(names.joined(separator: " and "))\(together) every input that it matches", nil),
        ("for example \(table.description(of: point)) goes to \(table.phrase(first))", nil),
        (advice(table.decision, takers.first ?? rule), nil),
      ])
  }

  private func advice(_ decision: Decision, _ taker: Int) -> String {
    decision.hitPolicy == .priority
      ? "delete it, or give it outputs that come before theirs in `values`"
      : "move it above line \(decision.rules[taker].origin.line), or delete it"
  }
}

extension AnalysedTable {
  /// A point of the rule's box at which no rule above it matches.
  func reach(of rule: Int, in box: [[Int]]) -> RegionSearch.Answer {
    var above = rules(meeting: box)
    above.removeAll(after: rule)
    above.remove(rule)
    return point(without: above, in: box)
  }

  /// The rules above that are needed to take every input from a shadowed rule: none can be left
  /// out.
  func takers(of rule: Int, in box: [[Int]]) -> [Int] {
    var takers = rules(meeting: box)
    takers.removeAll(after: rule)
    takers.remove(rule)
    for candidate in takers.rules.reversed() {
      var fewer = takers
      fewer.remove(candidate)
      if point(without: fewer, in: box) == .none { takers = fewer }
    }
    return takers.rules
  }
}
