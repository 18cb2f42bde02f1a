import Testing

@testable import RuleFiles

/// What a rule gives for an output.
@Suite struct TermFaultTests {
  @Test(arguments: rows)
  func `a value that its output cannot have is reported once`(row: FaultRow) {
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
    --- file: d.yaml
    decision: d
    outputs:
      i: {type: integer, unit: s, optional: true}
      n: {type: number, optional: true}
      b: {type: boolean, optional: true}
      s: {type: string, optional: true}
      v: {values: [a, b], optional: true}
      t: {type: text, optional: true}
      p: {type: pointer, optional: true}
      must: integer
    rules:
      - {rule: r, then: {must: 1, CELL}}
    """

  static let rows = [
    FaultRow("i: soon", "34-38: `i` takes a whole number of seconds, not `soon` [type-mismatch]"),
    FaultRow("i: 1.5", "34-37: `i` takes a whole number of seconds, not `1.5` [type-mismatch]"),
    FaultRow(
      "i: \"5\"",
      "34-37: `i` takes a whole number of seconds, not `\"5\"` [type-mismatch]"),
    FaultRow(
      "i: 012",
      "34-37: `012` is no number; expected digits like `12` or `1.5`, no leading zero "
        + "[unparsable-cell]"),
    FaultRow(
      "i: 1:30",
      "34-38: `1:30` is no number; expected digits like `12` or `1.5`, no leading zero "
        + "[unparsable-cell]"),
    FaultRow("i: true", "34-38: `i` takes a whole number of seconds, not `true` [type-mismatch]"),
    FaultRow(
      "i: ~",
      "34-35: write `= absent`, or for the text `\"~\"`, not `~` [unparsable-cell]"),
    FaultRow(
      "i: ",
      "34-34: a value is missing; write `\"\"` for an empty text, `= absent` for none "
        + "[unparsable-cell]"),
    FaultRow("i: [1]", "34-37: `i` takes a value, not a list [wrong-node]"),
    FaultRow(
      "i: = 1.5",
      "34-39: `i` takes a whole number of seconds, not a number [type-mismatch]"),
    FaultRow("i: = time"),
    FaultRow(
      "i: = name",
      "34-40: `i` takes a whole number of seconds, not a string [type-mismatch]"),
    FaultRow(
      "i: \"= time / 2\"",
      "34-46: `i` takes a whole number of seconds, not a number [type-mismatch]"),
    FaultRow("i: = ", "35-35: the expression ends too early [unparsable-expression]"),
    FaultRow("i: = absent"),
    FaultRow("n: 1.1234567", "34-43: `1.1234567` has more than six decimals [unparsable-cell]"),
    FaultRow(
      "n: .5",
      "34-36: `.5` is no number; expected digits like `12` or `1.5`, no leading zero "
        + "[unparsable-cell]"),
    FaultRow("n: 1e3"),
    FaultRow("n: = time", "34-40: a plain number and seconds do not go together [unit-mismatch]"),
    FaultRow("b: yes", "34-37: write `true` or `false`, not `yes` [unparsable-cell]"),
    FaultRow("b: \"true\"", "34-40: `b` takes `true` or `false`, not `\"true\"` [type-mismatch]"),
    FaultRow("b: 1", "34-35: `b` takes `true` or `false`, not `1` [type-mismatch]"),
    FaultRow("b: = time > 5"),
    FaultRow("s: 5", "34-35: `s` takes a string in quotes, `\"5\"`, not `5` [type-mismatch]"),
    FaultRow(
      "s: true",
      "34-38: `s` takes a string in quotes, `\"true\"`, not `true` [type-mismatch]"),
    FaultRow(
      "s: ~",
      "34-35: write `= absent`, or for the text `\"~\"`, not `~` [unparsable-cell]"),
    FaultRow(
      "s: ",
      "34-34: a value is missing; write `\"\"` for an empty text, `= absent` for none "
        + "[unparsable-cell]"),
    FaultRow(
      "s: null",
      "34-38: `s` takes a string in quotes, `\"null\"`, not `null` [type-mismatch]"),
    FaultRow("s: \"null\""),
    FaultRow("s: = 5", "34-37: `s` takes a string, not a whole number [type-mismatch]"),
    FaultRow("v: c", "34-35: `c` is no value of `v`; expected `a` or `b` [unlisted-value]"),
    FaultRow("v: A", "34-35: `A` is no value of `v`; did you mean `a`? [unlisted-value]"),
    FaultRow("v: = name", "34-40: `v` takes `a` or `b`, not any string [type-mismatch]"),
    FaultRow("v: = kind"),
    FaultRow(
      "v: = if open then \"a\" else \"c\"",
      "34-61: `c` is no value of `v`; expected `a` or `b` [unlisted-value]"),
    FaultRow(
      "z: 1",
      "31-32: rule `r` has no `z`; expected `i`, `n`, `b`, `s`, `v`, `t` or `p` [unknown-key]"),
    FaultRow("ii: 1", "31-33: rule `r` has no `ii`; did you mean `i`? [unknown-key]"),
    FaultRow("must: 1", "31-35: the key `must` stands here a second time [duplicate-key]"),
    FaultRow(
      "t: = name",
      "34-40: a text is no expression: put the names in braces, `{name}` [type-mismatch]"),
    FaultRow("t: \"{nam}\"", "36-39: unknown name `nam`; did you mean `name`? [unknown-name]"),
    FaultRow(
      "t: \"{name} {{name} }} {kind\"",
      "53-54: a `{` without `}`; a brace itself is written `{{` [unclosed-placeholder]"),
    FaultRow(
      "t: \"{ name }\"",
      "36-42: unknown name ` name `; did you mean `name`? [unknown-name]"),
    FaultRow(
      "t: ",
      "34-34: a value is missing; write `\"\"` for an empty text, `= absent` for none "
        + "[unparsable-cell]"),
    FaultRow("t: = absent"),
    FaultRow("t: 5"),
    FaultRow("p: kin", "34-37: unknown name `kin`; did you mean `kind`? [unknown-name]"),
    FaultRow(
      "p: settings.x",
      "34-44: unknown name `settings.x`; expected `kind`, `time`, `name` or `open` "
        + "[unknown-name]"),
    FaultRow("p: \"\""),
    FaultRow(
      "p: ",
      "34-34: a value is missing; write `\"\"` for an empty text, `= absent` for none "
        + "[unparsable-cell]"),
    FaultRow("p: = name", "34-40: `p` takes the name of an input, not a string [type-mismatch]"),
    FaultRow("p: [a]", "34-37: `p` takes a value, not a list [wrong-node]"),
    FaultRow(
      "p: d.i",
      "34-37: unknown name `d.i`; expected `kind`, `time`, `name` or `open` [unknown-name]"),
  ]
}
