/// An exact number with six decimals in 64 bits: the only numbers there are.
///
/// From −9223372036854.775808 to 9223372036854.775807. Sums, differences and comparisons are
/// exact; products and quotients are rounded to the nearest millionth, halves away from zero.
/// Nothing wraps and nothing traps: a result out of range is nil.
package struct FixedPoint: Hashable, Sendable {
  /// The value times one million.
  package let millionths: Int64

  @inlinable package init(millionths: Int64) { self.millionths = millionths }

  /// The whole number `value`, or nil if it is out of range.
  package init?(_ value: Int) {
    let (result, overflow) = Int64(value).multipliedReportingOverflow(by: FixedPoint.scale)
    guard !overflow else { return nil }
    millionths = result
  }

  @inlinable package static var scale: Int64 { 1_000_000 }
  @inlinable package static var zero: FixedPoint { FixedPoint(millionths: 0) }
  @inlinable package static var lowest: FixedPoint { FixedPoint(millionths: .min) }
  @inlinable package static var highest: FixedPoint { FixedPoint(millionths: .max) }

  /// Whether the value has no decimals: 5 and 5.0 are the same whole number.
  package var isWhole: Bool { millionths % FixedPoint.scale == 0 }

  /// The lowest whole number that is not below, or nil if it is out of range.
  package var roundedUp: FixedPoint? {
    let beyond = millionths % FixedPoint.scale
    let step = beyond > 0 ? FixedPoint.scale - beyond : -beyond
    return adding(FixedPoint(millionths: step))
  }

  /// The highest whole number that is not above, or nil if it is out of range.
  package var roundedDown: FixedPoint? {
    let beyond = millionths % FixedPoint.scale
    let step = beyond < 0 ? FixedPoint.scale + beyond : beyond
    return subtracting(FixedPoint(millionths: step))
  }
}

extension FixedPoint: Comparable {
  @inlinable package static func < (a: FixedPoint, b: FixedPoint) -> Bool {
    a.millionths < b.millionths
  }
}

extension FixedPoint {
  @inlinable package func adding(_ other: FixedPoint) -> FixedPoint? {
    let (result, overflow) = millionths.addingReportingOverflow(other.millionths)
    return overflow ? nil : FixedPoint(millionths: result)
  }

  @inlinable package func subtracting(_ other: FixedPoint) -> FixedPoint? {
    let (result, overflow) = millionths.subtractingReportingOverflow(other.millionths)
    return overflow ? nil : FixedPoint(millionths: result)
  }

  package func multiplied(by other: FixedPoint) -> FixedPoint? {
    let (short, isLong) = millionths.multipliedReportingOverflow(by: other.millionths)
    if !isLong { return FixedPoint.quotient(short, by: FixedPoint.scale) }
    let negative = (millionths < 0) != (other.millionths < 0)
    let product = millionths.magnitude.multipliedFullWidth(by: other.millionths.magnitude)
    return FixedPoint.quotient(
      high: product.high, low: product.low, divisor: FixedPoint.scale.magnitude,
      negative: negative)
  }

  /// Nil for a result out of range and for a divisor of zero.
  package func divided(by other: FixedPoint) -> FixedPoint? {
    guard other.millionths != 0 else { return nil }
    let negative = (millionths < 0) != (other.millionths < 0)
    let scaled = millionths.magnitude.multipliedFullWidth(by: FixedPoint.scale.magnitude)
    return FixedPoint.quotient(
      high: scaled.high, low: scaled.low, divisor: other.millionths.magnitude,
      negative: negative)
  }

  /// For products of 64 bits, which most are, a division without the high half is much faster.
  private static func quotient(_ product: Int64, by scale: Int64) -> FixedPoint {
    let (quotient, remainder) = product.quotientAndRemainder(dividingBy: scale)
    guard remainder.magnitude >= scale.magnitude / 2 else {
      return FixedPoint(millionths: quotient)
    }
    return FixedPoint(millionths: product < 0 ? quotient - 1 : quotient + 1)
  }

  private static func quotient(
    high: UInt64, low: UInt64, divisor: UInt64, negative: Bool
  ) -> FixedPoint? {
    guard high < divisor else { return nil }
    let (quotient, remainder) = divisor.dividingFullWidth((high, low))
    let (rounded, overflow) = quotient.addingReportingOverflow(
      remainder >= divisor - remainder ? 1 : 0)
    guard !overflow else { return nil }
    if negative {
      guard rounded <= Int64.min.magnitude else { return nil }
      return FixedPoint(millionths: rounded == 0 ? 0 : -Int64(rounded - 1) - 1)
    }
    guard rounded <= Int64.max.magnitude else { return nil }
    return FixedPoint(millionths: Int64(rounded))
  }
}

extension FixedPoint: CustomStringConvertible {
  /// The shortest decimal spelling, without exponent: `7.5`, `-0.000001`, `120`.
  package var description: String {
    let magnitude = millionths.magnitude
    let whole = String(magnitude / FixedPoint.scale.magnitude)
    let sign = millionths < 0 ? "-" : ""
    var fraction = magnitude % FixedPoint.scale.magnitude
    guard fraction != 0 else { return sign + whole }
    var digits = 6
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    let text = String(fraction)
    return sign + whole + "." + String(repeating: "0", count: digits - text.count) + text
  }
}
