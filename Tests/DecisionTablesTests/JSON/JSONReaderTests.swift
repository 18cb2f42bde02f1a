import DecisionTables
import Testing

@Suite struct JSONReaderTests {
  @Test func `a document stays what it is when its reader goes on`() throws {
    var reader = JSONReader()
    let first = try reader.read(SourceText(name: "one", text: #"{"a":[1,2,3]}"#))
    let second = try reader.read(SourceText(name: "two", text: #"[true,{"b":"c"},"d"]"#))
    #expect(first.root["a"]?.elements.map(\.text) == ["1", "2", "3"])
    #expect(first.source.name == "one")
    #expect(second.root.elements.map(\.text) == ["true", #"{"b":"c"}"#, #""d""#])
    #expect(second.root.place.description == "two:1:1")
  }

  @Test func `a value alone keeps its document`() throws {
    var reader = JSONReader()
    let value = try reader.read(SourceText(name: "one", text: #"{"a":[1,2,3]}"#)).root["a"]
    for _ in 0..<3 { _ = try reader.read(SourceText(name: "two", text: "[[[[]]]]")) }
    #expect(value?.text == "[1,2,3]")
    #expect(value?.pointer == "/a")
  }

  @Test func `a copy of a reader reads for itself`() throws {
    var reader = JSONReader()
    _ = try reader.read(SourceText(name: "t", text: "[0,0,0,0]"))
    var copy = reader
    let first = try reader.read(SourceText(name: "t", text: "[1,2]"))
    let second = try copy.read(SourceText(name: "t", text: #"{"a":{}}"#))
    #expect(first.root.elements.map(\.text) == ["1", "2"])
    #expect(second.root["a"]?.kind == .object)
  }

  @Test func `a reader that met a fault reads the next text`() throws {
    var reader = JSONReader(maximumDepth: 3)
    for text in ["[[[[", #"{"a":1,"a":2,"#, "", "[1", "[[[]]]]"] {
      #expect(throws: JSONSyntaxError.self) { try reader.read(SourceText(name: "t", text: text)) }
      let document = try reader.read(SourceText(name: "t", text: #"[[["x"]]]"#))
      #expect(document.root.text == #"[[["x"]]]"#)
      #expect(document.duplicateKeys.isEmpty)
    }
  }

  @Test func `texts of all lengths are read in turn`() throws {
    var reader = JSONReader()
    for count in [1, 1000, 2, 100, 5000, 0, 3] {
      let text = "[" + (0..<count).map { "{\"k\($0)\":\($0)}" }.joined(separator: ",") + "]"
      let root = try reader.read(SourceText(name: "t", text: text)).root
      #expect(root.elements.enumerated().allSatisfy { $1["k\($0)"]?.text == "\($0)" })
      #expect(root.count == count)
    }
  }

  @Test func `a record has its places in the whole file`() throws {
    let source = SourceText(name: "t.ndjson", text: "{\"a\":1}\n\n  {\"b\":[2]} \r\n[3")
    let records = JSONLines.records(source)
    #expect(records == [0..<7, 9..<20, 23..<25])
    let second = try JSONDocument(source, range: 9..<20)
    #expect(second.root["b"]?.place.description == "t.ndjson:3:8")
    #expect(second.root["b"]?.pointer == "/b")
    #expect(throws: JSONSyntaxError(.endsInside(.array), at: 25)) {
      try JSONDocument(source, range: 23..<25)
    }
  }

  @Test(arguments: [
    (0..<3, "[1]"), (1..<2, "1"), (14..<17, "123"), (-5..<3, "[1]"), (23..<99, "true"),
  ])
  func `a record ends where its range or its source ends`(range: Range<Int>, text: String) throws {
    let source = SourceText(name: "t", text: #"[1]["a\u0041"]12345678,true"#)
    #expect(try JSONDocument(source, range: range).root.text == text)
  }

  @Test(
    arguments: [
      (4..<8, .endsInside(.string)), (0..<2, .endsInside(.array)), (23..<26, .word("tru")),
      (5..<5, .empty), (90..<99, .empty),
    ] as [(Range<Int>, JSONSyntaxError.Reason)])
  func `what is after a record does not complete it`(
    range: Range<Int>, reason: JSONSyntaxError.Reason
  ) {
    let source = SourceText(name: "t", text: #"[1]["a\u0041"]12345678,true"#)
    let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(source, range: range) }
    #expect(error?.reason == reason)
  }

  @Test(arguments: [
    ("", []), ("\n\n", []), (" \t\r\n", []), ("1", [0..<1]), ("1\n", [0..<1]),
    ("1\n2", [0..<1, 2..<3]), ("1\r\n2\r\n", [0..<1, 3..<4]), ("\n 1 \n", [1..<3]),
    ("12345678901234567890\n1", [0..<20, 21..<22]), ("1234567\n1", [0..<7, 8..<9]),
    ("12345678\n1", [0..<8, 9..<10]), ("é\n\u{10A}", [0..<2, 3..<5]),
  ])
  func `records are the lines that are not blank`(text: String, records: [Range<Int>]) {
    #expect(JSONLines.records(SourceText(name: "t", text: text)) == records)
  }
}
