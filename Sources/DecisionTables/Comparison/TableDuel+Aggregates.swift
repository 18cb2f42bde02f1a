/// Tables whose result is made of all hits: sums, bounds and counts.
extension TableDuel {
  func judgeAggregate(_ state: DifferenceSearch.State) -> DifferenceSearch.Verdict {
    let live = BothSides(ComparisonSide.first, .second).map { rows(of: $0, in: state.live) }
    let alike = live.map { rows in rows.map { signatures[$0] }.sorted() }
    if alike.first == alike.second, tables.first.hitPolicy == tables.second.hitPolicy,
      defaults(of: .first) == defaults(of: .second)
    {
      return .same
    }
    guard state.live == state.certain else { return .open }
    return compare(
      aggregates(of: live.first, .first), aggregates(of: live.second, .second), state.left)
  }

  private func aggregates(of hits: [Int], _ side: ComparisonSide) -> [ComparedTerm] {
    if hits.isEmpty { return defaults(of: side) }
    return outputs.indices.map { output in
      aggregate(hits.map { rows[$0].terms[output] }, tables[side].hitPolicy)
    }
  }

  /// One term for all hits.
  private func aggregate(_ terms: [ComparedTerm], _ hitPolicy: HitPolicy) -> ComparedTerm {
    let constants = terms.compactMap { term in
      if case .constant(let value) = term { value.number } else { nil }
    }
    let open = terms.filter { term in
      switch term {
      case .absent, .constant: false
      case .slot, .calculation, .text, .pointer, .joined: true
      }
    }
    let joint: FixedPoint?
    switch hitPolicy {
    case .collectCount: return FixedPoint(terms.count).map { .constant(.number($0)) } ?? .absent
    case .collectSum:
      joint = constants.dropFirst().reduce(constants.first) { $0?.adding($1) }
    case .collectMin: joint = constants.min()
    case .collectMax: joint = constants.max()
    case .unique, .any, .priority, .first, .ruleOrder, .outputOrder, .collect: joint = nil
    }
    if open.isEmpty, constants.isEmpty { return .absent }
    let known = joint.map { [ComparedTerm.constant(.number($0))] } ?? []
    if open.isEmpty, let term = known.first { return term }
    if open.count == 1, constants.isEmpty { return open[0] }
    return .joined(hitPolicy, (open + known).sorted { "\($0)" < "\($1)" })
  }
}
