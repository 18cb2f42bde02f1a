extension Evaluation {
  /// Evaluates a decision and everything that it needs.
  ///
  /// - Throws: ``EvaluationError`` when an expression has no value that could be computed, or
  ///   several rules of a UNIQUE table match.
  package mutating func decide(_ decision: Int) throws(EvaluationError) {
    own()
    try runSteps(before: decision)
    try run(decision)
  }

  /// Evaluates a setting and everything that it needs.
  package mutating func decide(setting: Int) throws(EvaluationError) {
    own()
    try runSteps(before: compiled.decisions.count + setting)
    try run(compiled.decisions.count + setting)
  }

  /// Evaluates what a decision reads, and its input expressions, but not its rules.
  mutating func prepare(_ decision: Int) throws(EvaluationError) {
    own()
    try runSteps(before: decision)
    try evaluateExpressions(of: decision)
  }

  private mutating func runSteps(before table: Int) throws(EvaluationError) {
    for step in compiled.flat.tables[table].steps.indices {
      try run(Int(compiled.flat.steps[step]))
    }
  }

  private mutating func run(_ index: Int) throws(EvaluationError) {
    guard memory.outcomes[index].round != round else { return }
    guard compiled.flat.tables[index].hitPolicy.isSingleHit else { return try collect(index) }
    let outcome = try chooseOwned(index)
    if case .rule(let rule) = outcome {
      try assign(Int(compiled.flat.tables[index].rows.start) + rule, of: index, rule: rule)
    } else {
      try assignDefaults(of: index)
    }
    memory.outcomes[index] = DatedOutcome(round: round, outcome: outcome)
  }

  /// Evaluates the input expressions of a table.
  mutating func evaluateExpressions(of index: Int) throws(EvaluationError) {
    let expressions = compiled.flat.tables[index].expressions
    for place in expressions.indices {
      let expression = compiled.flat.expressions[place]
      do throws(ArithmeticFault) {
        memory.values[Int(expression.slot)] = try value(of: expression)
      } catch {
        throw located(error, expression: place - Int(expressions.start), of: index)
      }
    }
  }

  /// Gives the outputs of a table the values of a row; `rule` is whose it is.
  private mutating func assign(_ row: Int, of index: Int, rule: Int?) throws(EvaluationError) {
    let outputs = compiled.flat.tables[index].outputs
    let row = compiled.flat.rows[row]
    for column in 0..<Int(outputs.count) {
      let slot = Int(compiled.flat.outputs[Int(outputs.start) &+ column])
      memory.values[slot] = compiled.flat.rowValues[Int(row.values) &+ column]
    }
    for place in row.moves.indices {
      let move = compiled.flat.moves[place]
      do throws(ArithmeticFault) {
        memory.values[Int(move.slot)] = try value(of: move)
      } catch {
        throw located(error, output: Int(move.column), rule: rule, of: index)
      }
    }
  }

  mutating func assignDefaults(of index: Int) throws(EvaluationError) {
    let table = compiled.flat.tables[index]
    if table.defaults >= 0 {
      try assign(Int(table.defaults), of: index, rule: nil)
    } else {
      for output in table.outputs.indices {
        memory.values[Int(compiled.flat.outputs[output])] = .missing
      }
    }
  }

  /// The rule of a single-hit table, whose outputs stay as they are. What the table reads of
  /// others must have been evaluated.
  package mutating func choose(_ index: Int) throws(EvaluationError) -> Outcome {
    own()
    return try chooseOwned(index)
  }

  @inline(__always)
  private mutating func chooseOwned(_ index: Int) throws(EvaluationError) -> Outcome {
    if compiled.flat.tables[index].wordSlot >= 0 { findWord(for: index) }
    if compiled.flat.tables[index].expressions.count > 0 { try evaluateExpressions(of: index) }
    switch DecisionTree.leaf(leaf(of: compiled.flat.tables[index].tree)) {
    case .noRule: return .noRule
    case .rule(let rule): return .rule(rule)
    case .conflict(let conflict):
      throw severalRules(compiled.table(index).tree.conflicts[conflict], of: index)
    case .scan: return try scan(index, compiled.flat.tables[index])
    }
  }

  @inline(__always)
  private func leaf(of place: TreeMemory.Place) -> Int32 {
    compiled.flat.trees.leaf(of: place, for: memory.values) { strings.string($0, hasPrefix: $1) }
  }

  /// Puts the rules that match into the matches of ``memory``.
  func match(_ table: FlatTable) {
    compiled.flat.trees.match(table.tree, for: memory.values, into: memory.matches) {
      strings.string($0, hasPrefix: $1)
    }
  }

  private func scan(_ index: Int, _ table: FlatTable) throws(EvaluationError) -> Outcome {
    match(table)
    var (first, count): (Int?, Int) = (nil, 0)
    for word in 0..<table.tree.wordCount where memory.matches[word] != 0 {
      first = first ?? word * 64 + memory.matches[word].trailingZeroBitCount
      count += memory.matches[word].nonzeroBitCount
    }
    if table.hitPolicy == .unique, count > 1 {
      throw severalRules(RuleSet(words: Array(memory.matches[..<table.tree.wordCount])), of: index)
    }
    return first.map { .rule($0) } ?? .noRule
  }

  /// Gives the word slot of a setting the listed word that its fact is but for its letter case.
  private mutating func findWord(for index: Int) {
    let table = compiled.flat.tables[index]
    var found = Value.missing
    if let id = memory.values[Int(table.wordFact)].string {
      for index in table.words.indices {
        let word = compiled.flat.words[index]
        if word == id || (!found.isPresent && strings.areEqualIgnoringCase(word, id)) {
          found = .string(word)
        }
      }
    }
    memory.values[Int(table.wordSlot)] = found
  }
}
