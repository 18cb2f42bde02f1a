import DecisionTables
import Testing

@Suite struct FixedPointTests {
  private func number(_ text: String) throws -> FixedPoint { try FixedPoint(reading: text.utf8) }

  @Test(
    arguments: [
      ("1", "2", "3", "-1"), ("0.1", "0.2", "0.3", "-0.1"), ("-5", "5", "0", "-10"),
      ("9223372036854.775806", "0.000001", "9223372036854.775807", "9223372036854.775805"),
      ("9223372036854.775807", "0.000001", nil, "9223372036854.775806"),
      ("-9223372036854.775808", "0.000001", "-9223372036854.775807", nil),
      ("-9223372036854.775808", "-0.000001", nil, "-9223372036854.775807"),
      ("0", "-9223372036854.775808", "-9223372036854.775808", nil),
    ] as [(String, String, String?, String?)])
  func `sums and differences are exact or nil`(
    a: String, b: String, sum: String?, difference: String?
  ) throws {
    #expect(try number(a).adding(number(b))?.description == sum)
    #expect(try number(b).adding(number(a))?.description == sum)
    #expect(try number(a).subtracting(number(b))?.description == difference)
  }

  @Test(
    arguments: [
      ("2", "3", "6"), ("0.1", "0.1", "0.01"), ("-2.5", "2", "-5"), ("-2", "-3", "6"),
      ("0", "-5", "0"), ("0.001", "0.001", "0.000001"), ("0.001", "0.0005", "0.000001"),
      ("0.001", "0.000499", "0"), ("0.001", "-0.0005", "-0.000001"), ("-0.001", "0.000499", "0"),
      ("0.000001", "0.5", "0.000001"), ("0.000003", "0.5", "0.000002"),
      ("-0.000003", "0.5", "-0.000002"), ("3000000", "3000000", "9000000000000"),
      ("3100000", "3100000", nil), ("9223372036854.775807", "1", "9223372036854.775807"),
      ("-9223372036854.775808", "1", "-9223372036854.775808"),
      ("-9223372036854.775808", "-1", nil),
      ("9223372036854.775807", "-1", "-9223372036854.775807"),
      ("9223372036854.775807", "9223372036854.775807", nil),
      ("-9223372036854.775808", "-9223372036854.775808", nil),
      ("9223372036854.775807", "1.000001", nil), ("4611686018427.387904", "2", nil),
      ("4611686018427.387904", "-2", "-9223372036854.775808"),
    ] as [(String, String, String?)])
  func `a product is rounded to the millionth, halves away from zero`(
    a: String, b: String, product: String?
  ) throws {
    #expect(try number(a).multiplied(by: number(b))?.description == product)
    #expect(try number(b).multiplied(by: number(a))?.description == product)
  }

  @Test(
    arguments: [
      ("6", "3", "2"), ("1", "3", "0.333333"), ("2", "3", "0.666667"), ("-2", "3", "-0.666667"),
      ("2", "-3", "-0.666667"), ("-1", "-3", "0.333333"), ("0.000001", "2", "0.000001"),
      ("-0.000001", "2", "-0.000001"), ("0.000001", "3", "0"), ("-0.000001", "3", "0"),
      ("0", "-7", "0"), ("1", "0", nil), ("0", "0", nil),
      ("9223372036854.775807", "1", "9223372036854.775807"),
      ("-9223372036854.775808", "1", "-9223372036854.775808"),
      ("-9223372036854.775808", "-1", nil), ("9223372036854.775807", "0.5", nil),
      ("9223372036854.775807", "0.000001", nil), ("0.000001", "9223372036854.775807", "0"),
      ("9223372036854.775807", "9223372036854.775807", "1"),
      ("-9223372036854.775808", "-9223372036854.775808", "1"),
      ("4611686018427.387904", "-0.5", "-9223372036854.775808"),
      ("4611686018427.387904", "0.5", nil),
    ] as [(String, String, String?)])
  func `a quotient is rounded to the millionth, and none is divided by zero`(
    a: String, b: String, quotient: String?
  ) throws {
    #expect(try number(a).divided(by: number(b))?.description == quotient)
  }

  /// Whole numbers of 128 bits are the oracle; the library itself must do without them.
  @Test func `random products and quotients are those of wide numbers`() {
    for seed in SeededGenerator.seeds(2000) {
      var random = SeededGenerator(seed: seed)
      let (a, b) = (anyInteger(using: &random), anyInteger(using: &random))
      let (x, y) = (FixedPoint(millionths: a), FixedPoint(millionths: b))
      let product = rounded(Int128(a) * Int128(b), by: 1_000_000)
      #expect(x.multiplied(by: y)?.millionths == product, "seed \(seed)")
      let quotient = rounded(Int128(a) * 1_000_000, by: Int128(b))
      #expect(x.divided(by: y)?.millionths == quotient, "seed \(seed)")
    }
  }

  private func anyInteger(using random: inout SeededGenerator) -> Int64 {
    let bits = Int64.random(in: 0...63, using: &random)
    return Int64.random(in: .min ... .max, using: &random) >> bits
  }

  private func rounded(_ a: Int128, by b: Int128) -> Int64? {
    guard b != 0 else { return nil }
    let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
    let away: Int128 = (a < 0) == (b < 0) ? 1 : -1
    return Int64(exactly: remainder.magnitude * 2 >= b.magnitude ? quotient + away : quotient)
  }

  @Test func `whole numbers are made of integers in range`() {
    #expect(FixedPoint(3) == FixedPoint(millionths: 3_000_000))
    #expect(FixedPoint(-9_223_372_036_854)?.millionths == -9_223_372_036_854_000_000)
    #expect(FixedPoint(9_223_372_036_855) == nil)
    #expect(FixedPoint(.min) == nil)
  }

  @Test func `numbers are compared by value`() throws {
    #expect(try number("5") == number("5.0"))
    #expect(try number("-1") < number("-0.999999"))
    #expect(try number("1e2") > number("99.999999"))
    #expect(try number("5.0").isWhole)
    #expect(try !number("5.000001").isWhole)
    #expect(FixedPoint.lowest < .zero && .zero < FixedPoint.highest)
  }
}
