extension JSONReader {
  /// Fills the tape with the tokens of the text from `start` to the end of the scanner.
  mutating func tokenize(_ scanner: JSONScanner, from start: Int) throws(JSONFault) {
    tokens.removeAll(keepingCapacity: true)
    tokens.reserveCapacity((scanner.end - start) / 16 + 4)
    outer.removeAll(keepingCapacity: true)
    level = .text
    var offset = scanner.skipSpace(from: start)
    while true {
      offset = try value(scanner, at: offset)
      if try isComplete(scanner, &offset) { return }
    }
  }

  /// Reads the scalar at `start`, or opens containers up to the first scalar or the first that is
  /// empty, and that one too.
  @inline(__always)
  private mutating func value(_ scanner: JSONScanner, at start: Int) throws(JSONFault) -> Int {
    var offset = start
    while true {
      switch scanner.byte(at: offset) {
      case UInt8(ascii: "\""):
        let (end, hasEscapes) = try scanner.string(at: offset)
        return append(.string, offset, end, hasEscapes: hasEscapes)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        return append(.number, offset, try scanner.number(at: offset))
      case UInt8(ascii: "{"):
        try open(.object, at: offset)
        offset = scanner.skipSpace(from: offset + 1)
        if scanner.byte(at: offset) == UInt8(ascii: "}") { return close(scanner, at: offset) }
        offset = try key(scanner, at: offset)
      case UInt8(ascii: "["):
        try open(.array, at: offset)
        offset = scanner.skipSpace(from: offset + 1)
        if scanner.byte(at: offset) == UInt8(ascii: "]") { return close(scanner, at: offset) }
      case UInt8(ascii: "t"):
        return append(.yes, offset, try scanner.literal(.yes, at: offset))
      case UInt8(ascii: "f"):
        return append(.no, offset, try scanner.literal(.no, at: offset))
      case UInt8(ascii: "n"):
        return append(.null, offset, try scanner.literal(.null, at: offset))
      default:
        throw JSONFault(.value, at: offset)
      }
    }
  }

  /// Reads what follows a value: closes containers, up to a comma (then `offset` is moved to the
  /// next value) or the end of the text.
  @inline(__always)
  private mutating func isComplete(
    _ scanner: JSONScanner, _ offset: inout Int
  ) throws(JSONFault) -> Bool {
    while true {
      offset = scanner.skipSpace(from: offset)
      switch (scanner.byte(at: offset), level.kind) {
      case (UInt8(ascii: ","), .object):
        offset = try key(scanner, at: scanner.skipSpace(from: offset + 1))
        return false
      case (UInt8(ascii: ","), .array):
        offset = scanner.skipSpace(from: offset + 1)
        return false
      case (UInt8(ascii: "}"), .object), (UInt8(ascii: "]"), .array):
        offset = close(scanner, at: offset)
      case (_, .object), (_, .array):
        throw JSONFault(.separator, at: offset)
      default:
        guard offset == scanner.end else { throw JSONFault(.end, at: offset) }
        return true
      }
    }
  }

  /// Reads the key at `start`, and the colon; returns the offset of the value.
  @inline(__always)
  private mutating func key(_ scanner: JSONScanner, at start: Int) throws(JSONFault) -> Int {
    guard scanner.byte(at: start) == UInt8(ascii: "\"") else { throw JSONFault(.key, at: start) }
    let (end, hasEscapes) = try scanner.string(at: start)
    let fingerprint = scanner.fingerprint(start + 1..<end - 1, hasEscapes: hasEscapes)
    level.addKey(fingerprint)
    tokens.append(
      JSONToken(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        link: UInt32(truncatingIfNeeded: fingerprint), kind: .key, hasEscapes: hasEscapes))
    let colon = scanner.skipSpace(from: end)
    guard scanner.byte(at: colon) == UInt8(ascii: ":") else { throw JSONFault(.colon, at: colon) }
    return scanner.skipSpace(from: colon + 1)
  }

  @inline(__always)
  private mutating func append(
    _ kind: JSONToken.Kind, _ start: Int, _ end: Int, hasEscapes: Bool = false
  ) -> Int {
    tokens.append(
      JSONToken(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        link: UInt32(truncatingIfNeeded: tokens.count + 1), kind: kind, hasEscapes: hasEscapes))
    return end
  }

  private mutating func open(_ kind: JSONToken.Kind, at start: Int) throws(JSONFault) {
    guard outer.count < maximumDepth else { throw JSONFault(.depth, at: start) }
    outer.append(level)
    level = JSONLevel(kind: kind, container: tokens.count)
    _ = append(kind, start, start)
  }

  private mutating func close(_ scanner: JSONScanner, at bracket: Int) -> Int {
    let container = level.container
    if level.mayHaveEqualKeys,
      keyTable.markDuplicates(ofObject: container, count: level.keyCount, in: &tokens, scanner)
    {
      level.hasDuplicates = true
    }
    let hasDuplicates = level.hasDuplicates
    tokens[container].end = UInt32(truncatingIfNeeded: bracket + 1)
    tokens[container].link = UInt32(truncatingIfNeeded: tokens.count)
    tokens[container].hasDuplicates = hasDuplicates
    level = outer.removeLast()
    if hasDuplicates { level.hasDuplicates = true }
    return bracket + 1
  }
}
