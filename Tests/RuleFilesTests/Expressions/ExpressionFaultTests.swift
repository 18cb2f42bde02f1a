import Testing

@testable import RuleFiles

/// Expressions that cannot be read, or whose types and units do not fit.
@Suite struct ExpressionFaultTests {
  @Test(arguments: rows)
  func `an expression is reported at the word that is wrong`(row: FaultRow) {
    row.check(in: Self.policy)
  }

  private static let policy = """
    policy: p
    language: 1
    inputs:
      kind: {values: [a, b], required: true}
      time: {type: integer, unit: s}
      name: string
      open: boolean
      s: {type: number, unit: s}
      ms: {type: number, unit: ms}
      n: number
      o: object
      l: list
    --- file: d.yaml
    decision: d
    inputs:
      e: CELL
    outputs: {x: integer}
    default: {x: 1}
    """

  static let rows = [
    FaultRow(
      "= time + 1",
      "6-7: leave the `=` out: what stands under `inputs` is an expression anyway "
        + "[unparsable-expression]"),
    FaultRow("time +", "12-12: the expression ends too early [unparsable-expression]"),
    FaultRow("(time", "11-11: the expression ends too early [unparsable-expression]"),
    FaultRow("time + ) 1", "13-14: `)` is not expected here [unparsable-expression]"),
    FaultRow("time time", "11-15: `time` is not expected here [unparsable-expression]"),
    FaultRow("'\"a'", "7-9: a string without closing `\"` [unparsable-expression]"),
    FaultRow("time == 1", "11-13: `==` is no operator: write `=` [unparsable-expression]"),
    FaultRow("open && open", "11-13: `&&` is no operator: write `and` [unparsable-expression]"),
    FaultRow("open || open", "11-13: `||` is no operator: write `or` [unparsable-expression]"),
    FaultRow("'! open'", "7-8: `!` is no operator: write `not` [unparsable-expression]"),
    FaultRow("time <> 1", "11-13: `<>` is no operator: write `!=` [unparsable-expression]"),
    FaultRow("1 < time < 5", "15-16: join comparisons with `and` [unparsable-expression]"),
    FaultRow(
      "1.5s",
      "6-10: `1.5s` is no number; expected digits like `12` or `1.5`, at most six "
        + "decimals, within ±9223372036854.775807 [unparsable-expression]"),
    FaultRow(
      "1e5x",
      "6-10: `1e5x` is no number; expected digits like `12` or `1.5`, at most six "
        + "decimals, within ±9223372036854.775807 [unparsable-expression]"),
    FaultRow("1e5 + 1.5e-3"),
    FaultRow(
      "01",
      "6-8: `01` is no number; expected digits like `12` or `1.5`, at most six decimals, "
        + "within ±9223372036854.775807 [unparsable-expression]"),
    FaultRow(
      ".5",
      "6-8: `.5` is no number; expected digits like `12` or `1.5`, at most six decimals, "
        + "within ±9223372036854.775807 [unparsable-expression]"),
    FaultRow(
      "1.1234567",
      "6-15: `1.1234567` is no number; expected digits like `12` or `1.5`, at most six "
        + "decimals, within ±9223372036854.775807 [unparsable-expression]"),
    FaultRow(
      "99999999999999",
      "6-20: `99999999999999` is no number; expected digits like `12` or `1.5`, at most "
        + "six decimals, within ±9223372036854.775807 [unparsable-expression]"),
    FaultRow(
      "foo(time)",
      "6-9: unknown function `foo`; expected `min`, `max`, `count`, `present`, `orElse`, "
        + "`scheme`, `host`, `path` or `userInfo` [unparsable-expression]"),
    FaultRow(
      "mni(time, 1)",
      "6-9: unknown function `mni`; did you mean `min`? [unparsable-expression]"),
    FaultRow("min()", "6-11: `min` takes 1 to 64 operands, not 0 [unparsable-expression]"),
    FaultRow(
      "present(time, 1)",
      "6-22: `present` takes 1 operand, not 2 [unparsable-expression]"),
    FaultRow("orElse(time)", "6-18: `orElse` takes 2 operands, not 1 [unparsable-expression]"),
    FaultRow("'time & 1'", "12-13: `&` is not expected here [unparsable-expression]"),
    FaultRow("time; 1", "10-11: `;` is not expected here [unparsable-expression]"),
    FaultRow("ä", "6-7: `ä` is not expected here [unparsable-expression]"),
    FaultRow("if open then 1", "20-20: the expression ends too early [unparsable-expression]"),
    FaultRow(
      "if open then 1 else",
      "25-25: the expression ends too early [unparsable-expression]"),
    FaultRow("then", "6-10: `then` is not expected here [unparsable-expression]"),
    FaultRow("time..x", "10-11: `.` is not expected here [unparsable-expression]"),
    FaultRow("time.x", "6-12: unknown name `time.x`; did you mean `time`? [unknown-name]"),
    FaultRow("present(tiem)", "14-18: unknown name `tiem`; did you mean `time`? [unknown-name]"),
    FaultRow("1 +* 2", "9-10: `*` is not expected here [unparsable-expression]"),
    FaultRow(
      "'a'",
      "7-8: unknown name `a`; expected `d.x`, `kind`, `l`, `ms`, `n`, `name`, `o`, `open`, "
        + "`s` or `time` [unknown-name]"),
    FaultRow("''", "7-8: the expression ends too early [unparsable-expression]"),
    FaultRow("\"\\\"a\\\" \\n + 1\"", "6-20: expected a number, not a string [type-mismatch]"),
    FaultRow(
      "count(open, time)",
      "18-22: expected `true` or `false`, not a whole number [type-mismatch]"),
    FaultRow("min(time, name)", "16-20: expected a number, not a string [type-mismatch]"),
    FaultRow(
      "if time then 1 else 2",
      "9-13: expected `true` or `false`, not a whole number [type-mismatch]"),
    FaultRow(
      "if open then 1 else name",
      "6-30: expected a whole number, not a string [type-mismatch]"),
    FaultRow("not time", "10-14: expected `true` or `false`, not a whole number [type-mismatch]"),
    FaultRow("-name", "7-11: expected a number, not a string [type-mismatch]"),
    FaultRow(
      "open and time",
      "15-19: expected `true` or `false`, not a whole number [type-mismatch]"),
    FaultRow(
      "name < name",
      "6-10: expected a number, not a string [type-mismatch]",
      "13-17: expected a number, not a string [type-mismatch]"),
    FaultRow("name = time", "6-17: expected a string, not a whole number [type-mismatch]"),
    FaultRow(
      "kind = \"c\"",
      "13-16: `c` is no value of `kind`; expected `a` or `b` [unlisted-value]"),
    FaultRow("kind = \"a\""),
    FaultRow(
      "'\"c\" != kind'",
      "7-10: `c` is no value of `kind`; expected `a` or `b` [unlisted-value]"),
    FaultRow("orElse(name, 5)", "6-21: expected a string, not a whole number [type-mismatch]"),
    FaultRow("scheme(5)", "13-14: expected a string, not a whole number [type-mismatch]"),
    FaultRow("time + \"x\"", "13-16: expected a number, not a string [type-mismatch]"),
    FaultRow("o = 1", "6-11: expected a value, not an object [type-mismatch]"),
    FaultRow("o = o", "6-11: expected a value, not an object [type-mismatch]"),
    FaultRow("orElse(o, 1)", "6-18: expected a value, not an object [type-mismatch]"),
    FaultRow("if open then l else l", "6-27: expected a value, not an array [type-mismatch]"),
    FaultRow("l + 1", "6-7: expected a number, not an array [type-mismatch]"),
    FaultRow("present(o)"),
    FaultRow("count(present(o), present(l))"),
    FaultRow("s + ms", "6-12: seconds and milliseconds do not go together [unit-mismatch]"),
    FaultRow("s + n", "6-11: seconds and a plain number do not go together [unit-mismatch]"),
    FaultRow("s - 1"),
    FaultRow("s * n"),
    FaultRow("s * s", "6-11: seconds cannot be multiplied by seconds [unit-mismatch]"),
    FaultRow("s / s + n"),
    FaultRow("s / n + s"),
    FaultRow("n / s", "6-11: a plain number and seconds do not go together [unit-mismatch]"),
    FaultRow("s / ms", "6-12: seconds and milliseconds do not go together [unit-mismatch]"),
    FaultRow("1 / s", "6-11: a plain number and seconds do not go together [unit-mismatch]"),
    FaultRow("s < ms", "6-12: seconds and milliseconds do not go together [unit-mismatch]"),
    FaultRow("s = ms", "6-12: seconds and milliseconds do not go together [unit-mismatch]"),
    FaultRow("min(s, n)", "6-15: seconds and a plain number do not go together [unit-mismatch]"),
    FaultRow("max(s, 1)"),
    FaultRow(
      "if n > 1 then s else ms",
      "6-29: seconds and milliseconds do not go together [unit-mismatch]"),
    FaultRow(
      "orElse(s, n)",
      "6-18: seconds and a plain number do not go together [unit-mismatch]"),
    FaultRow("2 * s + s"),
    FaultRow("-s + ms", "6-13: seconds and milliseconds do not go together [unit-mismatch]"),
    FaultRow("s * 2 + n", "6-15: seconds and a plain number do not go together [unit-mismatch]"),
  ]
}
