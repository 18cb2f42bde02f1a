extension JSONScanner {
  /// Reads the string that starts with the quote at `start`.
  @inline(__always)
  func string(at start: Int) throws(JSONFault) -> (end: Int, hasEscapes: Bool) {
    var hasEscapes = false
    var offset = start + 1
    while true {
      offset = plainEnd(from: offset)
      let found = byte(at: offset)
      if found == UInt8(ascii: "\"") { return (offset + 1, hasEscapes) }
      if found == UInt8(ascii: "\\") {
        hasEscapes = true
        offset = try escape(at: offset)
      } else if found >= 0x80 {
        offset = try sequence(at: offset)
      } else {
        throw JSONFault(.string, at: offset)
      }
    }
  }

  /// The first byte from `start` on that is not plain: a quote, a backslash, a control character or
  /// not ASCII.
  ///
  /// Eight bytes at a time. A subtraction borrows from the next byte only above the lowest byte
  /// that is marked, and that one alone is looked at.
  @inline(__always)
  private func plainEnd(from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = start
    while offset &+ 8 <= end {
      let word = word(at: offset)
      let quotes = (word ^ (ones &* UInt64(UInt8(ascii: "\"")))) &- ones
      let backslashes = (word ^ (ones &* UInt64(UInt8(ascii: "\\")))) &- ones
      let controls = word &- (ones &* 0x20)
      let marks = (quotes | backslashes | controls | word) & (ones &* 0x80)
      if marks != 0 { return offset &+ marks.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while isPlain(byte(at: offset)) { offset &+= 1 }
    return offset
  }

  @inline(__always)
  private func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  @inline(__always)
  private func escape(at start: Int) throws(JSONFault) -> Int {
    let letter = byte(at: start + 1)
    if letter == UInt8(ascii: "u") { return try unicodeEscape(at: start) }
    guard JSONScanner.meaning(ofEscape: letter) != nil else { throw JSONFault(.escape, at: start) }
    return start + 2
  }

  /// The byte that a backslash and `letter` stand for (RFC 8259, section 7).
  static func meaning(ofEscape letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: nil
    }
  }

  private func unicodeEscape(at start: Int) throws(JSONFault) -> Int {
    guard let unit = codeUnit(at: start) else { throw JSONFault(.unicodeEscape, at: start) }
    guard unit & 0xF800 == 0xD800 else { return start + 6 }
    guard unit < 0xDC00, let low = codeUnit(at: start + 6), low & 0xFC00 == 0xDC00 else {
      throw JSONFault(.surrogate, at: start)
    }
    return start + 12
  }

  /// The UTF-16 code unit that the escape at `start` (`\u00e9`) stands for.
  func codeUnit(at start: Int) -> UInt16? {
    guard byte(at: start) == UInt8(ascii: "\\"), byte(at: start + 1) == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt16 = 0
    for offset in start + 2..<start + 6 {
      guard let digit = byte(at: offset).hexadecimalValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// Reads one sequence that is not ASCII by the table of RFC 3629, section 4: nothing overlong, no
  /// surrogates, nothing above U+10FFFF.
  func sequence(at start: Int) throws(JSONFault) -> Int {
    let lead = byte(at: start)
    let second = byte(at: start + 1)
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = second.isUTF8Continuation ? 2 : 0
    case 0xE0: length = second & 0xE0 == 0xA0 ? 3 : 0
    case 0xED: length = second & 0xE0 == 0x80 ? 3 : 0
    case 0xE1...0xEF: length = second.isUTF8Continuation ? 3 : 0
    case 0xF0: length = second >= 0x90 && second <= 0xBF ? 4 : 0
    case 0xF1...0xF3: length = second.isUTF8Continuation ? 4 : 0
    case 0xF4: length = second & 0xF0 == 0x80 ? 4 : 0
    default: length = 0
    }
    guard length > 0, length < 3 || byte(at: start + 2).isUTF8Continuation,
      length < 4 || byte(at: start + 3).isUTF8Continuation
    else { throw JSONFault(.sequence, at: start) }
    return start + length
  }
}

extension UInt8 {
  /// What this byte counts as an ASCII hexadecimal digit.
  fileprivate var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
