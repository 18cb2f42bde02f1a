import DecisionTables
import Testing

@testable import RuleFiles

/// What YAML allows and rule files do not.
@Suite struct YAMLFaultTests {
  @Test(arguments: nodes + flow + files)
  func `a fault has an id, a place and a message, and the rest is read`(example: YAMLFaultExample) {
    example.check()
  }

  static let nodes = [
    YAMLFaultExample(
      "a: 1\nb: 2\n\"a\": 3\nc: 4",
      ["duplicate-key @3:1-3:4: the key `a` stands here a second time"],
      "a=1 b=2 c=4"),
    YAMLFaultExample(
      "a: != 5\nb: {c: != 5, d: 1}\ne: f",
      [
        "yaml-tag @1:4-1:8: YAML takes `!=` for a tag: write `\"!= 5\"`",
        "yaml-tag @2:8-2:12: YAML takes `!=` for a tag: write `\"!= 5\"`",
      ],
      "a=!= 5 b={c=!= 5 d=1} e=f"),
    YAMLFaultExample(
      "a: !!str 5\nb: [!x, !y z]\n!k c: !m {d: e}",
      [
        "yaml-tag @1:4-1:9: tags are not read: leave out `!!str`, or quote the text",
        "yaml-tag @2:5-2:7: tags are not read: leave out `!x`, or quote the text",
        "yaml-tag @2:9-2:11: tags are not read: leave out `!y`, or quote the text",
        "yaml-tag @3:1-3:3: tags are not read: leave out `!k`, or quote the text",
        "yaml-tag @3:7-3:9: tags are not read: leave out `!m`, or quote the text",
      ],
      "a=5 b=[ z] c={d=e}"),
    YAMLFaultExample(
      "a: &x b\nc: &y\n  d: &z !t e",
      [
        "yaml-anchor @1:4-1:6: anchors are not read: leave out `&x`, or quote the text",
        "yaml-anchor @2:4-2:6: anchors are not read: leave out `&y`, or quote the text",
        "yaml-anchor @3:6-3:8: anchors are not read: leave out `&z`, or quote the text",
        "yaml-tag @3:9-3:11: tags are not read: leave out `!t`, or quote the text",
      ],
      "a=b c={d=e}"),
    YAMLFaultExample(
      "a: *x\nb: [*y, c]",
      [
        "yaml-alias @1:4-1:6: aliases are not read: write the value out instead of `*x`, "
          + "or quote the text",
        "yaml-alias @2:5-2:7: aliases are not read: write the value out instead of `*y`, "
          + "or quote the text",
      ],
      "a=*x b=[*y c]"),
    YAMLFaultExample(
      "<<: {a: 1}\n\"<<\": 2\nb: 3",
      ["yaml-merge-key @1:1-1:3: merge keys are not read: write the keys out instead of `<<`"],
      "<<=2 b=3"),
    YAMLFaultExample(
      "? [a]\n: b\n{c: d}: e\n?\n: f\ng: h",
      [
        "yaml-key @1:3-1:6: a key is a text, not a list or a mapping",
        "yaml-key @3:1-3:7: a key is a text, not a list or a mapping",
        "yaml-key @4:2-4:2: expected a key before the colon",
      ],
      "g=h"),
  ]

  static let flow = [
    YAMLFaultExample(
      "a: {b: not(c, d), e: f}",
      [
        "yaml-flow-comma @1:8-1:17: inside `{ }` a comma ends the value: write `\"not(c, d)\"`"
      ],
      "a={b=not(c, d) e=f}"),
    YAMLFaultExample(
      "a: {message: one, two, and three}\nb: {c: min(1, 2), d: min(1, 2)}",
      [
        "yaml-flow-comma @1:14-1:33: inside `{ }` a comma ends the value: "
          + "write `\"one, two, and three\"`",
        "yaml-flow-comma @2:8-2:17: inside `{ }` a comma ends the value: write `\"min(1, 2)\"`",
        "yaml-flow-comma @2:22-2:31: inside `{ }` a comma ends the value: write `\"min(1, 2)\"`",
      ],
      "a={message=one, two, and three} b={c=min(1, 2) d=min(1, 2)}"),
    YAMLFaultExample(
      "a: [not(1, 2), (3), 4]\nb: [not(\"c\", \"d\"), 5]\ne: {f: not('g', 'h')}",
      [
        "yaml-flow-comma @1:5-1:14: inside `[ ]` a comma ends the value: write `\"not(1, 2)\"`",
        "yaml-flow-comma @2:5-2:18: inside `[ ]` a comma ends the value: "
          + "write `'not(\"c\", \"d\")'`",
        "yaml-flow-comma @3:8-3:21: inside `{ }` a comma ends the value: "
          + "write `\"not('g', 'h')\"`",
      ],
      "a=[not(1, 2) (3) 4] b=[not(\"c\", \"d\") 5] e={f=not('g', 'h')}"),
    YAMLFaultExample(
      "a: {b, c: [1], d}\ne: {f: , g}",
      [
        "yaml-flow-comma @1:5-1:6: the key `b` has no value; expected `: ` and a value",
        "yaml-flow-comma @1:16-1:17: the key `d` has no value; expected `: ` and a value",
        "yaml-flow-comma @2:10-2:11: the key `g` has no value; expected `: ` and a value",
      ],
      "a={c=[1]} e={f=}"),
    YAMLFaultExample(
      "a: {b:c, d:[1], e:{f: 2}}",
      [
        "yaml-syntax @1:5-1:8: expected a space after the colon in `b:c`",
        "yaml-syntax @1:10-1:12: expected a space after the colon in `d:`",
        "yaml-syntax @1:17-1:19: expected a space after the colon in `e:`",
      ],
      "a={b=c d=[1] e={f=2}}"),
  ]

  static let files = [
    YAMLFaultExample("", ["empty-file @1:1-1:1: the file holds no value"], "nothing"),
    YAMLFaultExample("# a\n---\n", ["empty-file @1:1-1:1: the file holds no value"], "nothing"),
    YAMLFaultExample(
      "a: 1\n---\nb: 2\n---\nc: 3",
      [
        "yaml-several-documents @2:1-2:4: expected one document in a file; another one begins here"
      ],
      "a=1", isComplete: false),
    YAMLFaultExample(
      "%YAML 1.2 # x\n---\na: |\n  b\n",
      ["yaml-directive @1:1-1:10: directives have no meaning here: leave out `%YAML 1.2`"],
      "a=b\n"),
    YAMLFaultExample(
      "a: b\u{0}c\nd: \"\u{1B}\"\ne: f\u{2028}g\rh",
      [
        "control-character @1:5-1:6: the character U+0000 is not allowed: in double quotes write "
          + "`\\u0000`",
        "control-character @2:5-2:6: the character U+001B is not allowed: in double quotes write "
          + "`\\u001B`",
        "control-character @3:5-3:6: the character U+2028 is not allowed: in double quotes write "
          + "`\\u2028`",
        "control-character @3:7-3:8: the character U+000D is not allowed: in double quotes write "
          + "`\\u000D`",
      ],
      "a=b c d=  e=f   g h"),
  ]

  @Test(arguments: [
    (
      [0x61, 0x3A, 0x20, 0xE4, 0x0A] as [UInt8],
      "not-utf8 @1:4-1:5: the byte E4 is not UTF-8: save the file as UTF-8"
    ),
    (
      [0x61, 0x0A, 0xED, 0xA0, 0x80],
      "not-utf8 @2:1-2:2: the byte ED is not UTF-8: save the file as UTF-8"
    ),
    ([0x61, 0xC3], "not-utf8 @1:2-1:3: the byte C3 is not UTF-8: save the file as UTF-8"),
    ([0xFF, 0xFE, 0x61, 0x00], "not-utf8 @1:1-1:3: the file is UTF-16: save it as UTF-8"),
    ([0xFE, 0xFF, 0x00, 0x61], "not-utf8 @1:1-1:3: the file is UTF-16: save it as UTF-8"),
  ])
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8], line: String) {
    let document = YAMLDocument(reading: SourceText(name: "f", bytes: bytes))
    #expect(document.faultLines == [line])
    #expect(document.root == nil)
    #expect(!document.isComplete)
  }

  @Test func `a duplicate key points at the first one`() throws {
    let fault = try #require(YAMLDocument(text: "a: 1\nb: 2\na: 3").faults.first)
    let note = try #require(fault.diagnostic.notes.first)
    #expect(note.message == "`a` first stands here")
    #expect(note.place?.span == "1:1-1:2")
    #expect(fault.diagnostic.severity == .error)
  }
}
