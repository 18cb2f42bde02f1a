import DecisionTables
import Testing

@Suite struct FixedPointReadingTests {
  private func read(_ text: String) -> Result<Int64, FixedPoint.ReadingError> {
    do throws(FixedPoint.ReadingError) {
      return .success(try FixedPoint(reading: text.utf8).millionths)
    } catch {
      return .failure(error)
    }
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("0.0", 0), ("-0.000000000", 0), ("0e99", 0), ("0e-99", 0),
      ("0.00000000000000000000000000000000000000e1000000000000", 0),
      ("1", 1_000_000), ("-1", -1_000_000), ("5", 5_000_000), ("5.0", 5_000_000),
      ("5.000000000000000000000000000", 5_000_000), ("7.5", 7_500_000), ("-7.5", -7_500_000),
      ("0.000001", 1), ("-0.000001", -1), ("0.1234560", 123_456), ("1e2", 100_000_000),
      ("1E2", 100_000_000), ("1e+2", 100_000_000), ("1e02", 100_000_000),
      ("1.5e3", 1_500_000_000), ("100e-2", 1_000_000), ("1e-6", 1), ("10e-7", 1),
      ("0.0000001e1", 1), ("0.00000000000000000000000000001e29", 1_000_000),
      ("100000000000000000000000000000e-29", 1_000_000),
      ("9223372036854.775807", .max), ("-9223372036854.775808", .min),
      ("9223372036854775807e-6", .max), ("-9223372036854775808e-6", .min),
      ("9223372036854.775807000", .max), ("0.009223372036854775807e15", .max),
      ("9223372036854", 9_223_372_036_854_000_000), ("92233720368547758070e-7", .max),
    ] as [(String, Int64)])
  func `a number is read to the millionth`(text: String, millionths: Int64) {
    #expect(read(text) == .success(millionths))
  }

  @Test(arguments: [
    "", " ", "-", "+", ".", "e", "a", "+1", "--1", "01", "-01", "00", "1.", ".5", "-.5", "1..2",
    "1.e2", "1e", "1e+", "1e-", "1e1.5", "1e2e3", "e1", " 1", "1 ", "1a", "0x1", "1_000", "1,5",
    "NaN", "Infinity", "\u{FF11}", "1\0", "12-3", "00.5",
  ])
  func `other text is no number`(text: String) {
    #expect(read(text) == .failure(.notANumber))
  }

  @Test(arguments: [
    "0.0000001", "1.1234567", "-0.0000001", "1e-7", "15e-7", "0.1e-6",
    "1e-1000000000000000000000", "0.12345678901234567890123", "1234567890123.4567891",
    "1.00000000000000000000000000001", "12345678901234567891e-8", "9223372036854.7758061",
  ])
  func `a seventh decimal is too many, unless it is zero`(text: String) {
    #expect(read(text) == .failure(.tooManyDecimals))
  }

  @Test(arguments: [
    "9223372036854.775808", "-9223372036854.775809", "9223372036855", "10000000000000",
    "-10000000000000", "1e13", "1e1000000000000000000000", "99999999999999999999",
    "18446744073709551616", "18446744073709.551616", "18446744073709.551617",
    "123456789012345678901234567890.5", "9999999999999.9999991",
  ])
  func `a number beyond 64 bits of millionths is out of range`(text: String) {
    #expect(read(text) == .failure(.outOfRange))
  }

  @Test(
    arguments: [
      (0, "0"), (1, "0.000001"), (-1, "-0.000001"), (10, "0.00001"), (100_000, "0.1"),
      (-500_000, "-0.5"), (1_000_000, "1"), (7_500_000, "7.5"), (120_000_000, "120"),
      (-1_234_567, "-1.234567"), (1_000_010, "1.00001"), (.max, "9223372036854.775807"),
      (.min, "-9223372036854.775808"),
    ] as [(Int64, String)])
  func `a number is spelled shortest`(millionths: Int64, text: String) {
    #expect(FixedPoint(millionths: millionths).description == text)
  }

  @Test func `what is spelled is read as the same number`() {
    for seed in SeededGenerator.seeds(500) {
      var random = SeededGenerator(seed: seed)
      let bits = Int64.random(in: 0...63, using: &random)
      let number = FixedPoint(millionths: Int64.random(in: .min ... .max, using: &random) >> bits)
      #expect(read(number.description) == .success(number.millionths), "seed \(seed)")
    }
  }
}
