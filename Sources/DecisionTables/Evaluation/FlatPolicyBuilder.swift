/// Puts the parts of a policy into the arrays of a ``FlatPolicy``.
struct FlatPolicyBuilder {
  private let policy: Policy
  private let places: FlatArray<TreeMemory.Place>
  private(set) var tables: [FlatTable] = []
  private(set) var steps: [Int32] = []
  private(set) var terms: [FlatTerm] = []
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
    table.defaults = decision.defaults.map { flat($0, count: decision.outputs.count) }
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
    let terms = compiled.rules.flatMap { FlatPolicyBuilder.padded($0.terms, slots.count) }
    table.terms = flat(terms, count: terms.count)
    return table
  }

  /// As many terms as there are outputs, whatever a rule holds.
  private static func padded(_ terms: [Term], _ count: Int) -> [Term] {
    (0..<count).map { $0 < terms.count ? terms[$0] : .absent }
  }

  private mutating func flat(_ terms: [Term], count: Int) -> FlatRange {
    let flat = FlatPolicyBuilder.padded(terms, count).map { term -> FlatTerm in
      switch term {
      case .absent, .text, .pointer: return .nothing
      case .constant(let value): return .value(value)
      case .expression(let expression):
        if case .load(let slot) = expression.code.first, expression.code.count == 1 {
          return .slot(Int32(truncatingIfNeeded: slot))
        }
        return .expression(self.flat(expression, slot: -1))
      }
    }
    return append(flat, to: \.terms)
  }

  private mutating func flat(_ expression: Expression, slot: Int) -> FlatExpression {
    // Nothing checks the stack when the expression runs: one that does not keep it has no value.
    let code = expression.keepsItsStack ? expression.code : []
    stackDepth = max(stackDepth, expression.depth)
    return FlatExpression(
      slot: Int32(truncatingIfNeeded: slot), code: append(code, to: \.instructions))
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
