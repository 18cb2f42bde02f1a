import DecisionTables

/// The characters around a place in its line, each with the columns it takes in a terminal.
///
/// Only as much of the line is looked at as can be shown: lines may be megabytes long.
struct LineCells {
  struct Cell {
    let text: String
    let columns: Int
    let isMarked: Bool
  }

  static let tabWidth = 4

  private(set) var cells: [Cell] = []
  /// Whether the line goes on before the first cell.
  let isCutBefore: Bool
  let isCutAfter: Bool

  /// Reads the line as far as `reach` columns on each side of the place can need it.
  init(_ place: Place, reach: Int) {
    let bytes = place.source.bytes
    let line = LineCells.line(of: place)
    let mark = min(max(place.range.lowerBound, line.lowerBound), line.upperBound)
    let marked = mark..<max(min(place.range.upperBound, line.upperBound), mark + 1)
    var start = max(line.lowerBound, mark - 4 * reach)
    while start < mark, bytes[start].isUTF8Continuation { start += 1 }
    var end = min(line.upperBound, mark + 4 * reach)
    while end > mark, end < line.upperBound, bytes[end].isUTF8Continuation { end -= 1 }
    isCutBefore = start > line.lowerBound
    isCutAfter = end < line.upperBound
    read(bytes, start..<end, marked)
  }

  /// The cells that fit into `columns` with the first marked one, a third of the room before it.
  func window(columns: Int) -> Range<Int> {
    var ends: [Int] = []
    for cell in cells { ends.append((ends.last ?? 0) + cell.columns) }
    let total = ends.last ?? 0
    if total <= columns, !isCutBefore, !isCutAfter { return cells.indices }
    let room = columns - 2
    let first = cells.firstIndex(where: \.isMarked) ?? 0
    let mark = first > 0 ? ends[first - 1] : 0
    let start = max(0, min(mark - room / 3, total - room))
    let lower = ends.indices.first { ends[$0] - cells[$0].columns >= start } ?? 0
    let upper = ends.firstIndex { $0 > start + room } ?? ends.count
    return lower..<max(lower, upper)
  }

  /// The bytes of the line in which `place` starts, without its end of line.
  private static func line(of place: Place) -> Range<Int> {
    let source = place.source
    let number = place.start.line
    let start = source.offset(line: number, column: 1)
    var end = source.offset(line: number + 1, column: 1)
    if end > start, source.bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > start, source.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  private mutating func read(_ bytes: [UInt8], _ range: Range<Int>, _ marked: Range<Int>) {
    var width = DisplayWidth()
    var column = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      var next = offset + 1
      while next < range.upperBound, bytes[next].isUTF8Continuation { next += 1 }
      let scalar = LineCells.scalar(bytes[offset..<next])
      let (text, columns) = LineCells.shown(scalar, at: column, &width)
      let isMarked = marked.overlaps(offset..<next)
      cells.append(Cell(text: text, columns: columns, isMarked: isMarked))
      column += columns
      offset = next
    }
    if !cells.contains(where: \.isMarked) {
      cells.append(Cell(text: "", columns: 1, isMarked: true))
    }
  }

  /// The scalar that the bytes encode, or the sign for what is none.
  private static func scalar(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return "\u{FFFD}" }
    return first
  }

  private static func shown(
    _ scalar: Unicode.Scalar, at column: Int, _ width: inout DisplayWidth
  ) -> (text: String, columns: Int) {
    if scalar == "\t" {
      let columns = tabWidth - column % tabWidth
      return (String(repeating: " ", count: columns), columns)
    }
    let text = HarmlessText.of(scalar)
    if HarmlessText.isHarmful(scalar) { return (text, text.count) }
    return (text, width.columns(adding: scalar))
  }
}
