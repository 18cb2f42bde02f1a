import DecisionTables
import Testing

@testable import RuleFiles

@Suite struct ExpressionNotationTests {
  /// Expressions as they are written back.
  static let canonical = [
    "1", "0.25", "\"\"", "\"a \\\"b\\\" \\\\\"", "true", "absent", "a", "-a", "--a", "not p",
    "not not p",
    "a + b - c", "a - (b - c)", "a - (b + c)", "a * b / c", "a * (b / c)", "(a + b) * c",
    "a + b * c", "-a * b", "-(a + b)", "-(a * b)", "a - -b",
    "a < b", "a + 1 >= b * 2", "(a < b) = p", "p = (a != b)", "s = \"x\"",
    "p and q or r", "p and (q or r)", "(p or q) and r", "p or q or r", "p or (q or r)",
    "p and (q and r)", "not (p and q)", "not p and q", "not a < b", "(not p) = q",
    "if p then a else b", "if p then a else if q then b else c",
    "if p then (if q then a else b) else c", "(if p then a else b) + 1",
    "1 + (if p then a else b)", "if (if p then q else r) then a else b",
    "if p or q then a + 1 else b * 2", "(if p then q else r) and p",
    "min(a, b + 1, c)", "max(a)", "count(p, not q, a < b)", "present(a)",
    "orElse(a, b)", "orElse(orElse(a, b), c)", "orElse(a, if p then b else c)",
    "min(if p then a else b, c)", "scheme(s)", "host(s) = \"x.example\"", "path(s)",
    "userInfo(orElse(s, t))",
  ]

  @Test(arguments: canonical)
  func `an expression is written as it was read`(text: String) throws {
    #expect(try BoundExpression(text).notation == text)
  }

  @Test(arguments: [
    ("((a))", "a"), ("(a+b)+c", "a + b + c"), ("(a*b)+c", "a * b + c"), ("1.50", "1.5"),
    ("(p and q) and r", "p and q and r"), ("if (p) then (a) else (b)", "if p then a else b"),
    ("a-(b)", "a - b"), ("not(p)", "not p"),
    (
      "if p then a else (if q then b else c)",
      "if p then a else if q then b else c"
    ),
  ])
  func `needless brackets are left out`(text: String, written: String) throws {
    #expect(try BoundExpression(text).notation == written)
  }

  @Test(arguments: SeededGenerator.seeds(400))
  func `what is written compiles to the same code`(seed: UInt64) throws {
    var random = RandomExpression(seed: seed)
    let text = random.boolean(depth: 5)
    let bound = try BoundExpression(text)
    let again = try BoundExpression(bound.notation)
    #expect(
      again.expression == bound.expression, "seed \(seed): \(text) became \(bound.notation)")
    #expect(bound.notation.utf8.count <= text.utf8.count, "seed \(seed): \(text)")
  }
}
