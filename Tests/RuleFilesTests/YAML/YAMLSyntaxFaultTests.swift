import DecisionTables
import Testing

@testable import RuleFiles

/// Texts that are not YAML.
@Suite struct YAMLSyntaxFaultTests {
  @Test(arguments: values + brackets + lines)
  func `a broken text is reported in our words and read on`(example: YAMLFaultExample) {
    example.check()
  }

  private static func syntax(
    _ text: String, _ faults: [String], _ values: String, isComplete: Bool = true
  ) -> YAMLFaultExample {
    YAMLFaultExample(
      text, faults.map { "yaml-syntax @" + $0 }, values, isComplete: isComplete)
  }

  static let values = [
    syntax(
      "a: > 5\nb: {c: > 5, d: >= 6} # x\ne: >= 5\nf: >5\ng: >-5\nh: 1",
      [
        "1:4-1:7: quote a test that begins with `>`: write `\"> 5\"`",
        "2:8-2:11: quote a test that begins with `>`: write `\"> 5\"`",
        "2:16-2:20: quote a test that begins with `>`: write `\">= 6\"`",
        "3:4-3:8: quote a test that begins with `>`: write `\">= 5\"`",
        "4:4-4:6: quote a test that begins with `>`: write `\">5\"`",
        "5:4-5:7: quote a test that begins with `>`: write `\">-5\"`",
      ],
      "a=> 5 b={c=> 5 d=>= 6} e=>= 5 f=>5 g=>-5 h=1"),
    syntax(
      "a: @x\nb: `y`\nc: %z\nd: [*.example, &, %]\ne: |x|\nf: ]g[\ni: ? j",
      [
        "1:4-1:5: `@` cannot begin a plain value: quote it",
        "2:4-2:5: a backtick cannot begin a plain value: quote it",
        "3:4-3:5: `%` cannot begin a plain value: quote it",
        "4:5-4:6: `*` cannot begin a plain value: quote it",
        "4:16-4:17: `&` cannot begin a plain value: quote it",
        "4:19-4:20: `%` cannot begin a plain value: quote it",
        "5:4-5:5: `|` cannot begin a plain value: quote it",
        "6:4-6:5: `]` cannot begin a plain value: quote it",
        "7:4-7:5: `?` cannot begin a plain value: quote it",
      ],
      "a=@x b=`y` c=%z d=[*.example & %] e=|x| f=]g[ i=? j"),
    syntax(
      "a: - b\nc: 1",
      [
        "1:4-1:5: `- ` begins an item of a list: begin the list on a line of its own, "
          + "or quote the text"
      ],
      "a=- b c=1"),
    syntax(
      "a: ä: b: c # no\nd: {e: f: g, h: 1}\ni: \"j\": k\nl: m",
      [
        "1:4-1:11: quote a text that contains `: `: write `\"ä: b: c\"`",
        "2:8-2:12: quote a text that contains `: `: write `\"f: g\"`",
        "3:4-3:10: quote a text that contains `: `: write `'\"j\": k'`",
      ],
      "a=ä: b: c d={e=f: g h=1} i=\"j\": k l=m"),
    syntax(
      "a: \"\\d \\n \\ö\"\nb: \"\\xZZ\"",
      [
        "1:5-1:7: `\\d` is no escape: write `\\\\d`, or use single quotes",
        "1:11-1:13: `\\ö` is no escape: write `\\\\ö`, or use single quotes",
        "2:5-2:7: `\\x` is no escape: write `\\\\x`, or use single quotes",
      ],
      "a=\\d \n \\ö b=\\xZZ"),
    syntax(
      "a: \"x\" y\nb: [1..5] or 6\nc: 1",
      [
        "1:8-1:9: `y` follows the end of the value: quote the whole text",
        "2:11-2:15: `or 6` follows the end of the value: quote the whole text",
      ],
      "a=x b=[1..5] c=1", isComplete: false),
  ]

  static let brackets = [
    syntax("a: \"x\nb: y", ["1:4-1:5: the quote `\"` is not closed"], "a=x b=y"),
    syntax("a: \"x\nb: \"y\"", ["1:4-1:5: the quote `\"` is not closed"], "a=x b=y"),
    syntax("a: 'tis\nb: y", ["1:4-1:5: the quote `'` is not closed"], "a=tis b=y"),
    syntax(
      "- {a: \"x, b: c}\n- {a: \"y\"}", ["1:7-1:8: the quote `\"` is not closed"],
      "[{a=x, b: c} {a=y}]"),
    syntax(
      "r:\n  - when: {a: b # x\n    then: {c: d}\n  - when: [a, {b: c]\n    then: [5",
      [
        "2:11-2:12: the bracket `{` is not closed", "4:15-4:16: the bracket `{` is not closed",
        "5:11-5:12: the bracket `[` is not closed",
      ],
      "r=[{when={a=b} then={c=d}} {when=[a {b=c}] then=[5]}]"),
    syntax(
      "a: {b: 1,\n    c: 2\nd: 3", ["1:4-1:5: the bracket `{` is not closed"], "a={b=1 c=2} d=3"),
    syntax(
      "a: {b: \"x\" y, c: 1}\nd: [e, , f]",
      ["1:12-1:13: expected `,` or `}` before `y`", "2:8-2:9: unexpected `,`"],
      "a={b=x c=1} d=[e f]", isComplete: false),
    syntax(
      "{\n  \"a\": 1\n  \"b\": 2\n}", ["3:3-3:9: expected `,` or `}` before `\"b\": 2`"],
      "a=1 b=2"),
    syntax(
      "a: [b]]\nc: 1", ["1:7-1:8: `]` follows the end of the value: quote the whole text"],
      "a=[b] c=1", isComplete: false),
  ]

  static let lines = [
    syntax(
      "r:\n\ta: b\n\tc: d\ns: 1", ["2:1-2:2: indent with spaces, not with tabs"], "r= s=1",
      isComplete: false),
    syntax(
      "a:b\nc: d\n", ["1:1-1:4: expected a space after the colon in `a:b`"], "a=b c=d"),
    syntax(
      "- rule:x\n  when: y\n- z: 1\n  u:v",
      [
        "1:3-1:9: expected a space after the colon in `rule:x`",
        "4:3-4:6: expected a space after the colon in `u:v`",
      ],
      "[{rule=x when=y} {z=1 u=v}]"),
    syntax(
      "when\n  a: b\nthen # x\nc: d",
      ["1:1-1:5: expected a colon after `when`", "3:1-3:5: expected a colon after `then`"],
      "when={a=b} then= c=d"),
    syntax(
      "a: b\n\n  c: d\n  e: f\ng: h",
      ["3:3-3:7: `c: d` lines up with nothing above it: indent it like the keys it belongs to"],
      "a=b g=h", isComplete: false),
    syntax(
      "a:\n    b: c\n  d: e\ng: h",
      ["3:3-3:7: `d: e` lines up with nothing above it: indent it like the keys it belongs to"],
      "a={b=c} g=h", isComplete: false),
    syntax(
      "l:\n  - a\n  b: 1\nm:\n  - c\n  d\n  - e\nf: g",
      [
        "3:3-3:7: expected `- ` before `b: 1`, as in the list above it",
        "6:3-6:4: expected `- ` before `d`, as in the list above it",
      ],
      "l=[a] m=[c e] f=g", isComplete: false),
    syntax(
      "a: b\n" + String(repeating: "k", count: 1025) + ": c\nd: e",
      ["2:1-2:1029: a key has at most 1024 characters"], "a=b d=e", isComplete: false),
  ]

  @Test func `what is expected inside brackets points at the opening one`() throws {
    let fault = try #require(YAMLDocument(text: "a: {b: \"x\" y}").faults.first)
    let note = try #require(fault.diagnostic.notes.first)
    #expect(note.message == "opened here")
    #expect(note.place?.span == "1:4-1:5")
  }

  @Test func `after twenty faults of syntax what was read so far is kept`() {
    let document = YAMLDocument(text: (0..<30).map { "k\($0): @\n" }.joined())
    #expect(document.faults.count == 21)
    #expect(!document.isComplete)
    guard case .mapping(let pairs)? = document.root?.content else {
      return #expect(Bool(false), "expected a mapping")
    }
    #expect(pairs.count == 20)
  }
}
