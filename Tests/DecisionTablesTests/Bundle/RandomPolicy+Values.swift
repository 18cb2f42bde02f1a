import DecisionTables

extension RandomPolicy {
  mutating func string() -> StringID {
    let count = Int32(policy.strings.count)
    return StringID(index: Int32.random(in: 0..<max(count, 1), using: &random))
  }

  mutating func typing() -> Typing {
    Typing(
      pick(ValueType.allCases, else: .string), unit: maybe { $0.text() },
      values: some(2) { $0.string() }, range: maybe { $0.numbers() })
  }

  private mutating func number() -> FixedPoint {
    FixedPoint(
      millionths: pick([0, 1, -1, 500_000, 2_000_000, -7_250_000, .min, .max, .max - 1], else: 0))
  }

  private mutating func numbers() -> NumberSet {
    let intervals = some(3) { maker in
      NumberSet.Interval(low: maker.number(), high: maker.number())
    }
    let set = NumberSet(intervals)
    return random.oneIn(3) ? set.complement : set
  }

  private mutating func value() -> Value {
    pick(
      [
        .missing, .null, .mistyped, .object, .list, .boolean(true), .boolean(false),
        .number(number()), .string(string()),
      ], else: .missing)
  }

  mutating func valueSet() -> ValueSet {
    let absence = ValueSet.Absence(rawValue: UInt8.random(in: 0...7, using: &random))
    let booleans = Set(some(2) { $0.random.oneIn(2) })
    return ValueSet(
      absence: absence,
      present: pick(
        [.none, .all, .booleans(booleans), .numbers(numbers()), .strings(strings())], else: .all))
  }

  private mutating func strings() -> StringSet {
    var set = StringSet(part())
    for part in some(2, { $0.part() }) { set = set.union(StringSet(part)) }
    return set
  }

  private mutating func part() -> StringSet.Part {
    StringSet.Part(
      literals: Set(some(2) { $0.string() }), prefixes: Set(some(2) { $0.string() }),
      isNegated: random.oneIn(2))
  }

  mutating func test() -> Test { Test(slot: slot(), set: valueSet()) }

  mutating func term() -> Term {
    let input = Int.random(in: policy.inputs.indices, using: &random)
    let parts = some(3) { maker in
      maker.random.oneIn(2) ? TextPart.words(maker.text()) : .name(slot: maker.slot())
    }
    return pick(
      [
        .absent, .constant(value()), .expression(expression()), .text(parts), .pointer(nil),
        .pointer(input),
      ], else: .absent)
  }

  mutating func expression() -> Expression {
    var code: [Instruction] = []
    addOperand(to: &code, depth: 3)
    return Expression(code: code)
  }

  /// Instructions that leave one more value on the stack.
  private mutating func addOperand(to code: inout [Instruction], depth: Int) {
    switch depth == 0 ? 0 : Int.random(in: 0...5, using: &random) {
    case 0: code.append(random.oneIn(2) ? .load(slot()) : .constant(value()))
    case 1: addShortcut(to: &code, depth: depth - 1)
    case 2: addBranch(to: &code, depth: depth - 1)
    case 3:
      let count = Int.random(in: 0...3, using: &random)
      for _ in 0..<count { addOperand(to: &code, depth: depth - 1) }
      code.append(pick([.minimum(count), .maximum(count), .count(count)], else: .count(count)))
    case 4:
      addOperand(to: &code, depth: depth - 1)
      let part = pick(URLPart.allCases, else: .host)
      code.append(pick([.negate, .not, .present, .urlPart(part)], else: .not))
    default:
      addOperand(to: &code, depth: depth - 1)
      addOperand(to: &code, depth: depth - 1)
      code.append(pick(RandomPolicy.operations, else: .add))
    }
  }

  private static let operations: [Instruction] = [
    .add, .subtract, .multiply, .divide, .equal, .unequal, .less, .lessOrEqual, .greater,
    .greaterOrEqual, .and, .or, .orElse,
  ]

  private mutating func addShortcut(to code: inout [Instruction], depth: Int) {
    addOperand(to: &code, depth: depth)
    let jump = code.count
    code.append(.and)
    addOperand(to: &code, depth: depth)
    code.append(pick([.and, .or, .orElse], else: .and))
    let end = code.count
    code[jump] = pick([.jumpIfTrue(end), .jumpIfFalse(end), .jumpIfPresent(end)], else: .and)
  }

  private mutating func addBranch(to code: inout [Instruction], depth: Int) {
    addOperand(to: &code, depth: depth)
    let branch = code.count
    code.append(.and)
    addOperand(to: &code, depth: depth)
    let jump = code.count
    code.append(.and)
    addOperand(to: &code, depth: depth)
    code[branch] = .branch(jump + 1)
    code[jump] = .jump(code.count)
  }
}
