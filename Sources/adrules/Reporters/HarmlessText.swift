/// Text from files and arguments, so that it cannot command a terminal or hide what it says.
///
/// Control characters, line and paragraph separators and invisible format characters (changes of
/// writing direction among them) become visible. Joiners stay: scripts and emoji need them.
enum HarmlessText {
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    return text.unicodeScalars.map(of).joined()
  }

  static func of(_ scalar: Unicode.Scalar) -> String {
    guard isHarmful(scalar) else { return String(scalar) }
    // The pictures of control characters stand in their order from U+2400 on.
    if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) {
      return String(picture)
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }

  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return scalar != "\u{200C}" && scalar != "\u{200D}"
    default: return false
    }
  }
}
