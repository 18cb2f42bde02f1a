/// Puts the parts of a policy into the arrays of a ``FlatPolicy``.
struct FlatPolicyBuilder {
  private let policy: Policy
  private let places: FlatArray<TreeMemory.Place>
  private(set) var tables: [FlatTable] = []
  private(set) var steps: [Int32] = []
  private(set) var rows: [FlatRow] = []
  private(set) var rowValues: [Value] = []
  private(set) var moves: [FlatMove] = []
  private(set) var outputs: [Int32] = []
  private(set) var expressions: [FlatExpression] = []
  private(set) var instructions: [Instruction] = []
  private(set) var words: [StringID] = []
  private(set) var fields: [Int32] = []
  private(set) var lists: [FlatRange] = []
  private(set) var stackDepth = 1

  /// `places` are those of the trees, in the order in which tables will be added.
  init(_ policy: Policy, _ places: FlatArray<TreeMemory.Place>) {
    self.policy = policy
    self.places = places
    for list in policy.lists {
      lists.append(append(list.fields.map { Int32(truncatingIfNeeded: $0) }, to: \.fields))
    }
  }

  /// The index of a step's table in ``FlatPolicy/tables``.
  private func table(of step: Step) -> Int {
    switch step {
    case .decision(let index): index
    case .setting(let index): policy.decisions.count + index
    }
  }

  private mutating func append<Element>(
    _ added: [Element], to array: WritableKeyPath<FlatPolicyBuilder, [Element]>
  ) -> FlatRange {
    let start = self[keyPath: array].count
    self[keyPath: array] += added
    return FlatRange(start..<start + added.count)
  }

  mutating func add(_ decision: Decision, _ compiled: CompiledTable) {
    var table = table(compiled, outputs: decision.outputs.map(\.slot))
    let named = decision.expressions.map { flat($0.expression, slot: $0.slot) }
    table.expressions = append(named, to: \.expressions)
    if let defaults = decision.defaults {
      table.defaults = addRow(defaults, to: decision.outputs.map(\.slot))
    }
    table.list = decision.each.map { Int32(truncatingIfNeeded: $0) } ?? -1
    tables.append(table)
  }

  mutating func add(_ setting: Setting, _ compiled: CompiledTable) {
    var table = table(compiled, outputs: [setting.valueSlot, setting.originSlot])
    if let fact = setting.fact, let word = setting.wordSlot {
      table.words = append(setting.words, to: \.words)
      table.wordFact = Int32(truncatingIfNeeded: fact)
      table.wordSlot = Int32(truncatingIfNeeded: word)
    }
    tables.append(table)
  }

  private mutating func table(_ compiled: CompiledTable, outputs slots: [Int]) -> FlatTable {
    var table = FlatTable(tree: places[tables.count], hitPolicy: compiled.hitPolicy)
    table.outputs = append(slots.map { Int32(truncatingIfNeeded: $0) }, to: \.outputs)
    let first = rows.count
    for rule in compiled.rules { _ = addRow(rule.terms, to: slots) }
    table.rows = FlatRange(first..<rows.count)
    return table
  }

  /// Adds a row of as many values as there are outputs, whatever `terms` holds.
  private mutating func addRow(_ terms: [Term], to slots: [Int]) -> Int32 {
    let firstValue = Int32(truncatingIfNeeded: rowValues.count)
    var moves: [FlatMove] = []
    for (column, slot) in slots.enumerated() {
      var constant = Value.missing
      switch column < terms.count ? terms[column] : .absent {
      case .absent, .text, .pointer: break
      case .constant(let value): constant = value
      case .expression(let expression): moves.append(move(expression, to: column, slot))
      }
      rowValues.append(constant)
    }
    rows.append(FlatRow(values: firstValue, moves: append(moves, to: \.moves)))
    return Int32(truncatingIfNeeded: rows.count - 1)
  }

  private mutating func move(
    _ expression: Expression, to column: Int, _ output: Int
  ) -> FlatMove {
    let column = Int32(truncatingIfNeeded: column)
    let output = Int32(truncatingIfNeeded: output)
    if case .load(let slot) = expression.code.first, expression.code.count == 1 {
      let source = Int32(truncatingIfNeeded: slot)
      return FlatMove(
        column: column, slot: output, source: source,
        expression: FlatExpression(slot: -1, code: FlatRange()))
    }
    return FlatMove(
      column: column, slot: output, source: -1, expression: flat(expression, slot: -1))
  }

  private mutating func flat(_ expression: Expression, slot: Int) -> FlatExpression {
    // Nothing checks the stack when the expression runs: one that does not keep it has no value.
    let code = expression.keepsItsStack ? expression.code : []
    stackDepth = max(stackDepth, expression.depth)
    return FlatExpression(
      slot: Int32(truncatingIfNeeded: slot), code: append(code, to: \.instructions),
      isPair: FlatPolicyBuilder.isPair(code))
  }

  private static func isPair(_ code: [Instruction]) -> Bool {
    guard code.count == 3, code[0].isOperand, code[1].isOperand else { return false }
    // `count` looks at each value by itself.
    if case .count = code[2] { return false }
    return code[2].operandCount == 2
  }

  /// Adds what must be evaluated before each table; the tables are there.
  mutating func addSteps() {
    let order = policy.steps.map { table(of: $0) }
    let steps =
      policy.decisions.indices.map { Step.decision($0) }
      + policy.settings.indices.map { Step.setting($0) }
    let direct = steps.map { policy.dependencies(of: $0).map { table(of: $0) } }
    for index in tables.indices {
      var isNeeded = [Bool](repeating: false, count: tables.count)
      var open = direct[index]
      while let next = open.popLast() {
        if !isNeeded[next] { open += direct[next] }
        isNeeded[next] = true
      }
      let needed = order.filter { isNeeded[$0] }.map { Int32(truncatingIfNeeded: $0) }
      tables[index].steps = append(needed, to: \.steps)
    }
  }
}

extension Instruction {
  /// Whether it brings a value and does nothing else.
  fileprivate var isOperand: Bool {
    switch self {
    case .load, .constant: true
    default: false
    }
  }
}
