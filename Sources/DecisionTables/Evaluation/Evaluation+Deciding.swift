extension Evaluation {
  /// Evaluates a decision and everything that it needs.
  ///
  /// - Throws: ``EvaluationError`` when an expression has no value that could be computed, or
  ///   several rules of a UNIQUE table match.
  package mutating func decide(_ decision: Int) throws(EvaluationError) {
    try runSteps(before: decision)
    try run(decision)
  }

  /// Evaluates a setting and everything that it needs.
  package mutating func decide(setting: Int) throws(EvaluationError) {
    try runSteps(before: compiled.decisions.count + setting)
    try run(compiled.decisions.count + setting)
  }

  /// Evaluates what a decision reads, and its input expressions, but not its rules.
  mutating func prepare(_ decision: Int) throws(EvaluationError) {
    try runSteps(before: decision)
    try evaluateExpressions(of: decision)
  }

  mutating func runSteps(before table: Int) throws(EvaluationError) {
    for step in compiled.flat.tables[table].steps.indices {
      try run(Int(compiled.flat.steps[step]))
    }
  }

  private mutating func run(_ index: Int) throws(EvaluationError) {
    guard outcomes[index] == .notEvaluated else { return }
    guard compiled.flat.tables[index].hitPolicy.isSingleHit else { return try collect(index) }
    if compiled.flat.tables[index].wordSlot >= 0 { findWord(for: index) }
    if compiled.flat.tables[index].expressions.count > 0 { try evaluateExpressions(of: index) }
    let outcome = try choose(index)
    if case .rule(let rule) = outcome {
      try assign(compiled.flat.tables[index].terms(of: rule), of: index, rule: rule)
    } else {
      try assignDefaults(of: index)
    }
    outcomes[index] = outcome
  }

  /// Evaluates the input expressions of a table.
  mutating func evaluateExpressions(of index: Int) throws(EvaluationError) {
    let expressions = compiled.flat.tables[index].expressions
    for place in expressions.indices {
      let expression = compiled.flat.expressions[place]
      do throws(ArithmeticFault) {
        values[Int(expression.slot)] = try value(of: expression)
      } catch {
        throw located(error, expression: place - Int(expressions.start), of: index)
      }
    }
  }

  /// Gives the outputs of a table the values of terms; `rule` is whose they are.
  private mutating func assign(
    _ terms: Int, of index: Int, rule: Int?
  ) throws(EvaluationError) {
    guard !assignPlain(terms, of: index) else { return }
    let outputs = compiled.flat.tables[index].outputs
    for column in 0..<Int(outputs.count) {
      guard case .expression(let expression) = compiled.flat.terms[terms + column] else { continue }
      let slot = compiled.flat.outputs[Int(outputs.start) + column]
      do throws(ArithmeticFault) {
        values[Int(slot)] = try value(of: expression)
      } catch {
        throw located(error, output: column, rule: rule, of: index)
      }
    }
  }

  /// Assigns the terms that need no calculation; false if there are others.
  ///
  /// In one go, so that it is found out once whether the values are shared.
  private mutating func assignPlain(_ terms: Int, of index: Int) -> Bool {
    let compiled = compiled
    let outputs = compiled.flat.tables[index].outputs
    return values.withUnsafeMutableBufferPointer { values in
      var isAll = true
      for column in 0..<Int(outputs.count) {
        let slot = Int(compiled.flat.outputs[Int(outputs.start) + column])
        switch compiled.flat.terms[terms + column] {
        case .nothing: values[slot] = .missing
        case .value(let value): values[slot] = value
        case .slot(let other): values[slot] = values[Int(other)].orMissing
        case .expression: isAll = false
        }
      }
      return isAll
    }
  }

  mutating func assignDefaults(of index: Int) throws(EvaluationError) {
    let table = compiled.flat.tables[index]
    if let defaults = table.defaults {
      try assign(Int(defaults.start), of: index, rule: nil)
    } else {
      for output in table.outputs.indices { values[Int(compiled.flat.outputs[output])] = .missing }
    }
  }

  /// The rule of a single-hit table.
  mutating func choose(_ index: Int) throws(EvaluationError) -> Outcome {
    let place = compiled.flat.tables[index].tree
    let leaf = compiled.flat.trees.leaf(of: place) { classIndex(of: $0) }
    switch DecisionTree.leaf(leaf) {
    case .noRule: return .noRule
    case .rule(let rule): return .rule(rule)
    case .conflict(let conflict):
      throw severalRules(compiled.table(index).tree.conflicts[conflict], of: index)
    case .scan: return try scan(index, compiled.flat.tables[index])
    }
  }

  /// Puts the rules that match into ``matches``.
  mutating func match(_ table: FlatTable) {
    var matches: [UInt64] = []
    swap(&matches, &self.matches)
    compiled.flat.trees.match(table.tree, into: &matches) { classIndex(of: $0) }
    swap(&matches, &self.matches)
  }

  /// The class that the value of a column's slot belongs to.
  @inline(__always)
  private func classIndex(of column: ColumnClasses) -> Int32 {
    compiled.flat.trees.classIndex(of: values[Int(column.slot)], column) {
      strings.string($0, hasPrefix: $1)
    }
  }

  private mutating func scan(_ index: Int, _ table: FlatTable) throws(EvaluationError) -> Outcome {
    match(table)
    var first: Int?
    for word in 0..<table.tree.wordCount where matches[word] != 0 {
      if first != nil || (matches[word] & (matches[word] - 1) != 0 && table.hitPolicy == .unique) {
        throw severalRules(RuleSet(words: Array(matches[..<table.tree.wordCount])), of: index)
      }
      first = word * 64 + matches[word].trailingZeroBitCount
      if table.hitPolicy == .first { break }
    }
    return first.map { .rule($0) } ?? .noRule
  }

  /// Gives the word slot of a setting the listed word that its fact is but for its letter case.
  private mutating func findWord(for index: Int) {
    let table = compiled.flat.tables[index]
    var found = Value.missing
    if let id = values[Int(table.wordFact)].string {
      for index in table.words.indices {
        let word = compiled.flat.words[index]
        if word == id || (!found.isPresent && strings.areEqualIgnoringCase(word, id)) {
          found = .string(word)
        }
      }
    }
    values[Int(table.wordSlot)] = found
  }
}
