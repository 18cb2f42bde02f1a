import DecisionTables

/// The line that a finding points into, cut to a width, and the marks to show below it.
struct SourceExcerpt {
  let line: String
  /// Spaces and `^~~~`, exactly below what the finding means.
  let marks: String

  /// Cuts the line to `columns`, or to 20 if that is less.
  init(_ place: Place, columns: Int) {
    let columns = max(columns, 20)
    let cells = LineCells(place, reach: columns)
    let window = cells.window(columns: columns)
    let shown = cells.cells[window]
    let isCutBefore = cells.isCutBefore || window.lowerBound > 0
    let isCutAfter = cells.isCutAfter || window.upperBound < cells.cells.count
    let text = shown.map(\.text).joined()
    line = (isCutBefore ? "…" : "") + text + (isCutAfter ? "…" : "")
    let before = shown.prefix { !$0.isMarked }
    let marked = shown.dropFirst(before.count).prefix(while: \.isMarked)
    let indent = before.columns + (isCutBefore ? 1 : 0)
    marks =
      String(repeating: " ", count: indent) + "^"
      + String(repeating: "~", count: max(marked.columns, 1) - 1)
  }
}

extension Sequence<LineCells.Cell> {
  /// The columns that the cells take together.
  fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }
}
