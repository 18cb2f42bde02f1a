extension JSONSyntaxError {
  /// What is wrong, in one line for people.
  package var message: String {
    switch reason {
    case .empty: "there is no JSON value: the text is empty"
    case .byteOrderMark: "JSON starts without a byte order mark (the bytes EF BB BF)"
    case .tooLong: "a JSON text must end before 4 GiB"
    case .tooDeep(let limit): "more than \(limit) objects and arrays inside one another"
    case .endsInside(let part): "the text ends inside \(part.words)"
    case .unexpected(let scalar, let expected): unexpected(scalar, expected)
    case .invalidUTF8: "these bytes are not UTF-8"
    case .missingComma: "expected a `,` before this"
    case .trailingComma(let bracket): "a comma before `\(bracket)` is not JSON"
    case .wrongBracket(let bracket, let part):
      "`\(bracket)` does not close \(part.words) that is open; expected `,` or `\(part.closing)`"
    case .singleQuotes: "JSON writes strings in double quotes, not in single ones"
    case .comment: "JSON has no comments"
    case .unquotedKey(let name): "a key is written in double quotes: `\"\(name)\"`"
    case .word(let word): JSONSyntaxError.message(forWord: word)
    case .controlCharacter, .unknownEscape, .malformedUnicodeEscape, .loneSurrogate:
      messageInString
    case .leadingZero, .plusSign, .hexadecimal, .noDigitBeforePoint, .noDigit: messageInNumber
    }
  }

  private func unexpected(_ scalar: Unicode.Scalar, _ expected: Expected) -> String {
    switch scalar {
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}":
      "JSON writes strings in plain double quotes (`\"`), not in `\(scalar)`"
    case "=" where expected == .colon: "expected a `:` after the key, not `=`"
    default: "expected \(expected.words), not \(scalar.words)"
    }
  }

  private var messageInString: String {
    switch reason {
    case .controlCharacter("\n"), .controlCharacter("\r"):
      "a line ends inside a string; write it as `\\n` or close the string"
    case .controlCharacter("\t"): "a tab inside a string is written `\\t`"
    case .controlCharacter(let scalar):
      "\(scalar.words) inside a string is written `\\u\(scalar.hexadecimal)`"
    case .unknownEscape(let scalar):
      "`\\` before \(scalar.words) is no escape of JSON; a backslash itself is written `\\\\`"
    case .malformedUnicodeEscape: "`\\u` takes four hexadecimal digits"
    case .loneSurrogate(let unit):
      "`\\u\(hexadecimal(UInt32(unit), digits: 4))` is half a character; "
        + "an escape `\\ud800` to `\\udbff` goes before one `\\udc00` to `\\udfff`"
    default: ""
    }
  }

  private var messageInNumber: String {
    switch reason {
    case .leadingZero: "a number starts with no extra `0`"
    case .plusSign: "a number has no `+` before it"
    case .hexadecimal: "JSON has no hexadecimal numbers"
    case .noDigitBeforePoint: "a number has a digit before its `.`, as in `0.5`"
    case .noDigit(let scalar): "expected a digit after `\(scalar)`"
    default: ""
    }
  }

  private static func message(forWord word: String) -> String {
    switch word.lowercased() {
    case "nan", "infinity", "-nan", "-infinity", "inf", "-inf":
      "`\(word)` is not JSON: a number is written in digits"
    case "true", "yes", "on": "`\(word)` is not JSON; write `true`"
    case "false", "no", "off": "`\(word)` is not JSON; write `false`"
    case "null", "none", "nil", "undefined": "`\(word)` is not JSON; write `null`"
    default: "`\(word)` is not JSON; text is written in double quotes"
    }
  }
}

extension JSONSyntaxError.Part {
  fileprivate var words: String {
    switch self {
    case .text: "the text"
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    }
  }

  fileprivate var closing: String { self == .object ? "}" : "]" }
}

extension JSONSyntaxError.Expected {
  fileprivate var words: String {
    switch self {
    case .value: "a value"
    case .valueOrEnd: "a value or `]`"
    case .key: "a key in double quotes"
    case .keyOrEnd: "a key in double quotes or `}`"
    case .colon: "a `:` after the key"
    case .commaOrEnd(.object): "a `,` or `}` after this member"
    case .commaOrEnd: "a `,` or `]` after this element"
    case .end: "nothing after the JSON value"
    }
  }
}

extension Unicode.Scalar {
  /// Itself in backticks where it can be seen, else its number.
  fileprivate var words: String {
    if self == "\0" { return "a NUL byte" }
    switch properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator,
      .spaceSeparator where self != " ":
      return "U+\(hexadecimal)"
    default: return "`\(self)`"
    }
  }

  fileprivate var hexadecimal: String { DecisionTables.hexadecimal(value, digits: 4) }
}

private func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
