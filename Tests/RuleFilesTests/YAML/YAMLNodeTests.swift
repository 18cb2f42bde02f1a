import DecisionTables
import Testing

@testable import RuleFiles

@Suite struct YAMLNodeTests {
  struct Example: Sendable {
    let text: String
    let drawing: String
  }

  @Test(arguments: collections + scalars + places)
  func `a text is read into nodes with places and without a fault`(example: Example) {
    let document = YAMLDocument(text: example.text)
    #expect(document.drawing == example.drawing)
    #expect(document.faultLines == [])
    #expect(document.isComplete)
  }

  static let collections = [
    Example(
      text: "rules:\n  - rule: a\n    when: {x: 1, y: [b, \"c\"]}\n  - - d\n",
      drawing: """
        mapping @1:1-4:8
        └─ rules @1:1-1:6 → sequence @2:5-4:8
           ├─ mapping @2:5-3:30
           │  ├─ rule @2:5-2:9 → plain `a` @2:11-2:12
           │  └─ when @3:5-3:9 → mapping @3:11-3:30
           │     ├─ x @3:12-3:13 → plain `1` @3:15-3:16
           │     └─ y @3:18-3:19 → sequence @3:21-3:29
           │        ├─ plain `b` @3:22-3:23
           │        └─ doubleQuoted `c` @3:25-3:28
           └─ sequence @4:7-4:8
              └─ plain `d` @4:7-4:8
        """),
    Example(
      text: "a: {}\nb: []\nc:\n? d\n: e\nf: [g: h]\ni: {\n}\n",
      drawing: """
        mapping @1:1-8:2
        ├─ a @1:1-1:2 → mapping @1:4-1:6
        ├─ b @2:1-2:2 → sequence @2:4-2:6
        ├─ c @3:1-3:2 → plain `` @3:3-3:3
        ├─ d @4:3-4:4 → plain `e` @5:3-5:4
        ├─ f @6:1-6:2 → sequence @6:4-6:10
        │  └─ mapping @6:5-6:9
        │     └─ g @6:5-6:6 → plain `h` @6:8-6:9
        └─ i @7:1-7:2 → mapping @7:4-8:2
        """),
    Example(
      text: "\"on\": on\n'': ~\noff: \"<<\"\n",
      drawing: """
        mapping @1:1-3:10
        ├─ on @1:1-1:5 → plain `on` @1:7-1:9
        ├─  @2:1-2:3 → plain `~` @2:5-2:6
        └─ off @3:1-3:4 → doubleQuoted `<<` @3:6-3:10
        """),
  ]

  static let scalars = [
    Example(
      text: "[on, yes, 012, 1:30, ~, 0x10, https://a.example/b, a#b, 1..10, -]",
      drawing: """
        sequence @1:1-1:66
        ├─ plain `on` @1:2-1:4
        ├─ plain `yes` @1:6-1:9
        ├─ plain `012` @1:11-1:14
        ├─ plain `1:30` @1:16-1:20
        ├─ plain `~` @1:22-1:23
        ├─ plain `0x10` @1:25-1:29
        ├─ plain `https://a.example/b` @1:31-1:50
        ├─ plain `a#b` @1:52-1:55
        ├─ plain `1..10` @1:57-1:62
        └─ plain `-` @1:64-1:65
        """),
    Example(
      text: "a: \"> 5 \\u00e4\"\nb: 'it''s'\nc: one\n  two\nd: \"q\n  r\"\n",
      drawing: """
        mapping @1:1-6:5
        ├─ a @1:1-1:2 → doubleQuoted `> 5 ä` @1:4-1:16
        ├─ b @2:1-2:2 → singleQuoted `it's` @2:4-2:11
        ├─ c @3:1-3:2 → plain `one two` @3:4-4:6
        └─ d @5:1-5:2 → doubleQuoted `q r` @5:4-6:5
        """),
    Example(
      text:
        "a: |\n  one\n  two  \n\nb: >-\n  f\n  g\n   # text\n# comment\nc: |+ # x\n\nd: |\ne: 1\n",
      drawing: """
        mapping @1:1-13:5
        ├─ a @1:1-1:2 → literal `one\\ntwo  \\n` @1:4-3:8
        ├─ b @5:1-5:2 → folded `f g\\n # text` @5:4-8:10
        ├─ c @10:1-10:2 → literal `\\n` @10:4-10:6
        ├─ d @12:1-12:2 → literal `` @12:4-12:5
        └─ e @13:1-13:2 → plain `1` @13:4-13:5
        """),
    Example(
      text: "a: b # c\nd: e#f\ng: \"h\" # i\nj: k\t# l\nm: [n # o\n  ]\np:  # q\nr: s\n  t # u\n",
      drawing: """
        mapping @1:1-9:4
        ├─ a @1:1-1:2 → plain `b` @1:4-1:5 #
        ├─ d @2:1-2:2 → plain `e#f` @2:4-2:7
        ├─ g @3:1-3:2 → doubleQuoted `h` @3:4-3:7
        ├─ j @4:1-4:2 → plain `k` @4:4-4:5 #
        ├─ m @5:1-5:2 → sequence @5:4-6:4
        │  └─ plain `n` @5:5-5:6 #
        ├─ p @7:1-7:2 → plain `` @7:3-7:3 #
        └─ r @8:1-8:2 → plain `s t` @8:4-9:4 #
        """),
  ]

  static let places = [
    Example(
      text: "ü: \"ÄÖ\" # é\n\"k€y\": [ä, '\u{1F600}', z]\n",
      drawing: """
        mapping @1:1-2:19
        ├─ ü @1:1-1:2 → doubleQuoted `ÄÖ` @1:4-1:8
        └─ k€y @2:1-2:6 → sequence @2:8-2:19
           ├─ plain `ä` @2:9-2:10
           ├─ singleQuoted `😀` @2:12-2:15
           └─ plain `z` @2:17-2:18
        """),
    Example(
      text: "a: b\r\nc:\r\n  - d\r\n\r\ne: |\r\n  f\r\n  g\r\n",
      drawing: """
        mapping @1:1-7:4
        ├─ a @1:1-1:2 → plain `b` @1:4-1:5
        ├─ c @2:1-2:2 → sequence @3:5-3:6
        │  └─ plain `d` @3:5-3:6
        └─ e @5:1-5:2 → literal `f\\ng\\n` @5:4-7:4
        """),
    Example(
      text: "\u{FEFF}---\na: b\n...\n",
      drawing: """
        mapping @2:1-2:5
        └─ a @2:1-2:2 → plain `b` @2:4-2:5
        """),
  ]

  @Test func `the place of a scalar is the bytes of its token`() throws {
    let source = SourceText(name: "f", text: "ä: [\"ö €\", ü é]\r\n")
    let root = try #require(YAMLDocument(reading: source).root)
    guard case .mapping(let pairs) = root.content, let pair = pairs.first,
      case .sequence(let items) = pair.value.content
    else { return #expect(Bool(false), "expected a mapping to a sequence") }
    let slices = items.map { String(decoding: source.bytes[$0.place.range], as: UTF8.self) }
    #expect(slices == ["\"ö €\"", "ü é"])
    #expect(String(decoding: source.bytes[pair.keyPlace.range], as: UTF8.self) == "ä")
  }
}
