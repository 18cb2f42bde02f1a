/// Texts with one JSON value a line (NDJSON).
package enum JSONLines {
  /// The lines that are not blank, without their ends of line.
  package static func records(_ source: SourceText) -> [Range<Int>] {
    source.bytes.withUnsafeBufferPointer { bytes in
      var records: [Range<Int>] = []
      var start = 0
      while start < bytes.count {
        let end = endOfLine(bytes, from: start)
        let line = bytes[start..<end]
        if let last = line.lastIndex(where: { !isBlank($0) }) {
          records.append(start..<last + 1)
        }
        start = end + 1
      }
      return records
    }
  }

  /// The next line feed, or the end. Eight bytes at a time; the library's own search takes one.
  private static func endOfLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = start
    while offset + 8 <= bytes.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let other = word ^ (ones &* 0x0A)
      let marks = (other &- ones) & ~other & (ones &* 0x80)
      if marks != 0 { return offset + marks.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    return offset
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
