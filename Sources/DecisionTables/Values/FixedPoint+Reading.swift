extension FixedPoint {
  /// Why a number as people write it is not one of ours.
  package enum ReadingError: Error, Equatable {
    case notANumber
    /// More than six decimals that are not zero.
    case tooManyDecimals
    case outOfRange
  }

  /// Reads a number in the grammar of JSON (RFC 8259, section 6): `-1.5e3`.
  ///
  /// - Throws: ``ReadingError`` for text that is no such number, or one that does not fit.
  package init(reading text: some Collection<UInt8>) throws(ReadingError) {
    var reader = DecimalReader(text)
    self = try reader.read()
  }
}

/// Reads digits, point and exponent, keeping at most as many digits as can matter.
private struct DecimalReader<Text: Collection<UInt8>> {
  private let text: Text
  private var index: Text.Index
  private var significand: UInt64 = 0
  /// Power of ten by which the significand is to be multiplied.
  private var exponent = 0
  private var lostDigits = false

  init(_ text: Text) {
    self.text = text
    index = text.startIndex
  }

  mutating func read() throws(FixedPoint.ReadingError) -> FixedPoint {
    let negative = take(UInt8(ascii: "-"))
    let first = peek
    guard readDigits(areDecimals: false) > 0 else { throw .notANumber }
    let leadingZero = first == UInt8(ascii: "0")
    if leadingZero, integerDigits > 1 { throw .notANumber }
    if take(UInt8(ascii: ".")) {
      guard readDigits(areDecimals: true) > 0 else { throw .notANumber }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) { try readExponent() }
    guard index == text.endIndex else { throw .notANumber }
    return try value(negative: negative)
  }

  private var integerDigits = 0
  private var peek: UInt8? { index < text.endIndex ? text[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index = text.index(after: index)
    return true
  }

  private mutating func readDigits(areDecimals: Bool) -> Int {
    var count = 0
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      index = text.index(after: index)
      count += 1
      append(digit: UInt64(byte - UInt8(ascii: "0")), isDecimal: areDecimals)
    }
    if !areDecimals { integerDigits = count }
    return count
  }

  /// Nineteen digits always fit; of later ones it only matters whether they are zero.
  private mutating func append(digit: UInt64, isDecimal: Bool) {
    if significand < 1_000_000_000_000_000_000 {
      significand = significand * 10 + digit
      if isDecimal { exponent -= 1 }
    } else {
      if digit != 0 { lostDigits = true }
      if !isDecimal { exponent += 1 }
    }
  }

  private mutating func readExponent() throws(FixedPoint.ReadingError) {
    let negative = take(UInt8(ascii: "-"))
    if !negative { _ = take(UInt8(ascii: "+")) }
    var value = 0
    var count = 0
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      index = text.index(after: index)
      count += 1
      value = Swift.min(value * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000_000)
    }
    guard count > 0 else { throw .notANumber }
    exponent += negative ? -value : value
  }

  private func value(negative: Bool) throws(FixedPoint.ReadingError) -> FixedPoint {
    guard significand != 0 else { return .zero }
    var digits = significand
    var power = exponent + 6
    // What was lost is worth less than one in the last digit kept, of nineteen.
    if lostDigits {
      let fits = power < 0 || power == 0 && digits <= Int64.max.magnitude
      throw fits ? .tooManyDecimals : .outOfRange
    }
    while power < 0 {
      guard digits % 10 == 0 else { throw .tooManyDecimals }
      digits /= 10
      power += 1
    }
    while power > 0 {
      let (next, overflow) = digits.multipliedReportingOverflow(by: 10)
      if overflow { throw .outOfRange }
      digits = next
      power -= 1
    }
    if negative {
      guard digits <= Int64.min.magnitude else { throw .outOfRange }
      return FixedPoint(millionths: -Int64(digits - 1) - 1)
    }
    guard digits <= Int64.max.magnitude else { throw .outOfRange }
    return FixedPoint(millionths: Int64(digits))
  }
}
