import DecisionTables

/// Cuts elements out of lists and mappings, so that all other text stays as it is.
struct YAMLRemoval {
  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// The text of the element at `index` of a collection whose elements stand at `places`, with
  /// what joins it to its neighbours.
  func range(
    of index: Int, among places: [Range<Int>], in collection: YAMLNode
  ) -> Range<Int> {
    let own = places[index]
    if opensFlow(collection.place.range.lowerBound) {
      if index + 1 < places.count { return own.lowerBound..<places[index + 1].lowerBound }
      let start = index > 0 ? places[index - 1].upperBound : own.lowerBound
      return start..<own.upperBound
    }
    let line = start(ofLine: own.lowerBound)
    // Behind the dash of a list a mapping begins on the same line.
    let isBehindDash = !source.bytes[line..<own.lowerBound].allSatisfy(\.isBlank)
    if case .mapping = collection.content, isBehindDash, index + 1 < places.count {
      return own.lowerBound..<places[index + 1].lowerBound
    }
    return line..<end(ofLine: own.upperBound)
  }

  private func opensFlow(_ offset: Int) -> Bool {
    offset < source.bytes.count && (source.bytes[offset] == 0x7B || source.bytes[offset] == 0x5B)
  }

  private func start(ofLine offset: Int) -> Int {
    var start = offset
    while start > 0, source.bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// Behind the line break that follows `offset`, or that stands right before it.
  private func end(ofLine offset: Int) -> Int {
    if offset > 0, source.bytes[offset - 1] == 0x0A { return offset }
    var end = offset
    while end < source.bytes.count, source.bytes[end] != 0x0A { end += 1 }
    return min(end + 1, source.bytes.count)
  }
}
