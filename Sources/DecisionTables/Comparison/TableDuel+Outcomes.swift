/// What two tables give in a region, as they are written: for regions that no facts were found for.
extension TableDuel {
  func outcomes(of boxes: [DifferenceBox]) -> BothSides<ComparedOutcome> {
    BothSides(ComparisonSide.first, .second).map { side in
      var hits: [[ComparedOutput]] = []
      for box in boxes {
        switch box.results.sides[side] {
        case .terms(let terms):
          return .outputs(
            zip(box.results.outputs, terms).map { output($0, $1) })
        case .hits(let count, let id, let terms):
          guard count > 0 else { continue }
          let named = id.isEmpty ? [] : [ComparedOutput("id", .text(id))]
          hits.append(named + zip(box.results.outputs, terms).map { output($0, $1) })
        case .severalRules, .order, .otherKind: return .outputs([])
        }
      }
      return .hits(hits)
    }
  }

  private func output(_ index: Int, _ term: ComparedTerm) -> ComparedOutput {
    ComparedOutput(outputs[index], .term(notation[term] ?? "absent"))
  }
}
