/// Works out what somebody meant where a text stops being JSON.
///
/// It may look at the bytes before the fault: all of them are right.
struct JSONExplanation {
  let fault: JSONFault
  let scanner: JSONScanner
  /// The first byte of the text.
  let start: Int
  /// What is open at the fault.
  let part: JSONSyntaxError.Part
  let maximumDepth: Int

  var error: JSONSyntaxError {
    let offset = fault.offset
    return switch fault.step {
    case .depth: JSONSyntaxError(.tooDeep(limit: maximumDepth), at: offset)
    case .string: inString
    case .escape, .unicodeEscape: inEscape
    case .surrogate:
      JSONSyntaxError(.loneSurrogate(scanner.codeUnit(at: offset) ?? 0), at: offset)
    case .sequence: JSONSyntaxError(.invalidUTF8, at: offset)
    case .digit: inNumber
    case .value: general ?? valueSlip ?? unexpected(expectedValue)
    case .key: general ?? keySlip ?? unexpected(byteBefore == "{" ? .keyOrEnd : .key)
    case .colon: general ?? unexpected(.colon)
    case .separator: general ?? numberSlip ?? separatorSlip ?? unexpected(.commaOrEnd(of: part))
    case .end: general ?? numberSlip ?? unexpected(.end)
    }
  }

  /// What a fault of `tokenizer` means, in the text from `start`.
  init(_ fault: JSONFault, of tokenizer: JSONTokenizer, from start: Int) {
    self.fault = fault
    self.start = start
    scanner = tokenizer.scanner
    maximumDepth = tokenizer.maximumDepth
    part =
      switch tokenizer.level.kind {
      case .object: .object
      case .array: .array
      default: .text
      }
  }

  var byte: Unicode.Scalar { Unicode.Scalar(scanner.byte(at: fault.offset)) }

  /// The last byte before the fault that is not white space, if there is one.
  var offsetBefore: Int? {
    var offset = fault.offset - 1
    while offset >= start, scanner.skipSpace(from: offset) != offset { offset -= 1 }
    return offset >= start ? offset : nil
  }

  var byteBefore: Unicode.Scalar? { offsetBefore.map { Unicode.Scalar(scanner.byte(at: $0)) } }

  /// What can be wrong anywhere between two tokens.
  private var general: JSONSyntaxError? {
    let offset = fault.offset
    if offset >= scanner.end {
      return JSONSyntaxError(part == .text ? .empty : .endsInside(part), at: offset)
    }
    if offset == start, scanner.scalar(at: offset) == "\u{FEFF}" {
      return JSONSyntaxError(.byteOrderMark, at: offset)
    }
    let next = scanner.byte(at: offset + 1)
    if byte == "#" || byte == "/" && (next == UInt8(ascii: "/") || next == UInt8(ascii: "*")) {
      return JSONSyntaxError(.comment, at: offset)
    }
    return nil
  }

  private var expectedValue: JSONSyntaxError.Expected { byteBefore == "[" ? .valueOrEnd : .value }

  func unexpected(_ expected: JSONSyntaxError.Expected) -> JSONSyntaxError {
    guard let scalar = scanner.scalar(at: fault.offset) else {
      return JSONSyntaxError(.invalidUTF8, at: fault.offset)
    }
    return JSONSyntaxError(.unexpected(scalar, expected), at: fault.offset)
  }

  private var inString: JSONSyntaxError {
    fault.offset >= scanner.end
      ? JSONSyntaxError(.endsInside(.string), at: scanner.end)
      : JSONSyntaxError(.controlCharacter(byte), at: fault.offset)
  }

  private var inEscape: JSONSyntaxError {
    var end = fault.offset + 1
    if fault.step == .unicodeEscape {
      end += 1
      while end < fault.offset + 6, Character(Unicode.Scalar(scanner.byte(at: end))).isHexDigit {
        end += 1
      }
    }
    if end >= scanner.end { return JSONSyntaxError(.endsInside(.string), at: scanner.end) }
    if fault.step == .unicodeEscape {
      return JSONSyntaxError(.malformedUnicodeEscape, at: fault.offset)
    }
    guard let scalar = scanner.scalar(at: end) else {
      return JSONSyntaxError(.invalidUTF8, at: end)
    }
    return JSONSyntaxError(.unknownEscape(scalar), at: fault.offset)
  }

  private var inNumber: JSONSyntaxError {
    let before = fault.offset - 1
    let sign = Unicode.Scalar(scanner.byte(at: before))
    if sign == "-", let word = scanner.identifier(at: fault.offset) {
      return JSONSyntaxError(.word("-" + word), at: before)
    }
    return JSONSyntaxError(.noDigit(after: sign), at: fault.offset)
  }
}
