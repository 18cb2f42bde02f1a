/// The one pass over a JSON text that checks it and writes its tokens on a tape.
///
/// A trivial value, so that it can live in registers while it runs.
struct JSONTokenizer {
  /// The memory that it writes to: every value and key in the order of the text, and the
  /// containers around the innermost one that is open.
  struct Room {
    let tokens: UnsafeMutableBufferPointer<JSONToken>
    let levels: UnsafeMutableBufferPointer<JSONLevel>
  }

  enum State {
    case needsTokens, needsLevels, complete
  }

  let scanner: JSONScanner
  let maximumDepth: Int
  private var isComplete = false
  /// Where the next key or value starts.
  private var offset: Int
  /// Tokens written so far.
  private var count = 0
  private var depth = 0
  /// The innermost container that is open.
  private(set) var level = JSONLevel.text

  /// One pass over the text from `start` to the end of the scanner.
  init(_ scanner: JSONScanner, from start: Int, maximumDepth: Int) {
    self.scanner = scanner
    self.maximumDepth = maximumDepth
    offset = scanner.skipSpace(from: start)
  }

  /// Goes on until the text is complete, or there is not room enough; with more it can go on.
  mutating func run(in room: Room) throws(JSONFault) -> State {
    var pass = self
    defer { self = pass }
    while !pass.isComplete {
      // A round writes a key and a value at most.
      guard pass.count &+ 2 <= room.tokens.count else { return .needsTokens }
      guard pass.depth < room.levels.count else { return .needsLevels }
      if pass.level.kind == .object { try pass.readKey(to: room) }
      let start = pass.offset
      switch pass.scanner.byte(at: start) {
      case UInt8(ascii: "\""):
        let (end, hasEscapes) = try pass.scanner.string(at: start)
        pass.append(.string, end, hasEscapes: hasEscapes, to: room)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        pass.append(.number, try pass.scanner.number(at: start), to: room)
      case UInt8(ascii: "{"):
        guard try pass.open(.object, in: room) else { continue }
      case UInt8(ascii: "["):
        guard try pass.open(.array, in: room) else { continue }
      case UInt8(ascii: "t"):
        pass.append(.yes, try pass.scanner.literal("true", at: start), to: room)
      case UInt8(ascii: "f"):
        pass.append(.no, try pass.scanner.literal("false", at: start), to: room)
      case UInt8(ascii: "n"):
        pass.append(.null, try pass.scanner.literal("null", at: start), to: room)
      default:
        throw JSONFault(.value, at: start)
      }
      try pass.readSeparators(in: room)
    }
    return .complete
  }

  /// Reads a key and the colon.
  @inline(__always)
  private mutating func readKey(to room: Room) throws(JSONFault) {
    guard scanner.byte(at: offset) == UInt8(ascii: "\"") else { throw JSONFault(.key, at: offset) }
    let (end, hasEscapes) = try scanner.string(at: offset)
    let fingerprint = scanner.fingerprint(offset &+ 1..<end &- 1, hasEscapes: hasEscapes)
    room.tokens[count] = JSONToken(
      .key, offset..<end, link: Int(truncatingIfNeeded: fingerprint), hasEscapes: hasEscapes)
    if level.mayKnow(fingerprint), level.keyCount <= JSONKeyTable.few,
      scanner.markIfDuplicate(key: count, ofObject: level.container, in: room.tokens)
    {
      level.hasDuplicates = true
    }
    count &+= 1
    offset = scanner.skipSpace(from: end)
    guard scanner.byte(at: offset) == UInt8(ascii: ":") else { throw JSONFault(.colon, at: offset) }
    offset = scanner.skipSpace(from: offset &+ 1)
  }

  /// Closes what is closed after a value, and moves on to the next one or the end of the text.
  @inline(__always)
  private mutating func readSeparators(in room: Room) throws(JSONFault) {
    while true {
      offset = scanner.skipSpace(from: offset)
      let found = scanner.byte(at: offset)
      if level.kind == .null {
        guard offset == scanner.end else { throw JSONFault(.end, at: offset) }
        isComplete = true
        return
      }
      if found == UInt8(ascii: ",") {
        offset = scanner.skipSpace(from: offset &+ 1)
        return
      }
      guard found == level.closingBracket else { throw JSONFault(.separator, at: offset) }
      close(in: room)
    }
  }

  @inline(__always)
  private mutating func append(
    _ kind: JSONToken.Kind, _ end: Int, hasEscapes: Bool = false, to room: Room
  ) {
    room.tokens[count] = JSONToken(kind, offset..<end, link: count &+ 1, hasEscapes: hasEscapes)
    count &+= 1
    offset = end
  }

  /// Opens a container; one with nothing in it is closed too.
  ///
  /// - Returns: whether it is closed.
  @inline(__always)
  private mutating func open(_ kind: JSONToken.Kind, in room: Room) throws(JSONFault) -> Bool {
    guard depth < maximumDepth else { throw JSONFault(.depth, at: offset) }
    room.levels[depth] = level
    depth &+= 1
    level = JSONLevel(kind: kind, container: count)
    append(kind, offset &+ 1, to: room)
    offset = scanner.skipSpace(from: offset)
    guard scanner.byte(at: offset) == level.closingBracket else { return false }
    close(in: room)
    return true
  }

  @inline(__always)
  private mutating func close(in room: Room) {
    if level.keyCount > JSONKeyTable.few {
      let tape = UnsafeMutableBufferPointer(rebasing: room.tokens[..<count])
      if JSONKeyTable.markDuplicates(ofObject: level, in: tape, scanner) {
        level.hasDuplicates = true
      }
    }
    offset &+= 1
    let hasDuplicates = level.hasDuplicates
    room.tokens[level.container].close(at: offset, next: count, hasDuplicates: hasDuplicates)
    depth &-= 1
    level = room.levels[depth]
    if hasDuplicates { level.hasDuplicates = true }
  }
}
