/// Finds how wide the columns of a grid are to be, so that its rows become low.
struct ColumnWidths {
  /// Rows that are looked at: a table may have thousands.
  private static let sample = 60

  /// Whether no word has to be broken.
  let fits: Bool
  let widths: [Int]

  /// - Parameters:
  ///   - cells: for each column the lines of its cells, the title first.
  ///   - room: how many columns of the terminal they share.
  init(_ cells: [[[String]]], room: Int) {
    let all = cells.map { $0.flatMap(\.self) }
    let natural = all.map { $0.map(TextWrap.columns).max() ?? 0 }
    let smallest = all.map { $0.map(TextWrap.longestPiece).max() ?? 0 }
    fits = smallest.reduce(0, +) <= room
    if natural.reduce(0, +) <= room {
      widths = natural
    } else if fits {
      widths = ColumnWidths.grown(smallest, natural, cells, room)
    } else {
      widths = ColumnWidths.cut(smallest, room)
    }
  }

  /// Gives what room is left, column by column, to where rows are highest.
  private static func grown(
    _ smallest: [Int], _ natural: [Int], _ cells: [[[String]]], _ room: Int
  ) -> [Int] {
    var widths = smallest
    let sampled = cells.map { Array($0.prefix(sample)) }
    var heights = widths.indices.map { heights(of: sampled[$0], width: widths[$0]) }
    for _ in 0..<max(room - smallest.reduce(0, +), 0) {
      let rows = (heights.first ?? []).indices.map { row in heights.map { $0[row] }.max() ?? 1 }
      var best: (column: Int, gain: Int)?
      for column in widths.indices where widths[column] < natural[column] {
        let gain = zip(heights[column], rows).reduce(0) { $0 + ($1.0 == $1.1 ? $1.1 - 1 : 0) }
        if gain > best?.gain ?? -1 { best = (column, gain) }
      }
      guard let best else { break }
      widths[best.column] += 1
      heights[best.column] = self.heights(of: sampled[best.column], width: widths[best.column])
    }
    return widths
  }

  private static func heights(of cells: [[String]], width: Int) -> [Int] {
    cells.map { lines in
      lines.reduce(0) { $0 + TextWrap.lines(of: $1, columns: width, indent: 2).count }
    }
  }

  /// As even as the room allows: words break.
  private static func cut(_ smallest: [Int], _ room: Int) -> [Int] {
    var widths = smallest.map { _ in 1 }
    for level in 1...max(smallest.max() ?? 1, 1) {
      let next = smallest.map { min($0, level) }
      guard next.reduce(0, +) <= room else { break }
      widths = next
    }
    return widths
  }
}
