import Testing

@testable import adrules

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("ß→", 2), ("広告", 4), ("ｱ", 1), ("Ａ", 2),
    ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("（）", 4), ("👍", 2), ("👍🏽", 2),
    ("👩\u{200D}💻", 2), ("👩\u{200D}👩\u{200D}👧", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("❤", 1),
    ("❤\u{FE0F}", 2), ("☂️x", 3), ("नि", 2), ("🈁", 2), ("𠀀", 2), ("1\u{FE0F}", 1),
  ])
  func `characters take the columns of a terminal`(text: String, columns: Int) {
    var width = DisplayWidth()
    #expect(text.unicodeScalars.reduce(0) { $0 + width.columns(adding: $1) } == columns)
  }
}
