/// The bytes of one file or document, with the name under which people know it.
///
/// Everything that a message points at is a range of byte offsets in a source text; lines and
/// columns are worked out only when somebody asks.
package final class SourceText: Sendable {
  /// The name that messages print, normally the path as the user wrote it.
  package let name: String
  package let bytes: [UInt8]
  /// The number of the first line: more than 1 for a piece from the middle of a file.
  package let firstLine: Int
  private let landmarks: SourceLandmarks

  package init(name: String, bytes: [UInt8], firstLine: Int = 1) {
    self.name = name
    self.bytes = bytes
    self.firstLine = firstLine
    landmarks = bytes.withUnsafeBufferPointer { SourceLandmarks($0) }
  }

  package convenience init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// Line and column, both from 1, of the byte at `offset`; columns count Unicode scalars.
  package func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let landmark = landmarks.last(notAfter: offset)
    var (line, column) = (landmark.position.line, landmark.position.column)
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes[landmark.offset..<offset] {
        if byte == UInt8(ascii: "\n") {
          line += 1
          column = 1
        } else if !byte.isUTF8Continuation {
          column += 1
        }
      }
    }
    return SourcePosition(line: line + firstLine - 1, column: column)
  }

  /// The byte offset of the place at `line` and `column`, both from 1. A column after the end of
  /// its line is that end, a line after the last one the end of the text.
  package func offset(line: Int, column: Int) -> Int {
    let line = line - (firstLine - 1)
    guard line >= 1 else { return 0 }
    let column = max(column, 1)
    let landmark = landmarks.last(before: SourcePosition(line: line, column: column))
    return bytes.withUnsafeBufferPointer { bytes in
      var position = landmark.position
      var offset = landmark.offset
      while offset < bytes.count, position.line < line {
        if bytes[offset] == UInt8(ascii: "\n") {
          position = SourcePosition(line: position.line + 1, column: 1)
        }
        offset += 1
      }
      guard position.line == line else { return bytes.count }
      var left = column - position.column
      while offset < bytes.count {
        if !bytes[offset].isUTF8Continuation {
          if left <= 0 || bytes[offset] == UInt8(ascii: "\n") { break }
          left -= 1
        }
        offset += 1
      }
      return offset
    }
  }

  /// The text of line `number`, from 1, without its end of line.
  package func line(_ number: Int) -> String {
    guard number >= firstLine else { return "" }
    let start = offset(line: number, column: 1)
    var end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether this byte continues a UTF-8 sequence.
  package var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }
}
