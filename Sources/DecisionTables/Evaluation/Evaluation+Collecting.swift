extension Evaluation {
  /// Evaluates a COLLECT table, once or on each element of its list.
  mutating func collect(_ index: Int) throws(EvaluationError) {
    let table = compiled.flat.tables[index]
    let start = hits.count
    let firstValue = hitValues.count
    do throws(EvaluationError) {
      try collectAll(index, table)
      if start == hits.count {
        try assignDefaults(of: index)
      } else if table.hitPolicy.isAggregate {
        try aggregate(index, table, from: start)
      }
    } catch {
      if table.list >= 0 { hide(Int(table.list)) }
      hits.removeLast(hits.count - start)
      hitValues.removeLast(hitValues.count - firstValue)
      throw error
    }
    hitRanges[index] = start..<hits.count
    memory.outcomes[index] = DatedOutcome(
      round: round, outcome: start == hits.count ? .noRule : .hits)
  }

  private mutating func collectAll(_ index: Int, _ table: FlatTable) throws(EvaluationError) {
    guard table.list >= 0 else { return try collectOnce(index, table, element: nil) }
    let list = Int(table.list)
    for element in 0..<elements[list].count {
      show(element, of: list)
      try collectOnce(index, table, element: element)
    }
    hide(list)
  }

  /// Puts the fields of an element into their slots.
  mutating func show(_ element: Int, of list: Int) {
    let fields = compiled.flat.lists[list]
    for field in 0..<Int(fields.count) {
      memory.values[Int(compiled.flat.fields[Int(fields.start) + field])] =
        elements[list][element, field]
    }
  }

  mutating func hide(_ list: Int) {
    for field in compiled.flat.lists[list].indices {
      memory.values[Int(compiled.flat.fields[field])] = .missing
    }
  }

  private mutating func collectOnce(
    _ index: Int, _ table: FlatTable, element: Int?
  ) throws(EvaluationError) {
    try evaluateExpressions(of: index)
    match(table)
    for word in 0..<table.tree.wordCount {
      var left = memory.matches[word]
      while left != 0 {
        try hit(word * 64 + left.trailingZeroBitCount, of: index, table, element)
        left &= left - 1
      }
    }
  }

  private mutating func hit(
    _ rule: Int, of index: Int, _ table: FlatTable, _ element: Int?
  ) throws(EvaluationError) {
    hits.append(Hit(rule: rule, element: element, values: hitValues.count))
    let row = compiled.flat.rows[Int(table.rows.start) + rule]
    let first = hitValues.count
    for column in 0..<Int(table.outputs.count) {
      hitValues.append(compiled.flat.rowValues[Int(row.values) + column])
    }
    for place in row.moves.indices {
      let move = compiled.flat.moves[place]
      do throws(ArithmeticFault) {
        hitValues[first + Int(move.column)] = try value(of: move)
      } catch {
        throw located(error, output: Int(move.column), rule: rule, of: index)
      }
    }
  }

  private mutating func aggregate(
    _ index: Int, _ table: FlatTable, from start: Int
  ) throws(EvaluationError) {
    for column in 0..<Int(table.outputs.count) {
      let slot = Int(compiled.flat.outputs[Int(table.outputs.start) + column])
      do throws(ArithmeticFault) {
        memory.values[slot] = try aggregate(column, table.hitPolicy, from: start)
      } catch {
        throw located(error, output: column, rule: nil, of: index)
      }
    }
  }

  /// Hits without a value do not count, but to `count`.
  private func aggregate(
    _ column: Int, _ hitPolicy: HitPolicy, from start: Int
  ) throws(ArithmeticFault) -> Value {
    guard let joint = hitPolicy.joint else {
      return .number(FixedPoint(hits.count - start) ?? .highest)
    }
    var result = Value.missing
    for hit in start..<hits.count {
      let value = hitValues[hits[hit].values + column]
      guard value.isPresent else { continue }
      result = result.isPresent ? try joint.result(result, value) : value
    }
    return result
  }
}

extension HitPolicy {
  /// What joins the values of two hits; nil where hits are counted.
  fileprivate var joint: Instruction? {
    switch self {
    case .collectSum: .add
    case .collectMin: .minimum(2)
    case .collectMax: .maximum(2)
    case .unique, .first, .collect, .collectCount: nil
    }
  }
}
