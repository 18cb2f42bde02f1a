/// The lines of a YAML text by its bytes alone: what is left to go by where YAML cannot be read.
///
/// All offsets are in the source. A comment inside quotes is not told from a real one.
struct YAMLLayout {
  let bytes: [UInt8]
  /// Where the text begins, behind a byte order mark.
  let start: Int

  func byte(_ offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  func lineStart(_ offset: Int) -> Int {
    var offset = min(offset, bytes.count)
    while offset > start, bytes[offset - 1] != UInt8(ascii: "\n") { offset -= 1 }
    return offset
  }

  /// The end of the line that holds `offset`, before its line break.
  func lineEnd(_ offset: Int) -> Int {
    let start = offset
    var offset = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    let hasReturn = offset > start && bytes[offset - 1] == UInt8(ascii: "\r")
    return hasReturn && offset < bytes.count ? offset - 1 : offset
  }

  func nextLine(_ offset: Int) -> Int? {
    let end = lineEnd(offset)
    let next = byte(end) == UInt8(ascii: "\r") ? end + 2 : end + 1
    return next <= bytes.count ? next : nil
  }

  /// The first byte of the line that is no space.
  func indent(_ offset: Int) -> Int {
    var offset = lineStart(offset)
    while byte(offset) == UInt8(ascii: " ") { offset += 1 }
    return offset
  }

  /// The first byte of the line behind its indentation and the dashes of list items.
  func contentStart(_ offset: Int) -> Int {
    var offset = indent(offset)
    while byte(offset) == UInt8(ascii: "-"), byte(offset + 1) == UInt8(ascii: " ") {
      offset += 2
      while byte(offset) == UInt8(ascii: " ") { offset += 1 }
    }
    return offset
  }

  /// The end of what stands in the line from `offset` on, without a comment and blanks behind it.
  func contentEnd(_ offset: Int) -> Int {
    let end = lineEnd(offset)
    var content = offset
    while content < end, !isComment(content) { content += 1 }
    while content > offset, bytes[content - 1].isBlank { content -= 1 }
    return content
  }

  /// The end of the value at `offset`: inside brackets at a comma or a closing bracket.
  func valueEnd(_ offset: Int) -> Int {
    let end = contentEnd(offset)
    guard isInFlow(offset) else { return end }
    var value = offset
    while value < end, !bytes[value].endsFlowValue { value += 1 }
    while value > offset, bytes[value - 1].isBlank { value -= 1 }
    return value
  }

  /// Whether more brackets were opened than closed in the line before `offset`.
  func isInFlow(_ offset: Int) -> Bool {
    var depth = 0
    for byte in bytes[min(lineStart(offset), offset)..<offset] {
      if byte.opensFlow { depth += 1 }
      if byte.closesFlow { depth -= 1 }
    }
    return depth > 0
  }

  func skippingBlanks(_ offset: Int) -> Int {
    var offset = offset
    while let byte = byte(offset), byte.isBlank { offset += 1 }
    return offset
  }

  /// The colon after the first key in `range`: one with a blank or the end of the range behind it.
  func colon(in range: Range<Int>) -> Int? {
    range.first { isKeyColon($0, before: range.upperBound) }
  }

  /// Whether at `offset` a colon stands with a blank or `end` behind it.
  func isKeyColon(_ offset: Int, before end: Int) -> Bool {
    bytes[offset] == UInt8(ascii: ":") && (offset + 1 >= end || bytes[offset + 1].isBlank)
  }

  /// A colon in `range` that was meant to follow a key: none of `https://`.
  func tightColon(in range: Range<Int>) -> Int? {
    let found = range.first { bytes[$0] == UInt8(ascii: ":") }
    guard let found, found > range.lowerBound, let next = byte(found + 1), !next.isBlank,
      next != UInt8(ascii: "/"), range.contains(found + 1)
    else { return nil }
    return found
  }

  func isFirstInLine(_ offset: Int) -> Bool { indent(offset) == offset }

  func isContent(line offset: Int) -> Bool {
    guard let first = byte(indent(offset)) else { return false }
    return !first.isLineBreak && first != UInt8(ascii: "#")
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func isComment(_ offset: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: "#") else { return false }
    return offset == start || bytes[offset - 1].isBlank || bytes[offset - 1].isLineBreak
  }
}

extension YAMLLayout {
  /// How far a line is indented, in bytes: `offset` is one of ``indent(_:)`` or
  /// ``contentStart(_:)``.
  func column(_ offset: Int) -> Int { offset - lineStart(offset) }

  /// The start of the nearest line with content above the one that holds `offset`.
  func contentLineAbove(_ offset: Int) -> Int? {
    var line = lineStart(offset)
    while line > start {
      line = lineStart(line - 1)
      if isContent(line: line) { return line }
    }
    return nil
  }

  /// The start of the last line of the block that the line of `offset` begins: the lines below that
  /// are indented by more than `column`, or only close brackets.
  func lastLine(ofBlockAt offset: Int, deeperThan column: Int) -> Int {
    var last = lineStart(offset)
    var line = last
    while let next = nextLine(line), next < bytes.count {
      line = next
      guard isContent(line: line) else { continue }
      let indent = indent(line)
      let closes = byte(indent)?.closesFlow ?? false
      guard self.column(indent) > column || closes && self.column(indent) == column else { break }
      last = line
    }
    return last
  }
}
