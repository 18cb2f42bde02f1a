/// A set of numbers: sorted, disjoint, closed intervals that do not touch.
///
/// Numbers are millionths, so open bounds, gaps and complements are exact.
package struct NumberSet: Hashable, Sendable {
  /// From `low` to `high`, both included.
  package struct Interval: Hashable, Sendable {
    package var low: FixedPoint
    package var high: FixedPoint

    package init(low: FixedPoint, high: FixedPoint) {
      self.low = low
      self.high = high
    }
  }

  package private(set) var intervals: [Interval]

  /// The union of `intervals`, in any order; empty ones (low above high) do not count.
  package init(_ intervals: [Interval]) {
    self.intervals = []
    for next in intervals.filter({ $0.low <= $0.high }).sorted(by: { $0.low < $1.low }) {
      if let last = self.intervals.last, next.low <= last.high.successor ?? .highest {
        self.intervals[self.intervals.count - 1].high = max(last.high, next.high)
      } else {
        self.intervals.append(next)
      }
    }
  }

  package static let all = NumberSet([Interval(low: .lowest, high: .highest)])
  package static let none = NumberSet([])

  package static func only(_ value: FixedPoint) -> NumberSet {
    NumberSet([Interval(low: value, high: value)])
  }

  package static func from(_ low: FixedPoint, through high: FixedPoint) -> NumberSet {
    NumberSet([Interval(low: low, high: high)])
  }

  package static func above(_ bound: FixedPoint) -> NumberSet {
    bound.successor.map { from($0, through: .highest) } ?? .none
  }

  package static func below(_ bound: FixedPoint) -> NumberSet {
    bound.predecessor.map { from(.lowest, through: $0) } ?? .none
  }

  package var isEmpty: Bool { intervals.isEmpty }

  package func contains(_ value: FixedPoint) -> Bool {
    var low = 0
    var high = intervals.count
    while low < high {
      let middle = (low + high) / 2
      if intervals[middle].high < value { low = middle + 1 } else { high = middle }
    }
    return low < intervals.count && intervals[low].low <= value
  }

  package var complement: NumberSet {
    var gaps: [Interval] = []
    var low: FixedPoint? = .lowest
    for interval in intervals {
      if let start = low, let end = interval.low.predecessor, start <= end {
        gaps.append(Interval(low: start, high: end))
      }
      low = interval.high.successor
    }
    if let low { gaps.append(Interval(low: low, high: .highest)) }
    return NumberSet(gaps)
  }

  package func union(_ other: NumberSet) -> NumberSet {
    NumberSet(intervals + other.intervals)
  }

  package func intersection(_ other: NumberSet) -> NumberSet {
    complement.union(other.complement).complement
  }
}

extension FixedPoint {
  /// The next number up, or nil at the end of the range.
  package var successor: FixedPoint? {
    millionths == .max ? nil : FixedPoint(millionths: millionths + 1)
  }

  /// The next number down, or nil at the end of the range.
  package var predecessor: FixedPoint? {
    millionths == .min ? nil : FixedPoint(millionths: millionths - 1)
  }
}
