/// Says whether bytes are JSON, by the grammar of RFC 8259 rule for rule: slow and obvious.
struct JSONRecogniser {
  private let bytes: [UInt8]
  private var index = 0

  static func accepts(_ bytes: [UInt8]) -> Bool {
    guard String(validating: bytes, as: UTF8.self) != nil else { return false }
    var recogniser = JSONRecogniser(bytes: bytes)
    return recogniser.element() && recogniser.index == bytes.count
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func element() -> Bool {
    space()
    guard value() else { return false }
    space()
    return true
  }

  private mutating func value() -> Bool {
    for word in ["true", "false", "null"] where take(word) { return true }
    if take("{") { return rest(until: "}") { $0.member() } }
    if take("[") { return rest(until: "]") { $0.element() } }
    if take("\"") { return restOfString() }
    return number()
  }

  private mutating func rest(until end: String, item: (inout Self) -> Bool) -> Bool {
    space()
    if take(end) { return true }
    repeat {
      guard item(&self) else { return false }
    } while take(",")
    return take(end)
  }

  private mutating func member() -> Bool {
    space()
    guard take("\""), restOfString() else { return false }
    space()
    return take(":") && element()
  }

  private mutating func restOfString() -> Bool {
    while index < bytes.count {
      if take("\"") { return true }
      if take("\\u") {
        guard restOfUnicodeEscape() else { return false }
      } else if take("\\") {
        guard takeOne(of: ["\"", "\\", "/", "b", "f", "n", "r", "t"]) else { return false }
      } else if bytes[index] < 0x20 {
        return false
      } else {
        index += 1
      }
    }
    return false
  }

  private mutating func restOfUnicodeEscape() -> Bool {
    guard let unit = hexadecimal(), !(0xDC00...0xDFFF).contains(unit) else { return false }
    guard (0xD800...0xDBFF).contains(unit) else { return true }
    guard take("\\u"), let low = hexadecimal() else { return false }
    return (0xDC00...0xDFFF).contains(low)
  }

  private mutating func hexadecimal() -> Int? {
    guard index + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    index += 4
    return Int(digits, radix: 16)
  }

  private mutating func number() -> Bool {
    _ = take("-")
    guard take("0") || digits() else { return false }
    if take("."), !digits() { return false }
    if takeOne(of: ["e", "E"]) {
      _ = takeOne(of: ["+", "-"])
      return digits()
    }
    return true
  }

  private mutating func digits() -> Bool {
    let start = index
    while takeOne(of: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]) {}
    return index > start
  }

  private mutating func space() {
    while takeOne(of: [" ", "\n", "\r", "\t"]) {}
  }

  private mutating func takeOne(of texts: [String]) -> Bool {
    for text in texts where take(text) { return true }
    return false
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }
}
