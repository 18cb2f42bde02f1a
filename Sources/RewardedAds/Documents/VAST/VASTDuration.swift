import DecisionTables

/// Reads the text of a `Duration` element: `HH:MM:SS` or `HH:MM:SS.mmm`.
///
/// One to six decimals are taken, white space around the text is not looked at.
enum VASTDuration {
  /// Seconds, or nil for any other text.
  static func seconds(in text: some BidirectionalCollection<UInt8>) -> FixedPoint? {
    var digits = ArraySlice(text).drop(while: \.isMarkupSpace)
    while let last = digits.last, last.isMarkupSpace { digits.removeLast() }
    guard let hours = twoDigits(&digits), take(UInt8(ascii: ":"), from: &digits),
      let minutes = twoDigits(&digits), minutes < 60, take(UInt8(ascii: ":"), from: &digits),
      let seconds = twoDigits(&digits), seconds < 60,
      let fraction = millionths(&digits)
    else { return nil }
    let whole = Int64(hours * 3600 + minutes * 60 + seconds)
    return FixedPoint(millionths: whole * FixedPoint.scale + fraction)
  }

  private static func take(_ byte: UInt8, from digits: inout ArraySlice<UInt8>) -> Bool {
    guard digits.first == byte else { return false }
    digits.removeFirst()
    return true
  }

  private static func digit(_ byte: UInt8) -> Int? {
    guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
    return Int(byte - UInt8(ascii: "0"))
  }

  private static func twoDigits(_ digits: inout ArraySlice<UInt8>) -> Int? {
    guard digits.count >= 2, let tens = digit(digits.removeFirst()),
      let ones = digit(digits.removeFirst())
    else { return nil }
    return tens * 10 + ones
  }

  /// What follows the seconds up to the end of the text.
  private static func millionths(_ digits: inout ArraySlice<UInt8>) -> Int64? {
    guard !digits.isEmpty else { return 0 }
    guard take(UInt8(ascii: "."), from: &digits), (1...6).contains(digits.count) else {
      return nil
    }
    var value: Int64 = 0
    var unit = FixedPoint.scale
    for byte in digits {
      guard let digit = digit(byte) else { return nil }
      unit /= 10
      value += Int64(digit) * unit
    }
    return value
  }
}
