/// A table to be shown: what its columns are called, and the lines of each cell.
struct Sheet {
  struct Column {
    let title: String
    /// Whether a double line stands before it: from here on are the outputs.
    var isBehindDoubleLine = false
  }

  var columns: [Column]
  var rows: [[[String]]] = []

  init(_ titles: [String]) { columns = titles.map { Column(title: $0) } }

  init(_ columns: [Column]) { self.columns = columns }

  mutating func append(_ cells: [String]) { rows.append(cells.map { [$0] }) }
  mutating func append(lines: [[String]]) { rows.append(lines) }

  /// Without the columns in which nothing stands.
  var withoutEmptyColumns: Sheet {
    let used = columns.indices.filter { index in rows.contains { $0[index] != [""] } }
    var sheet = Sheet(used.map { columns[$0] })
    sheet.rows = rows.map { row in used.map { row[$0] } }
    return sheet
  }
}
