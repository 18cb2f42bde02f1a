/// Tables of which one rule decides.
extension TableDuel {
  private enum Result: Hashable {
    case row(Int)
    case noRow
    case severalRows
  }

  func judgeSingleHit(_ state: DifferenceSearch.State) -> DifferenceSearch.Verdict {
    for side in ComparisonSide.allCases where tables[side].hitPolicy == .any {
      if case .split(let column) = agreement(of: side, state) { return .split(column) }
    }
    let results = BothSides(ComparisonSide.first, .second).map { self.results(of: $0, state) }
    if results.first.count == 1, results.second.count == 1 {
      return compare(results.first[0], results.second[0], state.left)
    }
    return areAlike(state.live) || areEqual(results) ? .same : .open
  }

  /// What may come out of a table in what is left.
  private func results(
    of side: ComparisonSide, _ state: DifferenceSearch.State
  ) -> [Result] {
    let live = rows(of: side, in: state.live)
    let certain = rows(of: side, in: state.certain)
    var results = live.map { Result.row($0) }
    switch tables[side].hitPolicy {
    case .unique:
      if certain.count > 1 { return [.severalRows] }
      if live.count > 1 { results.append(.severalRows) }
    case .any where live.count > 1:
      if state.live == state.certain {
        if case .same = agreement(of: side, state) { return [.row(live[0])] }
        return [.severalRows]
      }
      let isOne = live.allSatisfy { rows[$0].terms == rows[live[0]].terms }
      if isOne, !certain.isEmpty { return [.row(live[0])] }
      if !isOne { results.append(.severalRows) }
    case .any: break
    case .priority, .first, .ruleOrder, .outputOrder, .collect: break
    case .collectSum, .collectMin, .collectMax, .collectCount: break
    }
    if certain.isEmpty { results.append(.noRow) }
    return results
  }

  /// Whether all rows of an ANY table that match give the same; `open` where not all is known.
  private func agreement(
    of side: ComparisonSide, _ state: DifferenceSearch.State
  ) -> DifferenceSearch.Verdict {
    guard state.live == state.certain else { return .open }
    let live = rows(of: side, in: state.live)
    for row in live.dropFirst() {
      let verdict = compare(rows[live[0]].terms, rows[row].terms, state.left)
      guard case .same = verdict else { return verdict }
    }
    return .same
  }

  /// Whether the rows that are left are alike, one by one, and what holds without them.
  private func areAlike(_ live: RuleSet) -> Bool {
    let signatures = BothSides(ComparisonSide.first, .second).map { side in
      rows(of: side, in: live).map { self.signatures[$0] }
    }
    return signatures.first == signatures.second
      && tables.first.hitPolicy == tables.second.hitPolicy
      && defaults(of: .first) == defaults(of: .second)
  }

  /// Whether all that may come out is one and the same.
  private func areEqual(_ results: BothSides<[Result]>) -> Bool {
    var known: [ComparedTerm]?
    for side in ComparisonSide.allCases {
      for result in results[side] {
        guard let terms = terms(of: result, side) else { return false }
        if let known, known != terms { return false }
        known = terms
      }
    }
    return true
  }

  private func terms(of result: Result, _ side: ComparisonSide) -> [ComparedTerm]? {
    switch result {
    case .row(let row): rows[row].terms
    case .noRow: defaults(of: side)
    case .severalRows: nil
    }
  }

  private func compare(
    _ first: Result, _ second: Result, _ left: [Int: [Int]]
  ) -> DifferenceSearch.Verdict {
    let terms = BothSides(terms(of: first, .first), self.terms(of: second, .second))
    if let one = terms.first, let other = terms.second { return compare(one, other, left) }
    if terms.first == nil, terms.second == nil { return .same }
    let sides = terms.map { $0.map(ComparedResults.Result.terms) ?? .severalRules }
    return .differ(
      ComparedResults(outputs: Array(outputs.indices), sides: sides, isCertain: true))
  }
}
