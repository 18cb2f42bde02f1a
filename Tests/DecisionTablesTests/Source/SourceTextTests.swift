import DecisionTables
import Testing

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("", 9, 1, 1), ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4),
    ("abc", 9, 1, 4), ("abc", -1, 1, 1), ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\n", 2, 2, 1),
    ("a\r\nb", 3, 2, 1), ("é€😀x", 2, 1, 2), ("é€😀x", 5, 1, 3), ("é€😀x", 9, 1, 4),
    ("\n\n\n", 3, 4, 1), ("e\u{301}x", 3, 1, 3),
  ])
  func `an offset has a line and a column of scalars`(
    text: String, offset: Int, line: Int, column: Int
  ) {
    let source = SourceText(name: "t", text: text)
    #expect(source.position(at: offset) == SourcePosition(line: line, column: column))
  }

  @Test(arguments: [
    ("ab\ncd\n", 1, 1, 0), ("ab\ncd\n", 2, 2, 4), ("ab\ncd\n", 1, 9, 2), ("ab\ncd\n", 2, 9, 5),
    ("ab\ncd\n", 3, 1, 6), ("ab\ncd\n", 3, 9, 6), ("ab\ncd\n", 9, 1, 6), ("ab\ncd\n", 0, 1, 0),
    ("ab\ncd\n", 2, 0, 3), ("é€😀x", 1, 2, 2), ("é€😀x", 1, 4, 9), ("é€😀x", 1, 5, 10),
    ("", 1, 1, 0),
  ])
  func `a line and a column have an offset`(text: String, line: Int, column: Int, offset: Int) {
    #expect(SourceText(name: "t", text: text).offset(line: line, column: column) == offset)
  }

  @Test func `a line is given without its end`() {
    let source = SourceText(name: "t", text: "one\ntwo\r\n\nfour")
    #expect((0...5).map(source.line) == ["", "one", "two", "", "four", ""])
  }

  /// Counting from the start is the oracle.
  @Test func `long texts count as short ones do`() {
    let parts = [
      String(repeating: "x", count: 3000), String(repeating: "a\n", count: 1500),
      String(repeating: "é€😀", count: 400), "\r\n", String(repeating: "\n", count: 1100), "end",
    ]
    for seed in SeededGenerator.seeds(2) {
      var random = SeededGenerator(seed: seed)
      let text = parts.shuffled(using: &random).joined()
      let source = SourceText(name: "t", text: text)
      var position = SourcePosition(line: 1, column: 1)
      var offset = 0
      for scalar in text.unicodeScalars {
        if offset % 7 == 0 || offset % 1024 < 4 || offset % 1024 > 1020 {
          #expect(source.position(at: offset) == position, "seed \(seed)")
          let back = source.offset(line: position.line, column: position.column)
          #expect(back == offset, "seed \(seed)")
        }
        offset += String(scalar).utf8.count
        position =
          scalar == "\n"
          ? SourcePosition(line: position.line + 1, column: 1)
          : SourcePosition(line: position.line, column: position.column + 1)
      }
    }
  }
}
