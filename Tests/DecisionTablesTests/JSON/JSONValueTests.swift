import DecisionTables
import Testing

@Suite struct JSONValueTests {
  private func root(_ text: String) throws -> JSONValue {
    try JSONDocument(SourceText(name: "t.json", text: text)).root
  }

  @Test(
    arguments: [
      ("{}", .object), ("[]", .array), (#""""#, .string), ("-1", .number), ("true", .boolean),
      ("false", .boolean), ("null", .null),
    ] as [(String, JSONValue.Kind)])
  func `a value has its kind and nothing of another`(text: String, kind: JSONValue.Kind) throws {
    let root = try root(text)
    #expect(root.kind == kind)
    #expect((root.string != nil) == (kind == .string))
    #expect((root.boolean != nil) == (kind == .boolean))
    #expect((root.number != nil) == (kind == .number))
    #expect(root.isEmpty)
    #expect(root.count == 0)
    #expect(root["a"] == nil)
    #expect(Array(root.members).isEmpty)
    #expect(Array(root.elements).isEmpty)
  }

  @Test func `a boolean is the one written`() throws {
    #expect(try root("[true,false]").elements.map(\.boolean) == [true, false])
  }

  @Test func `an object gives its values by key`() throws {
    let root = try root(#"{"a":1,"b":{"c":[true]},"":"none","\u00e9\n":2}"#)
    #expect(root["a"]?.text == "1")
    #expect(root["b"]?["c"]?.text == "[true]")
    #expect(root[""]?.string == "none")
    #expect(root["é\n"]?.text == "2")
    #expect(root["c"] == nil)
    #expect(root["A"] == nil)
    #expect(root["a"]?["b"] == nil)
    #expect(root["\\u00e9\\n"] == nil)
  }

  @Test func `a key is compared by its bytes`() throws {
    let root = try root("{\"e\u{301}\":1}")
    #expect(root["e\u{301}"]?.text == "1")
    #expect(root["\u{E9}"] == nil)
  }

  @Test func `members and elements come in the order of the text`() throws {
    let root = try root(#"{"b":[1,[2,3],{"x":4}],"a":{"c":{}},"\u0062":null}"#)
    #expect(root.members.map(\.key) == ["b", "a", "b"])
    #expect(root.members.map(\.value.text) == [#"[1,[2,3],{"x":4}]"#, #"{"c":{}}"#, "null"])
    #expect(root.members.map { $0.keyEquals("b") } == [true, false, true])
    #expect(root.count == 3)
    #expect(!root.isEmpty)
    let array = root.members.first { $0.keyEquals("b") }?.value
    #expect(array?.elements.map(\.text) == ["1", "[2,3]", #"{"x":4}"#])
    #expect(array?.count == 3)
  }

  @Test func `every value and key has its place`() throws {
    let text = "{\n  \"é\": [1, \"two\"],\n  \"b\" : { }\n}"
    let root = try root(text)
    let members = Array(root.members)
    #expect(root.range == 0..<text.utf8.count)
    #expect(members.map(\.keyPlace.description) == ["t.json:2:3", "t.json:3:3"])
    #expect(members.map(\.keyRange) == [4..<8, 24..<27])
    #expect(members.map(\.value.place.description) == ["t.json:2:8", "t.json:3:9"])
    #expect(members.map(\.value.range) == [10..<20, 30..<33])
    #expect(members.first?.value.elements.map(\.range) == [11..<12, 14..<19])
    #expect(members.last?.value.place.end == SourcePosition(line: 3, column: 12))
  }

  @Test func `a value has its JSON pointer`() throws {
    let root = try root(
      #"{"a":[0,{"x":[[]],"b/c~d":null}],"":[1],"\u00e9\"":2,"last":[[[1,2,[3]]]]}"#)
    var pointers: [String] = []
    var open = [root]
    while let value = open.popLast() {
      pointers.append(value.pointer)
      open += (Array(value.elements) + value.members.map(\.value)).reversed()
    }
    #expect(
      pointers == [
        "", "/a", "/a/0", "/a/1", "/a/1/x", "/a/1/x/0", "/a/1/b~1c~0d", "/", "//0", "/é\"", "/last",
        "/last/0", "/last/0/0", "/last/0/0/0", "/last/0/0/1", "/last/0/0/2", "/last/0/0/2/0",
      ])
  }
}
