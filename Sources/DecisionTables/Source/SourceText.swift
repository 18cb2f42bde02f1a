/// The bytes of one file or document, with the name under which people know it.
///
/// Everything that a message points at is a range of byte offsets in a source text; lines and
/// columns are worked out only when somebody asks.
package final class SourceText: Sendable {
  /// The name that messages print, normally the path as the user wrote it.
  package let name: String
  package let bytes: [UInt8]
  private let lineStarts: [Int]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  package convenience init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// Line and column, both from 1, of the byte at `offset`; columns count Unicode scalars.
  package func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(at: offset)
    let column = bytes[lineStarts[line]..<offset].count { !$0.isUTF8Continuation }
    return SourcePosition(line: line + 1, column: column + 1)
  }

  /// The byte offset of the place at `line` and `column`, both from 1.
  package func offset(line: Int, column: Int) -> Int {
    guard line >= 1 else { return 0 }
    guard line <= lineStarts.count else { return bytes.count }
    var offset = lineStarts[line - 1]
    var left = column - 1
    while left > 0, offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
      offset += 1
      while offset < bytes.count, bytes[offset].isUTF8Continuation { offset += 1 }
      left -= 1
    }
    return offset
  }

  /// The text of line `number`, from 1, without its end of line.
  package func line(_ number: Int) -> String {
    guard number >= 1, number <= lineStarts.count else { return "" }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// A place in a text as people count it, from 1.
package struct SourcePosition: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension UInt8 {
  /// Whether this byte continues a UTF-8 sequence.
  package var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }
}
