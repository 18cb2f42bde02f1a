/// Tables whose result is a list of hits.
///
/// Two lists hold the same hits if they hold each as often; so every hit is looked at alone, and
/// the many sets of hits that a table can have need not be.
extension TableDuel {
  private struct Hit: Hashable {
    let id: String
    let terms: [ComparedTerm]
  }

  private func hit(_ row: Int) -> Hit {
    Hit(id: findingID(of: row) ?? "", terms: rows[row].terms)
  }

  /// Searches for hits that one table has and the other has not; says whether all was decided.
  func compareHits(steps: Int) -> (boxes: [DifferenceBox], isComplete: Bool, isCut: Bool) {
    var hits: [Hit] = []
    var rowsOf: [Hit: RuleSet] = [:]
    for row in rows.indices {
      let hit = hit(row)
      if rowsOf[hit] == nil { hits.append(hit) }
      rowsOf[hit, default: RuleSet(none: rows.count)].insert(row)
    }
    var boxes: [DifferenceBox] = []
    var (isComplete, isCut) = (true, false)
    for hit in hits {
      guard let live = rowsOf[hit] else { continue }
      var search = DifferenceSearch(self, steps: steps) { self.judgeCount($0, hit) }
      boxes += search.run(live)
      isComplete = isComplete && !search.isIncomplete
      isCut = isCut || search.isCut
    }
    if !areFindings { compareOrder(hits, steps, &boxes, &isComplete) }
    return (boxes, isComplete, isCut)
  }

  private func judgeCount(
    _ state: DifferenceSearch.State, _ hit: Hit
  ) -> DifferenceSearch.Verdict {
    let live = BothSides(ComparisonSide.first, .second).map { rows(of: $0, in: state.live) }
    guard state.live == state.certain else {
      let alike = live.map { rows in rows.map { signatures[$0] }.sorted() }
      return alike.first == alike.second ? .same : .open
    }
    // Findings are a set: one that is made twice is one.
    if areFindings, live.first.isEmpty == live.second.isEmpty { return .same }
    if live.first.count == live.second.count { return .same }
    let sides = live.map { ComparedResults.Result.hits($0.count, id: hit.id, hit.terms) }
    let isCertain = hit.terms.allSatisfy(\.isFixed)
    return .differ(
      ComparedResults(outputs: Array(outputs.indices), sides: sides, isCertain: isCertain))
  }

  /// Lists that hold the same are equal if every two of their hits stand in one order.
  private func compareOrder(
    _ hits: [Hit], _ steps: Int, _ boxes: inout [DifferenceBox], _ isComplete: inout Bool
  ) {
    let places = rows.map { row in hits.firstIndex { $0.terms == row.terms } ?? 0 }
    for one in hits.indices {
      for other in hits.indices where other > one {
        var live = RuleSet(none: rows.count)
        for row in rows.indices where places[row] == one || places[row] == other {
          live.insert(row)
        }
        let order = BothSides(ComparisonSide.first, .second).map { side in
          rows(of: side, in: live).map { signatures[$0] }
        }
        if order.first == order.second { continue }
        var search = DifferenceSearch(self, steps: steps) { self.judgeOrder($0, places) }
        boxes += search.run(live)
        isComplete = isComplete && !search.isIncomplete
        if boxes.count >= DifferenceSearch.boxLimit { return }
      }
    }
  }

  private func judgeOrder(
    _ state: DifferenceSearch.State, _ places: [Int]
  ) -> DifferenceSearch.Verdict {
    let order = BothSides(ComparisonSide.first, .second).map { side in
      rows(of: side, in: state.live).map { places[$0] }
    }
    if Set(order.first + order.second).count < 2 { return .same }
    guard state.live == state.certain else { return .open }
    // Other hits are another difference, and told already.
    if order.first == order.second || order.first.sorted() != order.second.sorted() {
      return .same
    }
    return .differ(
      ComparedResults(
        outputs: Array(outputs.indices), sides: order.map(ComparedResults.Result.order),
        isCertain: true))
  }
}

extension ComparedTerm {
  /// Whether the term is the same whatever the facts are.
  fileprivate var isFixed: Bool {
    switch self {
    case .absent, .constant, .pointer: true
    case .text(let parts): parts.allSatisfy { if case .words = $0 { true } else { false } }
    case .slot, .calculation, .joined: false
    }
  }
}
