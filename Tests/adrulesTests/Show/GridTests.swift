import Testing

@testable import adrules

@Suite struct GridTests {
  private func sheet() -> Sheet {
    var sheet = Sheet([
      Sheet.Column(title: "rule"), Sheet.Column(title: "when"),
      Sheet.Column(title: "then", isBehindDoubleLine: true),
    ])
    sheet.append(["short", "n: < 0", "x"])
    sheet.append(lines: [["a-longer-name", "S-1"], ["n: 5", "s: \u{1B}"], ["日本語 and more words"]])
    return sheet
  }

  private func terminal(_ columns: Int) -> Terminal {
    Terminal(isTerminal: true, columns: columns, environment: [:], color: .never)
  }

  @Test func `a grid has lines around its cells, and a double one before outputs`() {
    #expect(
      Grid(sheet(), terminal(80), .unicode).text == """
        ┌───────────────┬────────╥───────────────────────┐
        │ rule          │ when   ║ then                  │
        ├───────────────┼────────╫───────────────────────┤
        │ short         │ n: < 0 ║ x                     │
        ├───────────────┼────────╫───────────────────────┤
        │ a-longer-name │ n: 5   ║ 日本語 and more words │
        │ S-1           │ s: ␛   ║                       │
        └───────────────┴────────╨───────────────────────┘

        """)
  }

  @Test func `without Unicode the double line is a hash`() {
    let text = Grid(sheet(), terminal(80), .ascii).text
    #expect(text.hasPrefix("+---------------+--------#-----------------------+\n| rule "))
    #expect(
      text.unicodeScalars.filter { !$0.isASCII }.allSatisfy { "日本語␛".unicodeScalars.contains($0) })
  }

  @Test(arguments: 40...90)
  func `every line is as wide as the others, and not wider than the terminal`(columns: Int) {
    let lines = Grid(sheet(), terminal(columns), .unicode).text.split(separator: "\n")
    let widths = Set(lines.map { TextWrap.columns(of: String($0)) })
    #expect(widths.count == 1)
    #expect(widths.allSatisfy { $0 <= columns })
  }

  @Test func `a grid says whether words had to break`() {
    var wide = Sheet(["a", "b"])
    wide.append([String(repeating: "x", count: 30), String(repeating: "y", count: 30)])
    #expect(Grid(wide, terminal(80), .unicode).fits)
    #expect(!Grid(wide, terminal(60), .unicode).fits)
  }
}
