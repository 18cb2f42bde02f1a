import Testing

@testable import RuleFiles

@Suite struct ExpressionParserTests {
  @Test(arguments: [
    ("1 + 2 * 3", "(+ 1 (* 2 3))"),
    ("(1 + 2) * 3", "(* (+ 1 2) 3)"),
    ("1 - 2 - 3", "(- (- 1 2) 3)"),
    ("8 / 4 / 2", "(/ (/ 8 4) 2)"),
    ("8 / 4 * 2", "(* (/ 8 4) 2)"),
    ("- 1 - - 2", "(- (neg 1) (neg 2))"),
    ("--a", "(neg (neg a))"),
    ("-a * b", "(* (neg a) b)"),
    ("1 + 2 = 3", "(= (+ 1 2) 3)"),
    ("a != b", "(!= a b)"),
    ("a < b and c >= d", "(and (< a b) (>= c d))"),
    ("a <= b or c > d", "(or (<= a b) (> c d))"),
    ("a or b and c", "(or a (and b c))"),
    ("a and b or c and d", "(or (and a b) (and c d))"),
    ("a and b and c", "(and (and a b) c)"),
    ("a or b or c", "(or (or a b) c)"),
    ("not a and b", "(and (not a) b)"),
    ("not a = b", "(not (= a b))"),
    ("not not a", "(not (not a))"),
    ("not (a or b)", "(not (or a b))"),
    ("if a then b else c", "(if a b c)"),
    ("if a then b else if c then d else e", "(if a b (if c d e))"),
    ("if if a then b else c then d else e", "(if (if a b c) d e)"),
    ("if a or b then 1 + 2 else 3", "(if (or a b) (+ 1 2) 3)"),
    ("min(a, b + 1, -c)", "(min a (+ b 1) (neg c))"),
    ("max(1)", "(max 1)"),
    ("count(a = b, true, not c)", "(count (= a b) true (not c))"),
    ("present(a.b.c)", "(present a.b.c)"),
    ("orElse(a, orElse(b, false))", "(orElse a (orElse b false))"),
    ("scheme(u) = host(u)", "(= (scheme u) (host u))"),
    ("path(u) != userInfo(u)", "(!= (path u) (userInfo u))"),
    (#""a \"b\" \\ c" = x"#, #"(= "a "b" \ c" x)"#),
    ("absent", "absent"),
    ("1.50 + 2e3 + 1.5E-3", "(+ (+ 1.50 2e3) 1.5E-3)"),
    ("a_1.b_2", "a_1.b_2"),
    ("min", "min"),
    ("  a\t+\n b ", "(+ a b)"),
  ])
  func `a text is read with the precedence of the grammar`(text: String, drawing: String) throws {
    #expect(try ExpressionParser.parse(text).drawing == drawing)
  }

  @Test func `every part of an expression knows its bytes`() throws {
    let text = "if not a then min(b, -c) * 2 else \"ä\" + orElse(d, e)"
    let parts = try ExpressionParser.parse(text).parts.map { range in
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
    #expect(
      parts == [
        text, "not a", "a", "min(b, -c) * 2", "min(b, -c)", "b", "-c", "c", "2",
        "\"ä\" + orElse(d, e)", "\"ä\"", "orElse(d, e)", "d", "e",
      ])
  }

  @Test(arguments: [
    (String(repeating: "(", count: 400) + "1" + String(repeating: ")", count: 400), 64),
    (String(repeating: "-", count: 900) + "1", 64),
    (String(repeating: "not ", count: 900) + "a", 64 * 4),
    (String(repeating: "if a then 1 else ", count: 100) + "1", 64 * 17),
    (String(repeating: "min(", count: 200) + "1" + String(repeating: ")", count: 200), 64 * 4),
  ])
  func `an expression nests sixty-four deep`(text: String, offset: Int) {
    let fault = #expect(throws: ExpressionLexer.Fault.self) {
      try ExpressionParser.parse(text)
    }
    #expect(fault?.problem == .tooDeep(limit: 64))
    #expect((fault?.range.lowerBound ?? 0) <= offset)
  }

  @Test func `what nests sixty-three deep is read`() throws {
    let text = String(repeating: "(", count: 63) + "1" + String(repeating: ")", count: 63)
    #expect(try ExpressionParser.parse(text).drawing == "1")
  }

  @Test(arguments: ["1 + ", "a and ", "min(1, ", "("])
  func `an expression has a thousand words and signs`(piece: String) {
    let text = String(repeating: piece, count: 100_000) + "1"
    let fault = #expect(throws: ExpressionLexer.Fault.self) {
      try ExpressionParser.parse(text)
    }
    #expect(fault?.problem == .tooLong(limit: 1_000))
  }

  @Test func `a sum of five hundred terms is read from the left`() throws {
    let text = String(repeating: "1 + ", count: 499) + "1"
    let drawing = try ExpressionParser.parse(text).drawing
    #expect(drawing.hasPrefix(String(repeating: "(+ ", count: 499) + "1 1)"))
  }
}

extension ExpressionSyntax {
  /// The tree in prefix form.
  fileprivate var drawing: String {
    switch self {
    case .name(let text, _), .number(let text, _): text
    case .string(let text, _): "\"\(text)\""
    case .boolean(let value, _): "\(value)"
    case .absent: "absent"
    case .unary(.negate, let operand, _): "(neg \(operand.drawing))"
    case .unary(.not, let operand, _): "(not \(operand.drawing))"
    case .binary(let operation, let left, let right, _):
      "(\(operation.rawValue) \(left.drawing) \(right.drawing))"
    case .conditional(let condition, let yes, let no, _):
      "(if \(condition.drawing) \(yes.drawing) \(no.drawing))"
    case .call(let function, let operands, _):
      "(\(([function.rawValue] + operands.map(\.drawing)).joined(separator: " ")))"
    }
  }

  /// The ranges of the expression and of all in it.
  fileprivate var parts: [Range<Int>] {
    switch self {
    case .name, .number, .string, .boolean, .absent: [range]
    case .unary(_, let operand, _): [range] + operand.parts
    case .binary(_, let left, let right, _): [range] + left.parts + right.parts
    case .conditional(let condition, let yes, let no, _):
      [range] + condition.parts + yes.parts + no.parts
    case .call(_, let operands, _): [range] + operands.flatMap(\.parts)
    }
  }
}
