import DecisionTables

/// A random table over three facts with few values, and the slow way to know all about it.
struct SmallTable {
  let policy: Policy
  /// Every input: the values of the facts, in the order of their slots.
  let inputs: [[Value]]

  init(_ random: inout SeededGenerator, hitPolicy: HitPolicy) {
    var policy = Policy(name: "small")
    let words = ["p", "q", "r"].map { policy.strings.intern($0) }
    let range = NumberSet.from(SmallTable.number(0), through: SmallTable.number(3))
    let typings = [
      Typing(.boolean), Typing(.integer, range: range), Typing(.string, values: words),
    ]
    for (slot, typing) in typings.enumerated() {
      let name = ["x", "y", "z"][slot]
      policy.slots.append(Slot(name: name, typing: typing, role: .fact))
      policy.inputs.append(
        Input(name: name, path: [name], typing: typing, isRequired: Bool.random(using: &random)))
    }
    let output = Typing(.integer)
    policy.slots.append(Slot(name: "d.out", typing: output, role: .output(decision: 0)))
    var rules = (0..<Int.random(in: 1...6, using: &random)).map { index in
      SmallTable.rule(index, words, &random)
    }
    if random.oneIn(3) { rules[rules.count - 1].tests = [] }
    if random.oneIn(5), rules.count > 1 { rules[rules.count - 1].tests = rules[0].tests }
    let constant = Term.constant(.number(SmallTable.number(1)))
    policy.decisions = [
      Decision(
        name: "d", hitPolicy: hitPolicy,
        outputs: [Output(name: "out", typing: output, isOptional: true, slot: 3)], rules: rules,
        defaults: random.oneIn(3) ? [constant] : nil,
        origin: SmallTable.origin)
    ]
    policy.steps = [.decision(0)]
    self.policy = policy
    inputs = SmallTable.inputs(policy, words)
  }

  var rules: [Rule] { policy.decisions[0].rules }

  private static let origin = Origin(file: "d.yaml", line: 1, column: 1)

  static func number(_ value: Int64) -> FixedPoint {
    FixedPoint(millionths: value * 1_000_000)
  }

  private static func rule(
    _ index: Int, _ words: [StringID], _ random: inout SeededGenerator
  ) -> Rule {
    var tests: [Test] = []
    for slot in 0..<3 where random.oneIn(2) {
      tests.append(Test(slot: slot, set: set(slot, words, &random)))
    }
    let result = number(Int64.random(in: 1...2, using: &random))
    return Rule(id: "r\(index)", tests: tests, terms: [.constant(.number(result))], origin: origin)
  }

  private static func set(
    _ slot: Int, _ words: [StringID], _ random: inout SeededGenerator
  ) -> ValueSet {
    var set = ValueSet()
    switch slot {
    case 0: set.present = .booleans(Set([true, false].filter { _ in Bool.random(using: &random) }))
    case 1:
      let low = Int64.random(in: -1...4, using: &random)
      let high = Int64.random(in: low...4, using: &random)
      set.present = .numbers(.from(number(low), through: number(high)))
    default:
      let listed = Set(words.filter { _ in Bool.random(using: &random) })
      set.present = .strings(StringSet(StringSet.Part(literals: listed)))
    }
    if random.oneIn(3) { set = set.negated }
    if random.oneIn(3) { set.absence = .all }
    return set
  }

  private static func inputs(_ policy: Policy, _ words: [StringID]) -> [[Value]] {
    let present: [[Value]] = [
      [.boolean(false), .boolean(true)], (0...3).map { .number(number($0)) },
      words.map { .string($0) },
    ]
    let values = present.enumerated().map { slot, values in
      values + (policy.inputs[slot].isRequired ? [] : [.missing])
    }
    return values[0].flatMap { x in values[1].flatMap { y in values[2].map { [x, y, $0] } } }
  }
}

/// The slow, obvious answers.
extension SmallTable {
  func matches(_ rule: Rule, _ input: [Value]) -> Bool {
    rule.tests.allSatisfy { $0.set.contains(input[$0.slot], in: policy.strings) }
  }

  func matching(_ rules: [Rule], _ input: [Value]) -> [Int] {
    rules.indices.filter { matches(rules[$0], input) }
  }

  enum Result: Hashable {
    /// Nil where nothing holds.
    case terms([Term]?)
    case error
  }

  /// The result of some rules in order, of a table that takes one of them; a gap is none.
  func result(_ rules: [Rule], _ input: [Value]) -> Result {
    let decision = policy.decisions[0]
    let matching = matching(rules, input).map { rules[$0].terms }
    guard let first = matching.first else { return .terms(decision.defaults) }
    switch decision.hitPolicy {
    case .unique where matching.count > 1: return .error
    case .any where matching.contains { $0 != first }: return .error
    default: return .terms(first)
    }
  }
}
