import DecisionTables
import Testing

@Suite struct JSONDuplicateKeyTests {
  private func document(_ text: String) throws -> JSONDocument {
    try JSONDocument(SourceText(name: "t", text: text))
  }

  /// Each as `key@first,place in pointer`.
  private func duplicates(_ text: String) throws -> [String] {
    try document(text).duplicateKeys.map {
      "\($0.key)@\($0.first.range.lowerBound),\($0.place.range.lowerBound) in \($0.pointer)"
    }
  }

  @Test(arguments: [
    ("{}", []), (#"{"a":1,"b":2}"#, []), (#"[{"a":1},{"a":2}]"#, []),
    (#"{"a":{"a":{"a":1}}}"#, []), (#"{"a":1,"A":2}"#, []), (#"["a","a"]"#, []),
    (#"{"a":"b","b":"a"}"#, []), (#"{"a\u0000":1,"a":2}"#, []),
    (#"{"12345678x12345678":1,"12345678y12345678":2}"#, []),
    ("{\"e\u{301}\":1,\"\u{E9}\":2}", []),
    (#"{"a":1,"a":2}"#, ["a@1,7 in "]),
    (#"{"a":1,"a":2,"a":3}"#, ["a@1,7 in ", "a@1,13 in "]),
    (#"{"a":1,"\u0061":2}"#, ["a@1,7 in "]),
    (#"{"\u0061":1,"a":2}"#, ["a@1,12 in "]),
    (#"{"\u0061":1,"\u0061":2}"#, ["a@1,12 in "]),
    (#"{"\/":1,"/":2}"#, ["/@1,8 in "]),
    (#"{"":1,"":2}"#, ["@1,6 in "]),
    (#"{"é":1,"\u00e9":2}"#, ["é@1,8 in "]),
    (#"{"😀":1,"\ud83d\ude00":2}"#, ["😀@1,10 in "]),
    (#"[0,{"a":1,"a":2}]"#, ["a@4,10 in /1"]),
    (#"{"x":{"a":1,"b":{},"b":[]},"x":1}"#, ["b@12,19 in /x", "x@1,27 in "]),
    (
      #"{"a":[{"b":1,"b":2}],"a":[{"b":1,"b":2}]}"#,
      ["b@7,13 in /a/0", "a@1,21 in ", "b@27,33 in /a/0"]
    ),
    (#"{"abcdefgh":1,"abcdefgh":2}"#, ["abcdefgh@1,14 in "]),
    (#"{"abcdefghi":1,"abcdefghj":2,"abcdefghi":3}"#, ["abcdefghi@1,29 in "]),
  ])
  func `equal keys of one object are found with both places`(
    text: String, found: [String]
  ) throws {
    #expect(try duplicates(text) == found)
  }

  @Test func `the last of equal keys counts`() throws {
    let root = try document(#"{"a":1,"b":{"c":1,"c":2},"\u0061":3,"b2":0}"#).root
    #expect(root["a"]?.text == "3")
    #expect(root["b"]?["c"]?.text == "2")
    #expect(root["b2"]?.text == "0")
    #expect(root.count == 4)
  }

  @Test(arguments: [2, 15, 31, 32, 33, 34, 63, 64, 65, 200])
  func `one repeated key is found among any number`(count: Int) throws {
    for repeated in [0, count / 2, count - 1] {
      let keys = (0..<count).map { "key \($0)" } + ["key \(repeated)"]
      let text = "{" + keys.map { "\"\($0)\":[{}]" }.joined(separator: ",") + "}"
      let found = try document(text).duplicateKeys
      let starts = try document(text).root.members.map(\.keyRange.lowerBound)
      #expect(found.map(\.key) == ["key \(repeated)"])
      #expect(found.map(\.first.range.lowerBound) == [starts[repeated]])
      #expect(found.map(\.place.range.lowerBound) == [starts[count]])
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a hundred thousand keys take no longer than their bytes`() throws {
    let different = (0..<100_000).map { "\"key\($0)\":0" }.joined(separator: ",")
    #expect(try document("{\(different)}").duplicateKeys.isEmpty)
    let same = Array(repeating: "\"k\":0", count: 100_000).joined(separator: ",")
    #expect(try document("{\(same)}").duplicateKeys.count == 99_999)
    // One length, one beginning, one end.
    let alike = (100_000..<200_000).map { "\"aaaaaaaa\($0)zzzzzzzz\":0" }.joined(separator: ",")
    #expect(try document("{\(alike)}").duplicateKeys.isEmpty)
  }

  /// The set of the keys so far is the oracle.
  @Test func `random objects have the duplicates that a set finds`() throws {
    for seed in SeededGenerator.seeds(60) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...80, using: &random)
      let keys = (0..<count).map { _ in "k\(Int.random(in: 0...(count * 3), using: &random))" }
      let members = keys.map { key in
        (random.oneIn(3) ? "\"\\u006b\(key.dropFirst())\"" : "\"\(key)\"") + ":1"
      }
      var seen: Set<String> = []
      let repeated = keys.filter { !seen.insert($0).inserted }
      let found = try document("{" + members.joined(separator: " , ") + "}").duplicateKeys
      #expect(found.map(\.key) == repeated, "seed \(seed)")
    }
  }
}
