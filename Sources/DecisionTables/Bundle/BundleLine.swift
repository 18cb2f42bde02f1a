/// One line of a bundle: tokens with spaces between them, taken from the left.
struct BundleLine {
  let number: Int
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>, number: Int) {
    self.number = number
    rest = bytes.drop { $0 == BundleLine.space }
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Whether a string in quotes comes next.
  var isAtString: Bool { rest.first == UInt8(ascii: "\"") }

  /// The next token; it stays.
  var peek: ArraySlice<UInt8>? { isAtEnd ? nil : rest[..<tokenEnd] }

  mutating func next() -> ArraySlice<UInt8>? {
    guard !isAtEnd else { return nil }
    let end = tokenEnd
    let token = rest[..<end]
    rest = rest[end...].drop { $0 == BundleLine.space }
    return token
  }

  /// Takes the next token if it is `keyword`.
  mutating func take(_ keyword: String) -> Bool {
    guard rest.starts(with: keyword.utf8), peek?.count == keyword.utf8.count else { return false }
    _ = next()
    return true
  }

  func error(_ reason: BundleError.Reason) -> BundleError {
    BundleError(line: number, reason: reason)
  }

  /// What was expected where the next token stands.
  func expected(_ what: BundleError.Expectation) -> BundleError {
    expected(what, found: peek)
  }

  func expected(
    _ what: BundleError.Expectation, found token: ArraySlice<UInt8>?
  ) -> BundleError {
    error(.expected(what, found: token.map { String(decoding: $0, as: UTF8.self) }))
  }

  /// Spaces in quotes are part of the token.
  private var tokenEnd: Int {
    let length = rest.withUnsafeBufferPointer { bytes in
      var isQuoted = false
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\""): isQuoted.toggle()
        case UInt8(ascii: "\\") where isQuoted: index += 1
        case BundleLine.space where !isQuoted: return index
        default: break
        }
        index += 1
      }
      return bytes.count
    }
    return rest.startIndex + length
  }

  private static let space = UInt8(ascii: " ")
}

extension BundleLine {
  /// The next token, to be compared with keywords.
  mutating func keyword() -> String {
    next().map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// A name; what tells it from its equals is left out.
  mutating func name() throws(BundleError) -> String {
    let token = next()
    guard let token, let content = BundleWords.content(of: token),
      content.rest.isEmpty || content.rest.first == UInt8(ascii: "#")
    else { throw expected(.name, found: token) }
    return content.text
  }

  /// A string in quotes.
  mutating func string() throws(BundleError) -> String {
    guard isAtString else { throw expected(.string) }
    let token = next()
    guard let token, let content = BundleWords.content(of: token), content.rest.isEmpty else {
      throw expected(.string, found: token)
    }
    return content.text
  }

  mutating func wholeNumber() throws(BundleError) -> Int {
    let token = next()
    guard let token, let number = Int(String(decoding: token, as: UTF8.self)) else {
      throw expected(.number, found: token)
    }
    return number
  }

  mutating func title() throws(BundleError) -> String? { take("title") ? try string() : nil }

  mutating func clause() throws(BundleError) -> String? { take("clause") ? try name() : nil }

  /// `completion.yaml:12:5`
  mutating func origin() throws(BundleError) -> Origin {
    let token = next()
    if let content = token.flatMap(BundleWords.content), content.rest.isEmpty,
      let (before, column) = BundleLine.split(Substring(content.text).utf8),
      let (file, line) = BundleLine.split(before)
    {
      return Origin(file: String(Substring(file)), line: line, column: column)
    }
    throw expected(.origin, found: token)
  }

  /// What is before the last colon, and the number behind it.
  private static func split(_ text: Substring.UTF8View) -> (Substring.UTF8View, Int)? {
    guard let colon = text.lastIndex(of: UInt8(ascii: ":")),
      let number = Int(Substring(text[text.index(after: colon)...]))
    else { return nil }
    return (text[..<colon], number)
  }
}
