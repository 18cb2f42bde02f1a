/// Compares what two rows give.
extension TableDuel {
  enum TermVerdict {
    case same, different
    /// Equal for some values, or not comparable without calculating.
    case unknown
    /// It depends on the class of a column.
    case split(Int)
  }

  /// The results of two rows, or of the defaults, at one place of a search.
  func compare(
    _ first: [ComparedTerm], _ second: [ComparedTerm], _ left: [Int: [Int]]
  ) -> DifferenceSearch.Verdict {
    var different: [Int] = []
    var unknown: [Int] = []
    var column: Int?
    for output in outputs.indices {
      switch compare(first[output], second[output], left) {
      case .same: break
      case .different: different.append(output)
      case .unknown: unknown.append(output)
      case .split(let next): column = column ?? next
      }
    }
    if different.isEmpty, let column { return .split(column) }
    let shown = different.isEmpty ? unknown : different
    if shown.isEmpty { return .same }
    let sides = BothSides(first, second).map { terms in
      ComparedResults.Result.terms(shown.map { terms[$0] })
    }
    return .differ(
      ComparedResults(outputs: shown, sides: sides, isCertain: !different.isEmpty))
  }

  private func compare(
    _ a: ComparedTerm, _ b: ComparedTerm, _ left: [Int: [Int]]
  ) -> TermVerdict {
    if a == b { return .same }
    switch (a, b) {
    case (.absent, .absent), (.absent, .constant), (.constant, .absent), (.constant, .constant),
      (.pointer, .pointer):
      return .different
    case (.slot(let slot), .absent), (.absent, .slot(let slot)):
      return compare(slot, to: nil, left)
    case (.slot(let slot), .constant(let value)), (.constant(let value), .slot(let slot)):
      return compare(slot, to: value, left)
    case (.slot(let one), .slot(let other)): return compare(one, other, left)
    case (.text(let one), .text(let other)):
      return one.hasNames || other.hasNames ? .unknown : .different
    default: return .unknown
    }
  }

  /// The value of a name, and a constant or nothing.
  private func compare(_ slot: Int, to value: Value?, _ left: [Int: [Int]]) -> TermVerdict {
    guard let column = columnOf[slot] else { return .unknown }
    guard let index = onlyClass(of: column, left) else { return .split(column) }
    let own = columns[column].representatives[index]
    guard let value else { return own.isPresent ? .different : .same }
    guard own.isPresent, columns[column].isSingle[index] else { return .different }
    return own == value ? .same : .different
  }

  private func compare(_ one: Int, _ other: Int, _ left: [Int: [Int]]) -> TermVerdict {
    guard let first = columnOf[one], let second = columnOf[other] else { return .unknown }
    guard let a = onlyClass(of: first, left) else { return .split(first) }
    guard let b = onlyClass(of: second, left) else { return .split(second) }
    let values = (columns[first].representatives[a], columns[second].representatives[b])
    if values.0.isPresent != values.1.isPresent { return .different }
    if !values.0.isPresent { return .same }
    guard columns[first].isSingle[a], columns[second].isSingle[b] else { return .unknown }
    return values.0 == values.1 ? .same : .different
  }

  private func onlyClass(of column: Int, _ left: [Int: [Int]]) -> Int? {
    if columns[column].representatives.count == 1 { return 0 }
    guard let classes = left[column], classes.count == 1 else { return nil }
    return classes[0]
  }
}

extension [ComparedText] {
  fileprivate var hasNames: Bool { contains { if case .name = $0 { true } else { false } } }
}
