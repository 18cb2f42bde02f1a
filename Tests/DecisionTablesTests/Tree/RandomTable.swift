import DecisionTables

/// A random decision table over facts of every type, and values of them worth trying: all that a
/// test mentions, what is next to it, and nothing in each of its forms.
struct RandomTable {
  struct Shape {
    var rules = 0...8
    var columns = 0...4
    /// A rule tests a column once in so many times.
    var sparsity = 2
    var hasList = false
  }

  private(set) var policy = Policy(name: "random")
  /// For each fact the values to try.
  private(set) var vocabulary: [[Value]] = []
  private var random: SeededGenerator
  private var types: [ValueType] = []
  private var texts: [StringID] = []

  init(seed: UInt64, _ hitPolicy: HitPolicy, _ shape: Shape = Shape()) {
    random = SeededGenerator(seed: seed)
    var builder = PolicyBuilder()
    let list = shape.hasList ? builder.list("items", element: "item") : nil
    texts = ["", "a", "ab", "abc", "b", "ba", "other", "aother"].map { builder.id($0) }
    let all: [ValueType] = [.boolean, .string, .string, .integer, .number, .object, .list]
    for index in 0..<Int.random(in: shape.columns, using: &random) {
      types.append(all.randomElement(using: &random) ?? .string)
      _ = builder.fact("item.f\(index)", types[index], list: list)
    }
    firstFact = list == nil ? 0 : 1
    let rules = (0..<Int.random(in: shape.rules, using: &random)).map { _ in rule(shape) }
    builder.decision(
      "d", hitPolicy, outputs: [("number", .number), ("any", .string)], rules: rules,
      defaults: random.oneIn(3) ? terms() : nil, each: list)
    policy = builder.policy
    vocabulary = types.indices.map { values(of: $0) }
  }

  let firstFact: Int
  var decision: Decision { policy.decisions[0] }

  /// A random value for each fact.
  mutating func input() -> [Value] {
    vocabulary.map { $0.randomElement(using: &random) ?? .missing }
  }

  mutating func count(through most: Int) -> Int { Int.random(in: 0...most, using: &random) }

  private mutating func rule(_ shape: Shape) -> (tests: [Test], terms: [Term]) {
    var tests: [Test] = []
    for column in types.indices where random.oneIn(shape.sparsity) {
      tests.append(test(column))
      if random.oneIn(10) { tests.append(test(column)) }
    }
    return (tests, terms())
  }

  private mutating func test(_ column: Int) -> Test {
    Test(slot: firstFact + column, set: set(types[column]))
  }

  private mutating func terms() -> [Term] {
    let number: Term = random.oneIn(4) ? .absent : .constant(.number(bound()))
    let loads = types.indices.filter { types[$0].isNumeric }
    guard let column = loads.randomElement(using: &random) else { return [number, .absent] }
    let load = Instruction.load(firstFact + column)
    let sum = Expression(code: [load, .constant(.whole(1)), .add])
    return [random.oneIn(3) ? .expression(sum) : number, .slot(firstFact + column)]
  }

  private mutating func set(_ type: ValueType) -> ValueSet {
    let absence = random.oneIn(3) ? UInt8.random(in: 0...7, using: &random) : 0
    var set = ValueSet(absence: ValueSet.Absence(rawValue: absence))
    set.present = random.oneIn(6) ? (random.oneIn(2) ? .all : .none) : present(type)
    return random.oneIn(5) ? set.negated : set
  }

  private mutating func present(_ type: ValueType) -> ValueSet.Present {
    switch type {
    case .boolean: return .booleans(Set([true, false].filter { _ in random.oneIn(2) }))
    case .integer, .number:
      let set = NumberSet([interval()] + (random.oneIn(3) ? [interval()] : []))
      return .numbers(random.oneIn(4) ? set.complement : set)
    case .string:
      let set = StringSet(part())
      return .strings(random.oneIn(3) ? set.union(StringSet(part())) : set)
    default: return .all
    }
  }

  private mutating func part() -> StringSet.Part {
    StringSet.Part(
      literals: Set(texts.filter { _ in random.oneIn(4) }),
      prefixes: Set(texts.filter { _ in random.oneIn(8) }), isNegated: random.oneIn(4))
  }

  private mutating func interval() -> NumberSet.Interval {
    NumberSet.Interval(low: bound(), high: bound())
  }

  private static let bounds: [Int64] = [
    .min, -2_000_000, -500_000, -1, 0, 1, 1_000_000, 1_500_000, 3_000_000, .max,
  ]

  private mutating func bound() -> FixedPoint {
    FixedPoint(millionths: RandomTable.bounds.randomElement(using: &random) ?? 0)
  }

  private mutating func values(of column: Int) -> [Value] {
    let absent: [Value] = [.missing, .null, .mistyped]
    switch types[column] {
    case .boolean: return absent + [.boolean(false), .boolean(true)]
    case .string:
      let more = ["c", "abcd", "bax", "a_", "\u{e9}"].map { policy.strings.intern($0) }
      return absent + (texts + more).map { .string($0) }
    case .number: return absent + RandomTable.near.map { .millionths($0) }
    case .integer:
      return absent + RandomTable.near.map { .millionths($0 - $0 % 1_000_000) }
    case .object: return absent + [.object]
    default: return absent + [.list]
    }
  }

  private static let near: [Int64] = Set(
    bounds.flatMap { [$0 == .min ? $0 : $0 - 1, $0, $0 == .max ? $0 : $0 + 1] }
  ).sorted()
}
