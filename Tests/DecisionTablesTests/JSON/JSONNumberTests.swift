import DecisionTables
import Testing

@Suite struct JSONNumberTests {
  @Test(arguments: [
    "0", "-0", "1", "-1", "9", "10", "1234567890", "0.0", "0.1", "-0.1", "10.01", "1.50", "0e0",
    "0E0", "1e1", "1E1", "1e+1", "1e-1", "1E+01", "1e00", "-1.5e-10", "0.1e1", "123.456E+789",
    "1e999999999999999999999", "123456789012345678901234567890",
    "0.0000000000000000000000000001", "-9223372036854775808",
  ])
  func `a number of the grammar is accepted, of whatever size`(text: String) {
    #expect(JSONSyntaxError.found(in: text) == nil)
    #expect(JSONSyntaxError.found(in: "[\(text),\(text)]") == nil)
    #expect(JSONSyntaxError.found(in: "{\"a\":\(text)}") == nil)
  }

  static let faults: [NotJSON] = [
    NotJSON("-", 1, .noDigit(after: "-")),
    NotJSON("[-]", 2, .noDigit(after: "-")),
    NotJSON("--1", 1, .noDigit(after: "-")),
    NotJSON("-.5", 1, .noDigit(after: "-")),
    NotJSON("- 1", 1, .noDigit(after: "-")),
    NotJSON("-+1", 1, .noDigit(after: "-")),
    NotJSON("-Inf", 0, .word("-Inf")),
    NotJSON("1.", 2, .noDigit(after: ".")),
    NotJSON("0.", 2, .noDigit(after: ".")),
    NotJSON("[1.,2]", 3, .noDigit(after: ".")),
    NotJSON("1.e5", 2, .noDigit(after: ".")),
    NotJSON("1..2", 2, .noDigit(after: ".")),
    NotJSON("1.-2", 2, .noDigit(after: ".")),
    NotJSON("1e", 2, .noDigit(after: "e")),
    NotJSON("1E", 2, .noDigit(after: "E")),
    NotJSON("1e+", 3, .noDigit(after: "+")),
    NotJSON("1e-", 3, .noDigit(after: "-")),
    NotJSON("1e+-1", 3, .noDigit(after: "+")),
    NotJSON("1e.5", 2, .noDigit(after: "e")),
    NotJSON("1ee2", 2, .noDigit(after: "e")),
    NotJSON("[0e]", 3, .noDigit(after: "e")),
    NotJSON("+1", 0, .plusSign),
    NotJSON("[+1]", 1, .plusSign),
    NotJSON("+", 0, .plusSign),
    NotJSON(".5", 0, .noDigitBeforePoint),
    NotJSON("[.5]", 1, .noDigitBeforePoint),
    NotJSON(".", 0, .unexpected(".", .value)),
    NotJSON("00", 0, .leadingZero),
    NotJSON("01", 0, .leadingZero),
    NotJSON("-01", 0, .leadingZero),
    NotJSON("[1,-012]", 3, .leadingZero),
    NotJSON("[00.5]", 1, .leadingZero),
    NotJSON("[1,000]", 3, .leadingZero),
    NotJSON("0x1F", 0, .hexadecimal),
    NotJSON("-0X1", 0, .hexadecimal),
    NotJSON("[0x]", 1, .hexadecimal),
    NotJSON("10x", 2, .unexpected("x", .end)),
    NotJSON("0.0x", 3, .unexpected("x", .end)),
    NotJSON("0b1", 1, .unexpected("b", .end)),
    NotJSON("1.2.3", 3, .unexpected(".", .end)),
    NotJSON("1e5.5", 3, .unexpected(".", .end)),
    NotJSON("1_000", 1, .unexpected("_", .end)),
    NotJSON("1,5", 1, .unexpected(",", .end)),
    NotJSON("1-2", 1, .unexpected("-", .end)),
    NotJSON("1a", 1, .unexpected("a", .end)),
    NotJSON("1f", 1, .unexpected("f", .end)),
    NotJSON("[1a]", 2, .unexpected("a", .commaOrEnd(of: .array))),
    NotJSON("1\u{0661}", 1, .unexpected("\u{0661}", .end)),
    NotJSON("\u{FF11}", 0, .unexpected("\u{FF11}", .value)),
  ]

  @Test(arguments: faults)
  func `a number that is not of the grammar has its fault at a byte`(fault: NotJSON) {
    #expect(JSONSyntaxError.found(in: fault.text) == fault.error, "\(fault.text)")
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("5.0", 5_000_000), ("1e2", 100_000_000), ("-1.25", -1_250_000),
    ("0.000001", 1), ("9223372036854.775807", Int64.max), ("-9223372036854.775808", Int64.min),
  ])
  func `a number is read exactly`(text: String, millionths: Int64) throws {
    let root = try JSONDocument(SourceText(name: "t", text: text)).root
    #expect(root.number == FixedPoint(millionths: millionths))
    #expect(try root.readNumber() == FixedPoint(millionths: millionths))
  }

  @Test func `a number that does not fit says why`() throws {
    let root = try JSONDocument(SourceText(name: "t", text: #"[0.0000001, 1e13, "1", null]"#)).root
    #expect(root.elements.map(\.number) == [nil, nil, nil, nil])
    let reasons = root.elements.map { value -> FixedPoint.ReadingError? in
      do throws(FixedPoint.ReadingError) { _ = try value.readNumber() } catch { return error }
      return nil
    }
    #expect(reasons == [.tooManyDecimals, .outOfRange, .notANumber, .notANumber])
  }
}
