/// What a byte means in YAML.
extension UInt8 {
  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isSpace: Bool { isBlank || isLineBreak }
  var opensFlow: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "[") }
  var closesFlow: Bool { self == UInt8(ascii: "}") || self == UInt8(ascii: "]") }
  var endsFlowValue: Bool { closesFlow || self == UInt8(ascii: ",") }
  /// The bracket that closes this one.
  var closing: UInt8 { self == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether this may stand in a dotted name or an id.
  var isNameByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
      || self == UInt8(ascii: "-")
  }
}
