/// The first place where a text is not JSON, and what is wrong there.
package struct JSONSyntaxError: Error, Equatable {
  /// What a text ends in the middle of.
  package enum Part: Equatable, Sendable {
    /// The text itself: there is no value yet, or there is a whole one.
    case text
    case object, array, string
  }

  /// What could have been at a place.
  package enum Expected: Equatable, Sendable {
    case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd(of: Part), end
  }

  package enum Reason: Equatable, Sendable {
    /// Nothing but white space, if anything.
    case empty
    /// U+FEFF before the text (RFC 8259, section 8.1).
    case byteOrderMark
    /// At 4 GiB: no text may reach further.
    case tooLong
    /// One object or array more inside one another than the reader takes.
    case tooDeep(limit: Int)
    case endsInside(Part)
    case unexpected(Unicode.Scalar, Expected)
    /// Bytes that are not UTF-8 (RFC 3629).
    case invalidUTF8
    /// A control character in a string that must be an escape.
    case controlCharacter(Unicode.Scalar)
    case unknownEscape(Unicode.Scalar)
    /// `\u` without four hexadecimal digits.
    case malformedUnicodeEscape
    /// Half a pair of UTF-16 surrogates.
    case loneSurrogate(UInt16)
    case trailingComma(before: Unicode.Scalar)
    case missingComma
    /// A bracket that does not close the object or array that is open.
    case wrongBracket(Unicode.Scalar, in: Part)
    case singleQuotes
    case comment
    case unquotedKey(String)
    /// A word that is no JSON value: `None`, `NaN`, `True`.
    case word(String)
    case leadingZero
    case plusSign
    case hexadecimal
    /// A number such as `.5`.
    case noDigitBeforePoint
    /// A number that breaks off after a minus, a point or an exponent sign.
    case noDigit(after: Unicode.Scalar)
  }

  package let reason: Reason
  /// The offset of the byte in the source; for a text that ends too early that of its end.
  package let offset: Int

  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
