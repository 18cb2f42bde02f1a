/// A range of indices of an array in flat memory, in 8 bytes.
struct FlatRange: Sendable {
  var start: Int32 = 0
  var count: Int32 = 0

  init() {}

  init(_ range: Range<Int>) {
    start = Int32(truncatingIfNeeded: range.lowerBound)
    count = Int32(truncatingIfNeeded: range.count)
  }

  var indices: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
