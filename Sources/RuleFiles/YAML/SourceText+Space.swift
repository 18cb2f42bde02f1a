import DecisionTables

extension SourceText {
  /// The first byte from `offset` on that is no blank, end of line or part of a comment.
  func skippingSpace(from offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count {
      if isComment(at: offset) {
        while offset < bytes.count, !bytes[offset].isLineBreak { offset += 1 }
      } else if bytes[offset].isBlank || bytes[offset].isLineBreak {
        offset += 1
      } else {
        break
      }
    }
    return offset
  }

  /// Whether blanks and a comment follow on the same line.
  func isFollowedByComment(_ offset: Int) -> Bool {
    var offset = offset
    while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
    return isComment(at: offset)
  }

  private func isComment(at offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "#") else { return false }
    return offset == 0 || bytes[offset - 1].isBlank || bytes[offset - 1].isLineBreak
  }
}
