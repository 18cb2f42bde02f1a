/// A box of inputs in which two tables give different results: for some columns the classes that
/// are in it; columns left out may have any value.
struct DifferenceBox: Hashable {
  var classes: [Int: [Int]]
  let results: ComparedResults
}

/// What two tables give where they differ.
struct ComparedResults: Hashable {
  enum Result: Hashable {
    /// Terms of the outputs that differ.
    case terms([ComparedTerm])
    /// So many hits of a table that collects, all with these outputs.
    case hits(Int, id: String, [ComparedTerm])
    /// Hits in an order of their own.
    case order([Int])
    /// Several rules of a UNIQUE table match.
    case severalRules
    /// The tables give different kinds of result.
    case otherKind
  }

  /// The outputs that differ.
  let outputs: [Int]
  let sides: BothSides<Result>
  /// Whether it is known that they differ everywhere in the box, or only that they may.
  let isCertain: Bool
}

extension [DifferenceBox] {
  /// Boxes that differ in one column only as one, until there are none.
  func merged(classCounts: [Int]) -> [DifferenceBox] {
    var boxes = self
    var index = 0
    while index < boxes.count {
      let partner = boxes.indices.first { other in
        other > index && boxes[index].onlyDifference(from: boxes[other]) != nil
      }
      guard let partner, let column = boxes[index].onlyDifference(from: boxes[partner]) else {
        index += 1
        continue
      }
      let classes =
        boxes[index].classes[column, default: []]
        + boxes[partner].classes[column, default: []]
      let union = Set(classes).sorted()
      boxes[index].classes[column] = union.count == classCounts[column] ? nil : union
      boxes.remove(at: partner)
      index = 0
    }
    return boxes
  }
}

extension DifferenceBox {
  /// The one column that both restrict, and differently.
  fileprivate func onlyDifference(from other: DifferenceBox) -> Int? {
    guard results == other.results, classes.count == other.classes.count else { return nil }
    var found: Int?
    for (column, set) in classes where other.classes[column] != set {
      guard found == nil, other.classes[column] != nil else { return nil }
      found = column
    }
    return found
  }
}
