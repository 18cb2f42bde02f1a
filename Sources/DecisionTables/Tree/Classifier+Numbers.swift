extension Classifier {
  mutating func addNumbers(_ sets: [ValueSet]) {
    column.kind = .number
    var starts: Set<FixedPoint> = []
    for case .numbers(let set) in sets.map(\.present) {
      for interval in set.intervals {
        if let low = lowest(from: interval.low) { starts.insert(low) }
        if let next = interval.high.successor.flatMap(lowest) { starts.insert(next) }
      }
    }
    let least = lowest(from: .lowest) ?? .lowest
    starts.remove(least)
    let bounds = starts.sorted()
    sorted = bounds.map(\.millionths)
    column.sorted.count = Int32(truncatingIfNeeded: bounds.count)
    let highs = bounds.map { $0.predecessor ?? .lowest } + [.highest]
    for (low, high) in zip([least] + bounds, highs) {
      representatives.append(.number(Classifier.typical(low, high)))
    }
  }

  /// The lowest number of the column's type that is not below `bound`.
  func lowest(from bound: FixedPoint) -> FixedPoint? { isWhole ? bound.roundedUp : bound }

  /// A number from `low` to `high` that people would choose: zero, else the whole number nearest
  /// to it, else the bound.
  private static func typical(_ low: FixedPoint, _ high: FixedPoint) -> FixedPoint {
    if low <= .zero, high >= .zero { return .zero }
    if low > .zero {
      guard let whole = low.roundedUp, whole <= high else { return low }
      return whole
    }
    guard let whole = high.roundedDown, whole >= low else { return high }
    return whole
  }
}
