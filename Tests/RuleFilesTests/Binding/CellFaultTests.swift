import Testing

@testable import RuleFiles

/// Unary tests that cannot be understood, or not by what they test.
@Suite struct CellFaultTests {
  @Test(arguments: rows)
  func `a cell that is no test of its input is reported once`(row: FaultRow) {
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
      count: integer
      o: object
      l: list
    --- file: d.yaml
    decision: d
    hitPolicy: first
    outputs: {x: integer}
    rules:
      - rule: r
        when: {CELL}
        then: {x: 1}
    """

  static let rows = [
    FaultRow(
      "time: \"!= 5\"",
      "18-24: write `not(…)` for every other value, not `!= 5` [unparsable-cell]"),
    FaultRow(
      "time: \"<> 5\"",
      "18-24: write `not(…)` for every other value, not `<> 5` [unparsable-cell]"),
    FaultRow("time: \"== 5\"", "18-24: write the value alone, without `=` [unparsable-cell]"),
    FaultRow("time: \"= 5\"", "18-23: write the value alone, without `=` [unparsable-cell]"),
    FaultRow(
      "time: \"= settings.a\"",
      "18-32: a test names no other input: compare in an expression under `inputs` and "
        + "test that [unparsable-cell]"),
    FaultRow(
      "time: \"-\"",
      "18-21: leave the test out: what is not tested matches everything [unparsable-cell]"),
    FaultRow(
      "time: \"\"",
      "18-20: a test is empty here; to match everything leave it out [unparsable-cell]"),
    FaultRow(
      "time: ",
      "18-18: a test is empty here; to match everything leave it out [unparsable-cell]"),
    FaultRow(
      "time: []",
      "18-20: a test is empty here; to match everything leave it out [unparsable-cell]"),
    FaultRow("time: {a: b}", "18-24: `time` takes a test, not a mapping [wrong-node]"),
    FaultRow("time: [[1]]", "19-22: `time` takes a test, not a list [wrong-node]"),
    FaultRow(
      "time: [1, soon]",
      "22-26: `time` takes a whole number of seconds, not `soon` [type-mismatch]"),
    FaultRow(
      "time: soon",
      "18-22: `time` takes a whole number of seconds, not `soon` [type-mismatch]"),
    FaultRow(
      "time: '\"5\"'",
      "18-23: `time` takes a whole number of seconds, not `\"5\"` [type-mismatch]"),
    FaultRow(
      "time: \"> soon\"",
      "18-26: `time` takes a whole number of seconds, not `> soon` [type-mismatch]"),
    FaultRow(
      "time: 5.5",
      "18-21: `time` takes a whole number of seconds, not `5.5` [type-mismatch]"),
    FaultRow(
      "time: 1.0000001",
      "18-27: `1.0000001` has more than six decimals [unparsable-cell]"),
    FaultRow(
      "time: 99999999999999",
      "18-32: `99999999999999` is beyond ±9223372036854.775807 [unparsable-cell]"),
    FaultRow("time: \"5..1\"", "18-24: no number is in `5..1` [unparsable-cell]"),
    FaultRow("time: \"(1..2)\"", "18-26: no whole number is in `(1..2)` [unparsable-cell]"),
    FaultRow(
      "time: \"(1.2..1.8)\"",
      "18-30: no whole number is in `(1.2..1.8)` [unparsable-cell]"),
    FaultRow(
      "time: \"[1..5\"",
      "18-25: an interval has both brackets or none: `1..5`, `[1..5]`, `(0..5]` "
        + "[unparsable-cell]"),
    FaultRow(
      "time: \"1..5)\"",
      "18-25: an interval has both brackets or none: `1..5`, `[1..5]`, `(0..5]` "
        + "[unparsable-cell]"),
    FaultRow(
      "time: 012",
      "18-21: `012` is no number; expected digits like `12` or `1.5`, no leading zero "
        + "[unparsable-cell]"),
    FaultRow(
      "time: \"1:30\"",
      "18-24: `1:30` is no number; expected digits like `12` or `1.5`, no leading zero "
        + "[unparsable-cell]"),
    FaultRow(
      "time: 0x1F",
      "18-22: `0x1F` is no number; expected digits like `12` or `1.5`, no leading zero "
        + "[unparsable-cell]"),
    FaultRow(
      "time: 1_000",
      "18-23: `1_000` is no number; expected digits like `12` or `1.5`, no leading zero "
        + "[unparsable-cell]"),
    FaultRow(
      "time: +5",
      "18-20: `+5` is no number; expected digits like `12` or `1.5`, no leading zero "
        + "[unparsable-cell]"),
    FaultRow(
      "time: .5",
      "18-20: `.5` is no number; expected digits like `12` or `1.5`, no leading zero "
        + "[unparsable-cell]"),
    FaultRow(
      "time: ~",
      "18-19: write `null` or `absent`, or for the text `'\"~\"'`, not `~` [unparsable-cell]"),
    FaultRow(
      "time: \"1..5..9\"",
      "18-27: `5..9` is no number; expected digits like `12` or `1.5`, no leading zero "
        + "[unparsable-cell]"),
    FaultRow(
      "time: \"5, 9\"",
      "18-24: several values are a list of their own: `[a, b]` [unparsable-cell]"),
    FaultRow(
      "kind: \"a, b\"",
      "18-24: several values are a list of their own: `[a, b]` [unparsable-cell]"),
    FaultRow(
      "name: '\"a\", \"b\"'",
      "18-28: several values are a list of their own: `[a, b]` [unparsable-cell]"),
    FaultRow(
      "time: starts(a)",
      "18-27: `time` takes a whole number of seconds, not `starts(…)` [type-mismatch]"),
    FaultRow(
      "time: true",
      "18-22: `time` takes a whole number of seconds, not `true` [type-mismatch]"),
    FaultRow("time: 1e3"),
    FaultRow("time: \"1.5..2.5\""),
    FaultRow("kind: c", "18-19: `c` is no value of `kind`; expected `a` or `b` [unlisted-value]"),
    FaultRow("kind: A", "18-19: `A` is no value of `kind`; did you mean `a`? [unlisted-value]"),
    FaultRow(
      "kind: not(c)",
      "18-24: `c` is no value of `kind`; expected `a` or `b` [unlisted-value]"),
    FaultRow(
      "kind: not(absent)",
      "18-29: `not(…)` lists values, and `absent` is none: `not(…)` matches no absent "
        + "value anyway [unparsable-cell]"),
    FaultRow(
      "kind: not(not(a))",
      "18-29: a `not(…)` stands for a whole test, not inside another [unparsable-cell]"),
    FaultRow(
      "kind: \"not(a\"",
      "18-25: `not(a` lacks a closing bracket or quote, or has text behind it [unparsable-cell]"),
    FaultRow(
      "kind: \"not(a)b)\"",
      "18-28: `not(a)b)` lacks a closing bracket or quote, or has text behind it "
        + "[unparsable-cell]"),
    FaultRow(
      "kind: \"not(a) or (b)\"",
      "18-33: `not(a) or (b)` lacks a closing bracket or quote, or has text behind it "
        + "[unparsable-cell]"),
    FaultRow(
      "kind: \"not(a, )\"",
      "18-28: a test is empty here; to match everything leave it out [unparsable-cell]"),
    FaultRow(
      "kind: not()",
      "18-23: a test is empty here; to match everything leave it out [unparsable-cell]"),
    FaultRow(
      "kind: not a",
      "18-23: every other value is written `not(…)`; a text that begins with `not` has "
        + "inner quotes [unparsable-cell]"),
    FaultRow("kind: \"not (a)\""),
    FaultRow(
      "kind: ~",
      "18-19: write `null` or `absent`, or for the text `'\"~\"'`, not `~` [unparsable-cell]"),
    FaultRow(
      "kind: 5",
      "18-19: `kind` takes a string in inner quotes, `'\"5\"'`, not `5` [type-mismatch]"),
    FaultRow(
      "name: 5",
      "18-19: `name` takes a string in inner quotes, `'\"5\"'`, not `5` [type-mismatch]"),
    FaultRow(
      "name: true",
      "18-22: `name` takes a string in inner quotes, `'\"true\"'`, not `true` [type-mismatch]"),
    FaultRow("name: '\"5\"'"),
    FaultRow(
      "name: '\"5'",
      "18-22: `\"5` lacks a closing bracket or quote, or has text behind it [unparsable-cell]"),
    FaultRow(
      "name: '\"5\" x'",
      "18-25: `\"5\" x` lacks a closing bracket or quote, or has text behind it "
        + "[unparsable-cell]"),
    FaultRow(
      "name: starts()",
      "18-26: a test is empty here; to match everything leave it out [unparsable-cell]"),
    FaultRow(
      "name: starts(a",
      "18-26: `starts(a` lacks a closing bracket or quote, or has text behind it "
        + "[unparsable-cell]"),
    FaultRow("name: \"> 5\"", "18-23: `name` takes a string, not `> 5` [type-mismatch]"),
    FaultRow("name: 1..2", "18-22: `name` takes a string, not `1..2` [type-mismatch]"),
    FaultRow("name: a..b"),
    FaultRow("name: yes"),
    FaultRow(
      "name: \"= \\\"a\\\"\"",
      "18-27: write the value alone, without `=` [unparsable-cell]"),
    FaultRow("open: yes", "18-21: write `true` or `false`, not `yes` [unparsable-cell]"),
    FaultRow("open: \"on\"", "18-22: write `true` or `false`, not `on` [unparsable-cell]"),
    FaultRow("open: Off", "18-21: write `true` or `false`, not `Off` [unparsable-cell]"),
    FaultRow("open: 1", "18-19: `open` takes `true` or `false`, not `1` [type-mismatch]"),
    FaultRow("open: TRUE", "18-22: write `true` or `false`, not `TRUE` [unparsable-cell]"),
    FaultRow(
      "open: \"\\\"true\\\"\"",
      "18-28: `open` takes `true` or `false`, not `\"true\"` [type-mismatch]"),
    FaultRow("open: not(true)"),
    FaultRow("open: \"= true\"", "18-26: write the value alone, without `=` [unparsable-cell]"),
    FaultRow("o: 5", "15-16: `o` takes `present` or `absent`, not `5` [type-mismatch]"),
    FaultRow("l: \"> 1\"", "15-20: `l` takes `present` or `absent`, not `> 1` [type-mismatch]"),
    FaultRow(
      "o: starts(a)",
      "15-24: `o` takes `present` or `absent`, not `starts(…)` [type-mismatch]"),
    FaultRow("o: not(5)", "15-21: `o` takes `present` or `absent`, not `not(5)` [type-mismatch]"),
    FaultRow("l: present"),
    FaultRow(
      "o: [absent, null]",
      "24-28: warning: `null` adds nothing: the other tests of `o` match it too "
        + "[dead-alternative]"),
    FaultRow("o: [mistyped, null]"),
  ]
}
