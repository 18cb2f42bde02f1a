extension LintCheck {
  /// Finds rules without which every input has the same result.
  static let redundantRule = LintCheck(
    id: "redundant-rule", severity: .warning,
    summary: "Without any one rule some input has another result.",
    rationale: "A rule that changes nothing costs its readers time and hides the one that decides.",
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
          - {rule: none, when: {n: absent}, then: {out: 3}}
          - {rule: true-none, when: {b: true}, then: {out: 3}}
        """, findings: []),
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: five, when: {n: 5}, then: {out: 1}}
          - {rule: low, when: {n: "<= 5"}, then: {out: 1}}
          - {rule: rest, then: {out: 2}}
        """, findings: ["five"]),
    ]
  ) { analysis in
    analysis.tables.indices.flatMap { analysis.redundantRules(in: $0) }
  }
}

extension PolicyAnalysis {
  fileprivate func redundantRules(in index: Int) -> [AnalysisFinding] {
    let table = tables[index]
    guard table.decision.hitPolicy.isSingleHit else { return [] }
    return table.decision.rules.indices.compactMap { rule in
      let box = table.box(of: rule)
      guard !box.contains(where: \.isEmpty), table.duplicate(of: rule) == nil,
        table.decides(rule, in: box)
      else { return nil }
      switch table.difference(without: rule, in: box) {
      case .point: return nil
      case .undecided:
        giveUp(on: index)
        return nil
      case .none:
        return AnalysisFinding(
          table.decision.rules[rule].id, at: table.decision.rules[rule].origin,
          "without rule \(table.phrase(rule)) every input has the same result")
      }
    }
  }
}

extension AnalysedTable {
  /// Whether the rule decides anything, as far as that is known.
  fileprivate func decides(_ rule: Int, in box: [[Int]]) -> Bool {
    guard decision.hitPolicy.takesFirst else { return true }
    if case .point = reach(of: rule, in: box) { return true }
    return false
  }

  /// A point whose result is another one without the rule.
  func difference(without rule: Int, in box: [[Int]]) -> RegionSearch.Answer {
    var others = rules(meeting: box)
    others.remove(rule)
    var search = RegionSearch(self, in: box) { [self] live, certain in
      switch decision.hitPolicy {
      case .unique: uniqueVerdict(without: rule, live, certain)
      case .any: anyVerdict(without: rule, live, certain)
      default: firstVerdict(without: rule, live, certain)
      }
    }
    return search.run(others)
  }

  private func firstVerdict(
    without rule: Int, _ live: RuleSet, _ certain: RuleSet
  ) -> RegionSearch.Verdict {
    if let first = certain.first, first < rule { return .none }
    if let first = live.first, first < rule {
      return couldDiffer(from: rule, live, certain) ? .open : .none
    }
    guard let next = live.first else { return isSameResult(rule, nil) ? .none : .all }
    if certain.contains(next) { return isSameResult(rule, next) ? .none : .all }
    return couldDiffer(from: rule, live, certain) ? .open : .none
  }

  /// With one other rule the table has no result, without the rule it has one.
  private func uniqueVerdict(
    without rule: Int, _ live: RuleSet, _ certain: RuleSet
  ) -> RegionSearch.Verdict {
    if certain.count > 1 { return .none }
    if live.isEmpty { return isSameResult(rule, nil) ? .none : .all }
    return live == certain ? .all : .open
  }

  /// Where another rule says the same, nothing is lost; where others contradict each other there
  /// is no result either way.
  private func anyVerdict(
    without rule: Int, _ live: RuleSet, _ certain: RuleSet
  ) -> RegionSearch.Verdict {
    let sure = certain.rules
    if sure.contains(where: { isSameResult(rule, $0) }) { return .none }
    if sure.contains(where: { a in sure.contains { contradict(a, $0) } }) { return .none }
    if live.isEmpty { return isSameResult(rule, nil) ? .none : .all }
    return live == certain ? .all : .open
  }

  /// Whether any of the results that may come instead of the rule's is another one.
  private func couldDiffer(from rule: Int, _ live: RuleSet, _ certain: RuleSet) -> Bool {
    for next in live.rules where next > rule {
      if !isSameResult(rule, next) { return true }
      if certain.contains(next) { return false }
    }
    return !isSameResult(rule, nil)
  }
}
