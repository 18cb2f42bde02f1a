import DecisionTables

/// Where files are no YAML that we read: what follows from that nobody needs to be told.
struct DamagedText {
  /// By file, in order.
  private var ranges: [String: [Range<Int>]] = [:]

  /// Adds the faults of one file, in order.
  mutating func add(_ faults: [YAMLFault]) {
    for fault in faults { ranges[fault.place.source.name, default: []].append(fault.place.range) }
  }

  mutating func add(_ other: DamagedText) {
    ranges.merge(other.ranges) { mine, _ in mine }
  }

  /// Whether a fault of YAML lies in `place` or beside it, at most a space away.
  func touches(_ place: Place) -> Bool {
    guard let ranges = ranges[place.source.name] else { return false }
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= place.range.upperBound + 1 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return ranges[..<low].suffix(2).contains { $0.upperBound + 1 >= place.range.lowerBound }
  }
}
