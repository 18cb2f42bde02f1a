import Testing

@testable import RuleFiles

/// What YAML makes of what authors write, in the language's words.
@Suite struct YAMLTrapTests {
  @Test(arguments: rows)
  func `a trap of YAML is reported once, and nothing for what comes of it`(row: FaultRow) {
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
    hitPolicy: first
    outputs: {x: {type: integer, optional: true}}
    rules:
      - rule: r
        CELL
      - {rule: last, then: {x: 1}}
    """

  static let rows = [
    FaultRow(
      "when: {time: > 5}",
      "18-21: quote a test that begins with `>`: write `\"> 5\"` [yaml-syntax]"),
    FaultRow(
      "when: {time: >= 5, name: x}",
      "18-22: quote a test that begins with `>`: write `\">= 5\"` [yaml-syntax]"),
    FaultRow(
      "when: {time: != 5}",
      "18-22: YAML takes `!=` for a tag: write `\"!= 5\"` [yaml-tag]"),
    FaultRow("when: {time: [1..10]}"),
    FaultRow(
      "when: {kind: !not a}",
      "18-22: tags are not read: leave out `!not`, or quote the text [yaml-tag]"),
    FaultRow(
      "when: {kind: not(a, b)}",
      "18-27: inside `{ }` a comma ends the value: write `\"not(a, b)\"` [yaml-flow-comma]"),
    FaultRow("title: a rule, with a comma"),
    FaultRow("title: 'it''s: fine'"),
    FaultRow(
      "title: a rule: a colon",
      "12-27: quote a text that contains `: `: write `\"a rule: a colon\"` [yaml-syntax]"),
    FaultRow(
      "title: the # of rules",
      "12-15: warning: what follows ` #` is a comment: put the text in quotes, `\"the # "
        + "…\"` [comment-in-text]"),
    FaultRow("title: see [1]"),
    FaultRow(
      "title: [1] see",
      "16-19: `see` follows the end of the value: quote the whole text [yaml-syntax]"),
    FaultRow(
      "title: \"quoted\" text",
      "21-25: `text` follows the end of the value: quote the whole text [yaml-syntax]"),
    FaultRow(
      "title: `x` is 5",
      "12-13: a backtick cannot begin a plain value: quote it [yaml-syntax]"),
    FaultRow("title: '`x` is 5'"),
    FaultRow("title: @x", "12-13: `@` cannot begin a plain value: quote it [yaml-syntax]"),
    FaultRow(
      "when: {kind: a, kind: b}",
      "21-25: the key `kind` stands here a second time [duplicate-key]"),
    FaultRow(
      "when: &x {kind: a}",
      "11-13: anchors are not read: leave out `&x`, or quote the text [yaml-anchor]"),
    FaultRow(
      "when: *x",
      "11-13: aliases are not read: write the value out instead of `*x`, or quote the text "
        + "[yaml-alias]"),
    FaultRow(
      "when: {<<: {kind: a}}",
      "12-14: merge keys are not read: write the keys out instead of `<<` [yaml-merge-key]"),
    FaultRow("when: {open: yes}", "18-21: write `true` or `false`, not `yes` [unparsable-cell]"),
    FaultRow("when: {open: on}", "18-20: write `true` or `false`, not `on` [unparsable-cell]"),
    FaultRow(
      "when: {time: 012}",
      "18-21: `012` is no number; expected digits like `12` or `1.5`, no leading zero "
        + "[unparsable-cell]"),
    FaultRow(
      "when: {time: 1:30}",
      "18-22: `1:30` is no number; expected digits like `12` or `1.5`, no leading zero "
        + "[unparsable-cell]"),
    FaultRow(
      "when: {time: ~}",
      "18-19: write `null` or `absent`, or for the text `'\"~\"'`, not `~` [unparsable-cell]"),
    FaultRow(
      "when: {name: ~}",
      "18-19: write `null` or `absent`, or for the text `'\"~\"'`, not `~` [unparsable-cell]"),
    FaultRow("when: {name: yes}"),
    FaultRow("when: {name: off, kind: a}"),
    FaultRow("when: {kind: a", "11-12: the bracket `{` is not closed [yaml-syntax]"),
    FaultRow("when: {kind: \"a}", "18-19: the quote `\"` is not closed [yaml-syntax]"),
    FaultRow(
      "when: {kind:a}",
      "12-18: expected a space after the colon in `kind:a` [yaml-syntax]"),
    FaultRow(
      "when:{kind: a}",
      "5-15: a rule has no `when:{kind`; expected `rule`, `title`, `clause`, `before`, "
        + "`after`, `when`, `then` or `allow` [unknown-key]"),
    FaultRow(
      "when {kind: a}",
      "5-15: a rule has no `when {kind`; expected `rule`, `title`, `clause`, `before`, "
        + "`after`, `when`, `then` or `allow` [unknown-key]"),
    FaultRow("when: [kind: a]", "11-20: `when` takes a mapping, not a list [wrong-node]"),
    FaultRow(
      "when: kind: a",
      "11-18: quote a text that contains `: `: write `\"kind: a\"` [yaml-syntax]"),
  ]
}
