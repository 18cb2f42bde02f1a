extension LintCheck {
  /// Finds two rules that one rule could replace.
  static let mergeableRules = LintCheck(
    id: "mergeable-rules", severity: .info,
    summary: "No two rules with the same outputs differ in one test only.",
    rationale: "One rule with both tests in a list says the same, and is changed in one place.",
    fix: "lists both tests in the first rule and removes the second.",
    limits: LintCheck.searchLimits,
    examples: [
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: three, when: {n: 3, b: true}, then: {out: 1}}
          - {rule: five, when: {n: 5, b: true}, then: {out: 1}}
          - {rule: rest, then: {out: 2}}
        """, findings: ["five"]),
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: three, when: {n: 3, b: true}, then: {out: 1}}
          - {rule: five, when: {n: 5, b: false}, then: {out: 1}}
          - {rule: rest, then: {out: 2}}
        """, findings: []),
    ]
  ) { analysis in
    analysis.tables.indices.flatMap { analysis.mergeableRules(in: $0) }
  }
}

extension PolicyAnalysis {
  fileprivate func mergeableRules(in index: Int) -> [AnalysisFinding] {
    let table = tables[index]
    guard table.decision.hitPolicy.isSingleHit else { return [] }
    return table.decision.rules.indices.compactMap { rule in
      guard table.duplicate(of: rule) == nil,
        let (first, column) = mergePartner(of: rule, in: index)
      else { return nil }
      let name = policy.slots[table.columns[column].slot].name
      var finding = AnalysisFinding(
        table.decision.rules[rule].id, at: table.decision.rules[rule].origin,
        "rules \(table.phrase(first)) and \(table.phrase(rule)) differ in `\(name)` only: "
          + "one rule could list both",
        notes: [("\(table.phrase(first)) is here", table.decision.rules[first].origin)])
      finding.tested = name
      finding.merge = merge(rule, into: first, column, table)
      return finding
    }
  }

  /// The one test that stands for those of both rules.
  private func merge(
    _ rule: Int, into first: Int, _ column: Int, _ table: AnalysedTable
  ) -> AnalysisFinding.Merge? {
    let slot = table.columns[column].slot
    let tests = [first, rule].map { index in
      table.decision.rules[index].tests.filter { $0.slot == slot }.map(\.set)
    }
    guard tests.allSatisfy({ $0.count == 1 }) else { return nil }
    return AnalysisFinding.Merge(
      id: table.decision.rules[first].id, partner: table.decision.rules[first].origin,
      alternatives: tests[0][0].union(tests[1][0]).notation(in: policy.strings))
  }

  /// The nearest rule above that could take the rule in, and the column that would change.
  private func mergePartner(of rule: Int, in index: Int) -> (rule: Int, column: Int)? {
    let table = tables[index]
    for other in (0..<rule).reversed() {
      guard table.outputs[other] == table.outputs[rule],
        let column = table.onlyDifference(between: other, rule)
      else { continue }
      switch table.differenceByMoving(rule, upTo: other) {
      case .none: return (other, column)
      case .undecided: giveUp(on: index)
      case .point: break
      }
    }
    return nil
  }
}

extension AnalysedTable {
  /// The one column in which two rules admit different classes, both of them testing it.
  fileprivate func onlyDifference(between a: Int, _ b: Int) -> Int? {
    var found: Int?
    for (index, column) in columns.enumerated()
    where column.admitted.contains(where: { $0.contains(a) != $0.contains(b) }) {
      guard found == nil, column.needing.contains(a), column.needing.contains(b) else {
        return nil
      }
      found = index
    }
    return found
  }

  /// A point whose result changes when the rule moves up to `target`.
  fileprivate func differenceByMoving(_ rule: Int, upTo target: Int) -> RegionSearch.Answer {
    guard decision.hitPolicy.takesFirst else { return .none }
    var live = rules(meeting: box(of: rule))
    live.removeAll(after: rule)
    live.remove(rule)
    var search = RegionSearch(self, in: box(of: rule)) { [self] live, certain in
      if let first = certain.first, first <= target { return .none }
      guard let first = live.first else { return .none }
      let between = live.rules.filter { $0 > target && !isSameResult(rule, $0) }
      if between.isEmpty { return .none }
      return certain.contains(first) && !isSameResult(rule, first) ? .all : .open
    }
    return search.run(live)
  }
}
