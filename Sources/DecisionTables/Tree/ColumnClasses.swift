/// How the values of one slot fall into classes, without references: what evaluation reads.
///
/// The absent classes come first. Then, by type: false and true; ranges of numbers in ascending
/// order; strings that are mentioned, by id, then the mentioned beginnings, longest first, and all
/// other strings.
struct ColumnClasses: Sendable {
  var slot: Int32 = 0
  /// The kind of values that are told apart further; the others have one class each.
  var kind = Value.Kind.object
  /// Where the class of each kind stands in the words of a ``ClassMemory``.
  var kinds: Int32 = 0
  /// The first class of values that are there.
  var first: Int32 = 0
  /// Numbers: where each class but the first begins. Strings: the mentioned ones, as ids.
  var sorted = FlatRange()
  /// Strings: the class of each id from `tableBase` on, -1 for one that is not mentioned; empty
  /// where the ids lie too far apart.
  var table = FlatRange()
  var tableBase: Int32 = 0
  /// Strings: the ids of the mentioned beginnings.
  var prefixes = FlatRange()
}

/// What the classes of columns are looked up in.
protocol ClassMemory {
  func word(at index: Int32) -> Int32
  /// A bound of numbers or the id of a string.
  func sorted(at index: Int32) -> Int64
}

extension ClassMemory {
  /// The class of `value` in a column of this memory; `hasPrefix` says of a string and a mentioned
  /// one whether it begins so.
  @inline(__always)
  func classIndex(
    of value: Value, _ column: ColumnClasses, hasPrefix: (StringID, StringID) -> Bool
  ) -> Int32 {
    guard value.kind == column.kind else { return word(at: column.kinds &+ value.kindIndex) }
    switch value.kind {
    case .boolean: return column.first + (value.isTrue ? 1 : 0)
    case .number: return column.first + rank(of: value.millionths, in: column.sorted)
    case .string:
      if let known = classOfMentioned(value, column) { return known }
      let others = column.first + column.sorted.count
      if column.prefixes.count == 0 { return others }
      let id = StringID(index: value.stringIndex)
      var rank: Int32 = 0
      while rank < column.prefixes.count,
        !hasPrefix(id, StringID(index: word(at: column.prefixes.start + rank)))
      {
        rank += 1
      }
      return others + rank
    case .missing, .null, .mistyped, .object, .list: return column.first
    }
  }

  @inline(__always)
  private func classOfMentioned(_ value: Value, _ column: ColumnClasses) -> Int32? {
    guard column.table.count > 0 else { return searchMentioned(value, column) }
    let offset = value.stringIndex &- column.tableBase
    guard offset >= 0, offset < column.table.count else { return nil }
    let known = word(at: column.table.start &+ offset)
    return known < 0 ? nil : known
  }

  private func searchMentioned(_ value: Value, _ column: ColumnClasses) -> Int32? {
    let rank = rank(of: Int64(value.stringIndex), in: column.sorted)
    guard rank > 0, sorted(at: column.sorted.start + rank - 1) == Int64(value.stringIndex) else {
      return nil
    }
    return column.first + rank - 1
  }

  /// How many of the sorted numbers in `range` are not above `number`.
  @inline(__always)
  private func rank(of number: Int64, in range: FlatRange) -> Int32 {
    var low = range.start
    var high = range.start &+ range.count
    while low < high {
      let middle = (low &+ high) / 2
      if sorted(at: middle) <= number { low = middle &+ 1 } else { high = middle }
    }
    return low &- range.start
  }
}
