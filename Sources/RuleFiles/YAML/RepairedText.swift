/// The bytes of a source with repairs, and the way back to offsets in the source.
///
/// A masked character is written as one of the private use area while YAML is read, and turned
/// back in the text of the scalar that holds it.
struct RepairedText {
  let bytes: [UInt8]
  /// Where the two texts meet again: an offset here, the same place in the source.
  private let meetings: [(here: Int, source: Int)]
  private let masked: [Int]

  init(_ source: [UInt8], _ repairs: YAMLRepairs) {
    var source = source
    for range in repairs.blanked {
      for offset in range where !source.endsLine(at: offset) {
        source[offset] = UInt8(ascii: " ")
      }
    }
    masked = repairs.masked
    let points = (masked + repairs.inserted.keys).sorted()
    var bytes: [UInt8] = []
    var meetings = [(here: 0, source: 0)]
    var copied = 0
    for (index, point) in points.enumerated() where index == 0 || points[index - 1] < point {
      bytes += source[copied..<point]
      copied = point
      meetings.append((bytes.count, point))
      bytes += repairs.inserted[point] ?? []
      if point < source.count, repairs.masked.holds(point) {
        bytes += Self.mask(source[point])
        copied += 1
      }
      meetings.append((bytes.count, copied))
    }
    self.bytes = points.isEmpty ? source : bytes + source[copied...]
    self.meetings = meetings
  }

  /// The offset in the source of the byte at `offset` here.
  func sourceOffset(_ offset: Int) -> Int {
    let next = meetings.firstBehind { $0.here > offset }
    let last = meetings[max(next - 1, 0)]
    let found = last.source + offset - last.here
    return next < meetings.count ? min(found, meetings[next].source) : found
  }

  /// The text of a scalar in `range` of the source with its masked characters turned back.
  func restored(_ text: String, in range: Range<Int>) -> String {
    let first = masked.firstBehind { $0 >= range.lowerBound }
    guard first < masked.count, masked[first] < range.upperBound else { return text }
    var restored = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isMask = scalar.value & ~0x7F == 0xF000
      restored.append(isMask ? Unicode.Scalar(UInt8(scalar.value & 0x7F)) : scalar)
    }
    return String(restored)
  }

  func isMasked(_ offset: Int) -> Bool { masked.holds(offset) }

  /// U+F000 and the character's code, in UTF-8.
  private static func mask(_ byte: UInt8) -> [UInt8] {
    [0xEF, 0x80 | byte >> 6, 0x80 | byte & 0x3F]
  }
}

extension [UInt8] {
  fileprivate func endsLine(at offset: Int) -> Bool {
    switch self[offset] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): offset + 1 < count && self[offset + 1] == UInt8(ascii: "\n")
    default: false
    }
  }
}
