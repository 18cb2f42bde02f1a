extension JSONExplanation {
  /// What people write where a value belongs.
  var valueSlip: JSONSyntaxError? {
    let offset = fault.offset
    switch byte {
    case "]", "}":
      return commaBefore
    case "'":
      return JSONSyntaxError(.singleQuotes, at: offset)
    case "+":
      return JSONSyntaxError(.plusSign, at: offset)
    case ".":
      let isNumber = Unicode.Scalar(scanner.byte(at: offset + 1)).isDigit
      return isNumber ? JSONSyntaxError(.noDigitBeforePoint, at: offset) : nil
    default:
      return scanner.identifier(at: offset).map { JSONSyntaxError(.word($0), at: offset) }
    }
  }

  /// What people write where a key belongs.
  var keySlip: JSONSyntaxError? {
    let offset = fault.offset
    switch byte {
    case "}", "]":
      return commaBefore
    case "'":
      return JSONSyntaxError(.singleQuotes, at: offset)
    default:
      return scanner.identifier(at: offset).map { JSONSyntaxError(.unquotedKey($0), at: offset) }
    }
  }

  private var commaBefore: JSONSyntaxError? {
    guard let offset = offsetBefore, byteBefore == "," else { return nil }
    return JSONSyntaxError(.trailingComma(before: byte), at: offset)
  }

  /// A digit or `x` right after a zero: only there a number ends before a digit.
  var numberSlip: JSONSyntaxError? {
    var number = fault.offset - 1
    guard number >= start, scanner.byte(at: number) == UInt8(ascii: "0") else { return nil }
    if number > start {
      let before = Unicode.Scalar(scanner.byte(at: number - 1))
      if before == "-" { number -= 1 }
      if before == "." || before.isDigit { return nil }
    }
    if byte.isDigit { return JSONSyntaxError(.leadingZero, at: number) }
    return byte == "x" || byte == "X" ? JSONSyntaxError(.hexadecimal, at: number) : nil
  }

  /// What people write where a comma or the end of an object or array belongs.
  var separatorSlip: JSONSyntaxError? {
    let offset = fault.offset
    switch byte {
    case "}", "]":
      return JSONSyntaxError(.wrongBracket(byte, in: part), at: offset)
    case "\"", "{", "[":
      return JSONSyntaxError(.missingComma, at: offset)
    default:
      let startsValue = byte == "-" || byte.isDigit || scanner.identifier(at: offset) != nil
      let isApart = offsetBefore != offset - 1
      return startsValue && isApart ? JSONSyntaxError(.missingComma, at: offset) : nil
    }
  }
}

extension JSONScanner {
  /// The Unicode scalar whose UTF-8 starts at `offset`, or nil if none does.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    let lead = byte(at: offset)
    if lead < 0x80 { return Unicode.Scalar(lead) }
    guard let end = try? sequence(at: offset) else { return nil }
    return String(decoding: bytes(offset..<end), as: UTF8.self).unicodeScalars.first
  }

  /// The name at `offset`: ASCII letters, digits, `_` and `$`, of which messages need no more than
  /// the first forty.
  func identifier(at offset: Int) -> String? {
    var end = offset
    while end < offset + 40, Unicode.Scalar(byte(at: end)).isNamePart { end += 1 }
    return end > offset ? String(decoding: bytes(offset..<end), as: UTF8.self) : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { self >= "0" && self <= "9" }

  fileprivate var isNamePart: Bool {
    isDigit || self >= "a" && self <= "z" || self >= "A" && self <= "Z" || self == "_"
      || self == "$"
  }
}
