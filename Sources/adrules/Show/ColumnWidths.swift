/// Finds how wide the columns of a grid are to be, so that its rows become low.
struct ColumnWidths {
  /// Rows that are looked at: a table may have thousands.
  private static let sample = 60
  /// A name that is longer is broken behind a mark.
  private static let enoughForNames = 22

  /// Whether no word has to be broken.
  let fits: Bool
  let widths: [Int]

  /// - Parameters:
  ///   - cells: for each column the lines of its cells, the title first.
  ///   - room: how many columns of the terminal they share.
  init(_ cells: [[[String]]], room: Int) {
    let all = cells.map { $0.flatMap(\.self) }
    let natural = all.map { $0.map(TextWrap.columns).max() ?? 0 }
    let smallest = ColumnWidths.smallest(all, room)
    fits = smallest.reduce(0, +) <= room
    if natural.reduce(0, +) <= room {
      widths = natural
    } else if fits {
      widths = ColumnWidths.grown(smallest, natural, cells, room)
    } else {
      widths = ColumnWidths.cut(smallest, room)
    }
  }

  /// The widths in which no name is broken but behind its marks; where there is room for it, names
  /// of rows not even there.
  private static func smallest(_ lines: [[String]], _ room: Int) -> [Int] {
    var widths = lines.map { $0.map(TextWrap.longestPiece).max() ?? 0 }
    guard let names = lines.first?.dropFirst() else { return widths }
    let whole = min(names.map(TextWrap.columns).max() ?? 0, enoughForNames)
    let more = max(whole - widths[0], 0)
    if widths.reduce(more, +) <= room { widths[0] += more }
    return widths
  }

  /// Gives what room is left, column by column, to where rows are highest.
  private static func grown(
    _ smallest: [Int], _ natural: [Int], _ cells: [[[String]]], _ room: Int
  ) -> [Int] {
    var widths = smallest
    let sampled = cells.map { Array($0.prefix(sample)) }
    var heights = zip(sampled, widths).map { ColumnWidths.heights(of: $0, width: $1) }
    let left = room - smallest.reduce(0, +)
    for _ in 0..<max(left, 0) {
      let open = widths.indices.filter { widths[$0] < natural[$0] }
      let rows = ColumnWidths.rowHeights(heights)
      let gains = open.map { ColumnWidths.gain(heights[$0], rows) }
      guard let most = gains.max(), let place = gains.firstIndex(of: most) else { break }
      let column = open[place]
      widths[column] += 1
      heights[column] = ColumnWidths.heights(of: sampled[column], width: widths[column])
    }
    return widths
  }

  private static func rowHeights(_ heights: [[Int]]) -> [Int] {
    (heights.first ?? []).indices.map { row in heights.map { $0[row] }.max() ?? 1 }
  }

  /// How many lines hang on a column that it does not need to have: those of rows it makes high.
  private static func gain(_ heights: [Int], _ rows: [Int]) -> Int {
    var gain = 0
    for (height, row) in zip(heights, rows) where height == row { gain += row - 1 }
    return gain
  }

  private static func heights(of cells: [[String]], width: Int) -> [Int] {
    cells.map { Grid.wrapped($0, width: width).count }
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
