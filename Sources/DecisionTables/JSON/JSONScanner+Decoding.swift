extension JSONScanner {
  /// Appends the UTF-8 text that `content` stands for: the bytes between the quotes of a string
  /// that has been read.
  func decode(_ content: Range<Int>, into output: inout [UInt8]) {
    var offset = content.lowerBound
    while offset < content.upperBound {
      let plain = offset
      offset = backslash(from: offset, to: content.upperBound)
      output.append(contentsOf: bytes(plain..<offset))
      if offset < content.upperBound { offset = decodeEscape(at: offset, into: &output) }
    }
  }

  /// The first backslash from `start` on, or `end`; eight bytes at a time, as far as they go.
  private func backslash(from start: Int, to end: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = start
    while offset &+ 8 <= end {
      let word = word(at: offset) ^ (ones &* UInt64(UInt8(ascii: "\\")))
      let marks = (word &- ones) & ~word & (ones &* 0x80)
      if marks != 0 { return offset &+ marks.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < end, byte(at: offset) != UInt8(ascii: "\\") { offset &+= 1 }
    return offset
  }

  private func decodeEscape(at start: Int, into output: inout [UInt8]) -> Int {
    if let plain = JSONScanner.meaning(ofEscape: byte(at: start + 1)) {
      output.append(plain)
      return start + 2
    }
    let unit = UInt32(codeUnit(at: start) ?? 0)
    guard unit & 0xF800 == 0xD800 else {
      append(unit, to: &output)
      return start + 6
    }
    let low = UInt32(codeUnit(at: start + 6) ?? 0)
    append(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF, to: &output)
    return start + 12
  }

  private func append(_ value: UInt32, to output: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value), let bytes = UTF8.encode(scalar) else { return }
    output.append(contentsOf: bytes)
  }
}
