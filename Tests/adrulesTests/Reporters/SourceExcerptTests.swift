import DecisionTables
import Testing

@testable import adrules

@Suite struct SourceExcerptTests {
  /// The excerpt for the text between `«` and `»`.
  private func drawing(_ marked: String, columns: Int = 60) throws -> String {
    let bytes = Array(marked.utf8)
    let open = Array("«".utf8)
    let close = Array("»".utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: open) })
    let end = try #require(bytes.indices.first { bytes[$0...].starts(with: close) })
    let text = bytes[..<start] + bytes[(start + 2)..<end] + bytes[(end + 2)...]
    let source = SourceText(name: "x", bytes: Array(text))
    let excerpt = SourceExcerpt(Place(source, start..<(end - 2)), columns: columns)
    return excerpt.line + "\n" + excerpt.marks
  }

  @Test(arguments: [
    ("when: «soon»", "when: soon\n      ^~~~"),
    ("«a»", "a\n^"),
    ("a«»b", "ab\n ^"),
    ("ab«»", "ab\n  ^"),
    ("«»", "\n^"),
    ("x\ny: «z»\nw", "y: z\n   ^"),
    ("x\r\ny: «z»\r\nw", "y: z\n   ^"),
    ("a: «b\n  c»", "a: b\n   ^"),
    ("a«\n»b", "a\n ^"),
    ("\t«a»", "    a\n    ^"),
    ("ab\t«a»\tc", "ab  a   c\n    ^"),
    ("«\t»a", "    a\n^~~~"),
    ("広告: «広告»", "広告: 広告\n      ^~~~"),
    ("e\u{301}: «x»", "e\u{301}: x\n   ^"),
    ("👩\u{200D}💻 «x»", "👩\u{200D}💻 x\n   ^"),
    ("\u{1B}[2J «x»", "␛[2J x\n     ^"),
    ("\u{202E} «x»", "<U+202E> x\n         ^"),
  ])
  func `the marks stand below what is meant`(marked: String, expected: String) throws {
    #expect(try drawing(marked) == expected)
  }

  @Test(arguments: [
    // Nothing is cut where everything fits.
    ("0123456789012345«6789»", "01234567890123456789\n                ^~~~"),
    ("«0»12345678901234567890123456789", "012345678901234567…\n^"),
    ("0123456789012345678901234«5»6789", "…234567890123456789\n              ^"),
    ("012345678901234«5678901234567890»1", "…901234567890123456…\n       ^~~~~~~~~~~~"),
    ("広告広告広告広告広告広告«告»広告広告広告", "…告広告告広告広告広…\n       ^~"),
  ])
  func `a long line is cut around the marks`(marked: String, expected: String) throws {
    #expect(try drawing(marked, columns: 20) == expected)
  }

  @Test func `bytes that are no UTF-8 count as people count them`() {
    let source = SourceText(name: "x", bytes: [0x61, 0xFF, 0xC3, 0x62, 0x63])
    let excerpt = SourceExcerpt(Place(source, 4..<5), columns: 40)
    #expect(excerpt.line == "a\u{FFFD}\u{FFFD}bc")
    #expect(excerpt.marks == "    ^")
  }

  @Test func `a place beyond the text stands at its end`() {
    let source = SourceText(name: "x", text: "ab\n")
    let excerpt = SourceExcerpt(Place(source, 70..<90), columns: 40)
    #expect(excerpt.line == "")
    #expect(excerpt.marks == "^")
  }

  @Test func `a line of megabytes costs no more than what is shown`() {
    let text = String(repeating: "0123456789", count: 300_000)
    let source = SourceText(name: "x", text: text)
    let cells = LineCells(Place(source, 1_500_000..<1_500_004), reach: 80)
    #expect(cells.cells.count <= 8 * 80)
    #expect(cells.isCutBefore && cells.isCutAfter)
    let excerpt = SourceExcerpt(Place(source, 1_500_000..<1_500_004), columns: 80)
    #expect(excerpt.line.count == 80)
    #expect(excerpt.marks.hasSuffix(" ^~~~"))
  }
}
