/// What servers put around markup on its way into a JSON string.
enum MarkupWrapping {
  /// The markup in `bytes` from its first `<` on.
  ///
  /// Takes off a byte order mark, white space, a CDATA section around everything and escaping of
  /// everything, up to three times.
  static func removed(from bytes: [UInt8]) -> [UInt8] {
    var markup = trimmed(bytes)
    for _ in 0..<3 {
      if markup.starts(with: cdataStart) {
        markup = trimmed(cdataContent(of: markup))
      } else if isEscaped(markup) {
        markup = trimmed(CharacterReference.decoded(markup))
      } else {
        return markup
      }
    }
    return markup
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let cdataStart = Array("<![CDATA[".utf8)
  private static let cdataEnd = Array("]]>".utf8)
  /// How a section that holds `]]>` is written as two.
  private static let splitEnd = Array("]]]]><![CDATA[>".utf8)

  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    if rest.starts(with: byteOrderMark) { rest = rest.dropFirst(byteOrderMark.count) }
    rest = rest.drop(while: \.isMarkupSpace)
    while let last = rest.last, last.isMarkupSpace { rest.removeLast() }
    return rest.count == bytes.count ? bytes : Array(rest)
  }

  private static func isEscaped(_ markup: [UInt8]) -> Bool {
    guard markup.first == UInt8(ascii: "&"),
      let first = CharacterReference(in: markup, at: 0)
    else { return false }
    return first.scalar == "<" || first.scalar == "&"
  }

  private static func cdataContent(of markup: [UInt8]) -> [UInt8] {
    var content = markup.dropFirst(cdataStart.count)
    if content.suffix(cdataEnd.count).elementsEqual(cdataEnd) {
      content = content.dropLast(cdataEnd.count)
    }
    return joined(content)
  }

  private static func joined(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var rest = content
    while let byte = rest.first {
      if byte == UInt8(ascii: "]"), rest.starts(with: splitEnd) {
        result.append(contentsOf: cdataEnd)
        rest = rest.dropFirst(splitEnd.count)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

extension UInt8 {
  /// White space of XML 1.0 (section 2.3).
  var isMarkupSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
