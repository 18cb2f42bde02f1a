/// Counts the columns that scalars take in a terminal, one after the other.
///
/// Wide characters (UAX #11) and emoji take two, combining marks none. An emoji of several
/// scalars (UTS #51: joined, with a skin tone, a flag) takes two as a whole.
struct DisplayWidth {
  private var emojiColumns: Int?
  private var followsJoiner = false
  private var isHalfFlag = false

  /// The columns by which `scalar` widens the text so far.
  mutating func columns(adding scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII {
      self = DisplayWidth()
      return 1
    }
    if let emojiColumns, let extra = columns(extending: emojiColumns, scalar) { return extra }
    let columns = DisplayWidth.columns(ofSingle: scalar)
    emojiColumns = scalar.properties.isEmoji ? columns : nil
    isHalfFlag = DisplayWidth.isFlagHalf(scalar)
    followsJoiner = false
    return columns
  }

  /// The columns by which `scalar` widens an emoji, or nil if it begins something new.
  private mutating func columns(extending emoji: Int, _ scalar: Unicode.Scalar) -> Int? {
    if scalar == "\u{200D}" {
      followsJoiner = true
      return 0
    }
    if scalar == "\u{FE0F}" {
      emojiColumns = 2
      return 2 - emoji
    }
    let completesFlag = isHalfFlag && DisplayWidth.isFlagHalf(scalar)
    let isJoined = followsJoiner && scalar.properties.isEmoji
    guard completesFlag || isJoined || scalar.properties.isEmojiModifier else { return nil }
    followsJoiner = false
    isHalfFlag = false
    emojiColumns = 2
    return 2 - emoji
  }

  private static func isFlagHalf(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func columns(ofSingle scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    let value = scalar.value
    // Vowels and finals of Hangul join the syllable before them.
    if (0x1160...0x11FF).contains(value) { return 0 }
    if isFlagHalf(scalar) { return 1 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// The ranges of `East_Asian_Width` W and F that are no emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4C6,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265,
    0x20000...0x3FFFD,
  ]
}
