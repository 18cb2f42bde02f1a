/// Small changes to a text that let reading go on behind a fault, by offsets in the source.
struct YAMLRepairs: Equatable {
  /// ASCII characters that shall be ordinary ones, as if their text were quoted; sorted.
  private(set) var masked: [Int] = []
  /// What is put in before an offset.
  private(set) var inserted: [Int: [UInt8]] = [:]
  /// What is left out.
  private(set) var blanked: [Range<Int>] = []

  mutating func mask(_ offset: Int) {
    let index = masked.firstBehind { $0 >= offset }
    guard index == masked.count || masked[index] != offset else { return }
    masked.insert(offset, at: index)
  }

  mutating func insert(_ byte: UInt8, at offset: Int) { inserted[offset, default: []].append(byte) }

  mutating func blank(_ range: Range<Int>) {
    let first = masked.firstBehind { $0 >= range.lowerBound }
    let end = masked.firstBehind { $0 >= range.upperBound }
    masked.removeSubrange(first..<end)
    inserted = inserted.filter { !range.contains($0.key) }
    blanked.append(range)
  }

  /// Leaves out whole lines, with what was put in at their end.
  mutating func blankLines(_ range: Range<Int>) {
    blank(range)
    inserted[range.upperBound] = nil
  }
}
