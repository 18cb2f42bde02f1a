/// Splits XML 1.0 into tags and text, from front to back, each byte once.
///
/// There is no DTD: a document type declaration is passed over and its entities are unknown.
/// Attribute values are checked for quotes and references, and not kept.
struct MarkupScanner {
  enum Token: Equatable {
    case start(name: Range<Int>, isEmpty: Bool)
    case end(name: Range<Int>)
    /// Character data; `isLiteral` in a CDATA section, where `&` is a letter like others.
    case text(Range<Int>, isLiteral: Bool)
  }

  /// The text stops being XML at this byte.
  struct SyntaxError: Error, Equatable { let offset: Int }

  let bytes: [UInt8]
  private(set) var offset = 0
  /// The first `&` that starts no reference: common in URLs, and no reason to stop.
  private(set) var badReference: Int?
  /// The name of the latest start tag, also of one that is broken further on.
  private(set) var tagName: Range<Int>?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next token, or nil at the end. Comments and declarations are passed over.
  mutating func next() throws(SyntaxError) -> Token? {
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else { return text() }
      if take("<!--") {
        try skip(past: "-->")
      } else if take("<?") {
        try skip(past: "?>")
      } else if take("<![CDATA[") {
        let start = offset
        try skip(past: "]]>")
        return .text(start..<offset - 3, isLiteral: true)
      } else if take("<!") {
        try skipDeclaration()
      } else {
        return try tag()
      }
    }
    return nil
  }
}

extension MarkupScanner {
  private mutating func text() -> Token {
    let start = offset
    pass(upTo: UInt8(ascii: "<"), or: UInt8(ascii: "<"))
    return .text(start..<offset, isLiteral: false)
  }

  private mutating func tag() throws(SyntaxError) -> Token {
    if take("</") {
      let name = try name()
      skipSpace()
      guard take(">") else { throw SyntaxError(offset: offset) }
      return .end(name: name)
    }
    offset += 1
    let name = try name()
    tagName = name
    while true {
      let hadSpace = skipSpace()
      if take("/>") { return .start(name: name, isEmpty: true) }
      if take(">") { return .start(name: name, isEmpty: false) }
      guard hadSpace else { throw SyntaxError(offset: offset) }
      try attribute()
    }
  }

  private mutating func attribute() throws(SyntaxError) {
    _ = try name()
    skipSpace()
    guard take("=") else { throw SyntaxError(offset: offset) }
    skipSpace()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw SyntaxError(offset: offset)
    }
    offset += 1
    pass(upTo: quote, or: UInt8(ascii: "<"))
    guard peek == quote else { throw SyntaxError(offset: offset) }
    offset += 1
  }

  private mutating func name() throws(SyntaxError) -> Range<Int> {
    let start = offset
    guard let first = peek, first.startsMarkupName else { throw SyntaxError(offset: offset) }
    bytes.withUnsafeBufferPointer { bytes in
      while offset < bytes.count, bytes[offset].continuesMarkupName { offset &+= 1 }
    }
    return start..<offset
  }

  /// Passes over `<!DOCTYPE …>` and an internal subset in brackets, quotes respected.
  private mutating func skipDeclaration() throws(SyntaxError) {
    var brackets = 0
    while let byte = peek {
      offset += 1
      switch byte {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0: return
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        try skip(past: byte == UInt8(ascii: "\"") ? "\"" : "'")
      default: break
      }
    }
    throw SyntaxError(offset: offset)
  }
}

extension MarkupScanner {
  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Moves on to the next `end` or `other`, and notes the first `&` that starts no reference.
  private mutating func pass(upTo end: UInt8, or other: UInt8) {
    bytes.withUnsafeBufferPointer { text in
      while offset < text.count, text[offset] != end, text[offset] != other {
        if text[offset] == UInt8(ascii: "&"), badReference == nil,
          CharacterReference(in: bytes, at: offset) == nil
        {
          badReference = offset
        }
        offset &+= 1
      }
    }
  }

  private mutating func take(_ word: StaticString) -> Bool {
    guard holds(word, at: offset) else { return false }
    offset += word.utf8CodeUnitCount
    return true
  }

  private func holds(_ word: StaticString, at offset: Int) -> Bool {
    guard offset + word.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<word.utf8CodeUnitCount
    where bytes[offset + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether the same bytes stand in two ranges.
  func areEqual(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    guard a.count == b.count else { return false }
    for index in 0..<a.count where bytes[a.lowerBound + index] != bytes[b.lowerBound + index] {
      return false
    }
    return true
  }

  /// Whether the bytes in `range` are `word`.
  func bytes(in range: Range<Int>, are word: StaticString) -> Bool {
    range.count == word.utf8CodeUnitCount && holds(word, at: range.lowerBound)
  }

  private mutating func skip(past word: StaticString) throws(SyntaxError) {
    let first = word.utf8Start.pointee
    while offset < bytes.count {
      if bytes[offset] == first, take(word) { return }
      offset += 1
    }
    throw SyntaxError(offset: offset)
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = offset
    while let byte = peek, byte.isMarkupSpace { offset += 1 }
    return offset > start
  }
}

extension UInt8 {
  /// Bytes beyond ASCII are taken for letters.
  fileprivate var startsMarkupName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...: true
    default: false
    }
  }

  fileprivate var continuesMarkupName: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: startsMarkupName
    }
  }
}
