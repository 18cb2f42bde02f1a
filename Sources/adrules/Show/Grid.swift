/// Draws a sheet with lines between its cells, no wider than the terminal.
struct Grid {
  let sheet: Sheet
  let terminal: Terminal
  let lines: DrawingLines
  private let widths: [Int]
  /// Whether no word had to be broken.
  let fits: Bool

  init(_ sheet: Sheet, _ terminal: Terminal, _ lines: DrawingLines) {
    self.sheet = sheet
    self.terminal = terminal
    self.lines = lines
    let cells = sheet.columns.indices.map { column in
      [[sheet.columns[column].title]] + sheet.rows.map { $0[column].map(HarmlessText.of) }
    }
    let found = ColumnWidths(cells, room: terminal.columns - 3 * sheet.columns.count - 1)
    fits = found.fits
    widths = found.widths
  }

  var text: String {
    let rows = sheet.rows.map(wrapped)
    let separator = isLoose(rows) ? [rule(.middle)] : []
    let body = rows.map(drawn).joined(separator: separator)
    let header = drawn(wrapped(sheet.columns.map { [$0.title] }), style: .heading)
    return ([rule(.top)] + header + [rule(.middle)] + body + [rule(.bottom)]).joined()
  }

  /// Whether rows need lines between them: one that was meant to be of several lines, or many.
  private func isLoose(_ rows: [[[String]]]) -> Bool {
    let high = rows.count { row in row.contains { $0.count > 1 } }
    return high * 3 > rows.count || sheet.rows.contains { row in row.contains { $0.count > 1 } }
  }

  private func wrapped(_ row: [[String]]) -> [[String]] {
    zip(row, widths).map { Grid.wrapped($0.map(HarmlessText.of), width: $1) }
  }

  /// The lines of a cell; where there are several, those that go on are indented.
  static func wrapped(_ lines: [String], width: Int) -> [String] {
    lines.flatMap {
      TextWrap.lines(of: $0, columns: width, indent: lines.count > 1 ? 2 : 0)
    }
  }

  private func drawn(_ cells: [[String]]) -> [String] { drawn(cells, style: nil) }

  private func drawn(_ cells: [[String]], style: Terminal.Style?) -> [String] {
    let height = cells.map(\.count).max() ?? 1
    return (0..<height).map { line in
      var text = lines.bar
      for (index, cell) in cells.enumerated() {
        let part = line < cell.count ? cell[line] : ""
        let space = String(
          repeating: " ", count: max(0, widths[index] - TextWrap.columns(of: part)))
        text += " " + (style.map { terminal.styled(part, $0) } ?? part) + space + " "
        text += isDouble(after: index) ? lines.doubleBar : lines.bar
      }
      return text + "\n"
    }
  }

  private func rule(_ position: DrawingLines.Position) -> String {
    var text = lines.left(position)
    for (index, width) in widths.enumerated() {
      text += String(repeating: lines.dash, count: width + 2)
      text +=
        index == widths.count - 1
        ? lines.right(position) : lines.crossing(position, isDouble: isDouble(after: index))
    }
    return text + "\n"
  }

  private func isDouble(after index: Int) -> Bool {
    index + 1 < sheet.columns.count && sheet.columns[index + 1].isBehindDoubleLine
  }
}
