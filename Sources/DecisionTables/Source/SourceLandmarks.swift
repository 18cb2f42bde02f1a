/// The positions of every 1024th byte of a text, so that no search for a line or column is long,
/// not even in a text of one line, and a short text costs nothing.
struct SourceLandmarks: Sendable {
  private static let stride = 1024
  /// Of the bytes at 1024, 2048 and so on.
  private let positions: [SourcePosition]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var positions: [SourcePosition] = []
    positions.reserveCapacity(bytes.count / SourceLandmarks.stride)
    var counter = PositionCounter()
    var offset = 0
    while offset + SourceLandmarks.stride <= bytes.count {
      counter.pass(bytes, from: offset, to: offset + SourceLandmarks.stride)
      positions.append(SourcePosition(line: counter.line, column: counter.column))
      offset += SourceLandmarks.stride
    }
    self.positions = positions
  }

  /// The nearest known position at or before `offset`.
  func last(notAfter offset: Int) -> (offset: Int, position: SourcePosition) {
    landmark(number: min(offset / SourceLandmarks.stride, positions.count))
  }

  /// The last known position before `position`, or the start of the text.
  func last(before position: SourcePosition) -> (offset: Int, position: SourcePosition) {
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return landmark(number: low)
  }

  /// The start of the text as number 0, and then the positions.
  private func landmark(number: Int) -> (offset: Int, position: SourcePosition) {
    guard number > 0 else { return (0, SourcePosition(line: 1, column: 1)) }
    return (number * SourceLandmarks.stride, positions[number - 1])
  }
}

/// Counts lines and columns, eight bytes at a time.
private struct PositionCounter {
  private(set) var line = 1
  private(set) var column = 1

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// Goes over whole words only.
  mutating func pass(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    let raw = UnsafeRawBufferPointer(bytes)
    for offset in stride(from: start, to: end, by: 8) {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let other = word ^ (PositionCounter.ones &* 0x0A)
      // Marks every line feed and what is not ASCII, and sometimes more.
      if ((other &- PositionCounter.ones) | word) & PositionCounter.tops == 0 {
        column &+= 8
      } else {
        pass(word)
      }
    }
  }

  private mutating func pass(_ word: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      let byte = UInt8(truncatingIfNeeded: word &>> UInt64(shift))
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if !byte.isUTF8Continuation {
        column += 1
      }
    }
  }
}
