/// How names and strings are spelled in a bundle.
enum BundleWords {
  /// A name: as it is if that is one plain token, else in quotes.
  static func word(_ text: String) -> String {
    !text.isEmpty && text.utf8.allSatisfy(isPlain) ? text : quoted(text)
  }

  /// A string in quotes, with everything escaped that would end it, the line or the literal.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f:
        let digits = String(scalar.value, radix: 16)
        result += "\\x" + (digits.count < 2 ? "0" : "") + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// What a token stands for, and what follows its closing quote; nil if the quotes or escapes
  /// are broken.
  static func content(
    of token: ArraySlice<UInt8>
  ) -> (text: String, rest: ArraySlice<UInt8>)? {
    guard token.first == UInt8(ascii: "\"") else {
      let end = token.firstIndex { !isPlain($0) } ?? token.endIndex
      return (String(decoding: token[..<end], as: UTF8.self), token[end...])
    }
    let inside = token.dropFirst()
    guard let stop = inside.firstIndex(where: { $0 == quote || $0 == backslash }) else {
      return nil
    }
    guard inside[stop] == backslash else {
      return (String(decoding: inside[..<stop], as: UTF8.self), inside[(stop + 1)...])
    }
    return unescaped(inside)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  private static func unescaped(
    _ inside: ArraySlice<UInt8>
  ) -> (text: String, rest: ArraySlice<UInt8>)? {
    var bytes: [UInt8] = []
    var rest = inside
    while let byte = rest.popFirst() {
      if byte == quote { return (String(decoding: bytes, as: UTF8.self), rest) }
      guard byte == backslash else {
        bytes.append(byte)
        continue
      }
      guard let escaped = escaped(&rest) else { return nil }
      bytes.append(escaped)
    }
    return nil
  }

  /// The byte that is meant by what follows a backslash.
  private static func escaped(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    switch rest.popFirst() {
    case quote: return quote
    case backslash: return backslash
    case UInt8(ascii: "n"): return UInt8(ascii: "\n")
    case UInt8(ascii: "x"):
      let digits = rest.prefix(2)
      rest = rest.dropFirst(2)
      return digits.count == 2 ? UInt8(String(decoding: digits, as: UTF8.self), radix: 16) : nil
    default: return nil
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
