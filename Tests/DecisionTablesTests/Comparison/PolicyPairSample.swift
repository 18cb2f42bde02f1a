import DecisionTables

/// A random policy with one table over three facts with few values, and a changed copy of it.
struct PolicyPairSample {
  let first: CompiledPolicy
  let second: CompiledPolicy
  /// Every input: the values of the facts, in the order of their slots.
  let inputs: [[Value]]
  private let strings: StringPool
  private let answers: [[Value]: Bool]

  init(_ random: inout SeededGenerator, _ hitPolicy: HitPolicy) {
    let small = SmallTable(&random, hitPolicy: hitPolicy)
    var policy = small.policy
    PolicyPairSample.passOn(&policy, &random)
    let changed = PolicyPairSample.changed(policy, &random)
    first = CompiledPolicy(policy)
    second = CompiledPolicy(changed)
    inputs = small.inputs
    strings = policy.strings
    answers = PolicyPairSample.answers(small.inputs, first, second)
  }

  /// Lets some rules give a fact as it is.
  private static func passOn(_ policy: inout Policy, _ random: inout SeededGenerator) {
    guard random.oneIn(3), policy.decisions[0].hitPolicy.isSingleHit else { return }
    for rule in policy.decisions[0].rules.indices where random.oneIn(2) {
      policy.decisions[0].rules[rule].terms = [.slot(1)]
    }
  }

  /// The policy after a few edits, some of which change nothing.
  private static func changed(_ policy: Policy, _ random: inout SeededGenerator) -> Policy {
    var policy = policy
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let count = policy.decisions[0].rules.count
      let rule = Int.random(in: 0..<count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where count > 1: policy.decisions[0].rules.remove(at: rule)
      case 1:
        let other = Int.random(in: 0..<count, using: &random)
        policy.decisions[0].rules.swapAt(rule, other)
      case 2 where !policy.decisions[0].rules[rule].tests.isEmpty:
        policy.decisions[0].rules[rule].tests.removeLast()
      case 3:
        let value = FixedPoint(millionths: Int64.random(in: 1...3, using: &random) * 1_000_000)
        policy.decisions[0].rules[rule].terms = [.constant(.number(value))]
      case 4: policy.decisions[0].rules.append(policy.decisions[0].rules[rule])
      default:
        policy.decisions[0].defaults =
          random.oneIn(2) ? nil : [.constant(.number(SmallTable.number(2)))]
      }
    }
    return policy
  }

  private static func answers(
    _ inputs: [[Value]], _ first: CompiledPolicy, _ second: CompiledPolicy
  ) -> [[Value]: Bool] {
    var evaluations = [Evaluation(first), Evaluation(second)]
    return Dictionary(
      inputs.map { input in
        let both = evaluations.indices.map { answer(to: input, &evaluations[$0]) }
        return (input, both[0] != both[1])
      }, uniquingKeysWith: { first, _ in first })
  }

  /// What comes out of the table, as a text.
  private static func answer(to input: [Value], _ evaluation: inout Evaluation) -> String {
    evaluation.reset()
    for (slot, value) in input.enumerated() { evaluation.set(slot, to: value) }
    guard (try? evaluation.decide(0)) != nil else { return "error" }
    if evaluation.policy.decisions[0].hitPolicy.givesList {
      return evaluation.hits(of: 0).map { evaluation.text(of: evaluation.hitValues[$0.values]) }
        .joined(separator: ", ")
    }
    return evaluation.text(of: evaluation.values[3])
  }

  func differ(at input: [Value]) -> Bool { answers[input] ?? false }

  /// Whether an input is in a region, by the words of its tests.
  func holds(_ region: [PolicyDifference.Condition], at input: [Value]) -> Bool {
    region.allSatisfy { condition in
      guard let slot = ["x", "y", "z"].firstIndex(of: condition.name) else { return false }
      return condition.alternatives.contains { TestWords.hold($0, input[slot], strings) }
    }
  }

  /// An input that holds the facts of an example.
  func input(of facts: ComparedFacts) -> [Value]? {
    inputs.first { input in
      ["x", "y", "z"].enumerated().allSatisfy { slot, name in
        let fact = facts.entries.first { $0.name == name }?.fact ?? .missing
        switch (fact, input[slot]) {
        case (.boolean(let fact), let value): return value == .boolean(fact)
        case (.number(let fact), let value): return value == .number(fact)
        case (.text(let fact), let value): return value.string.map { strings[$0] } == fact
        default: return !input[slot].isPresent
        }
      }
    }
  }

  func words(of input: [Value]?) -> String {
    let evaluation = Evaluation(first)
    return input?.map { evaluation.text(of: $0) }.joined(separator: ", ") ?? "no input"
  }
}

/// Reads what regions are written with: words, numbers, intervals, `not(…)` and presence.
enum TestWords {
  static func hold(_ text: String, _ value: Value, _ strings: StringPool) -> Bool {
    switch text {
    case "present": return value.isPresent
    case "absent", "missing", "null", "mistyped": return !value.isPresent
    default: break
    }
    if text.hasPrefix("not(") {
      let parts = text.dropFirst(4).dropLast().split(separator: ",")
      return value.isPresent
        && !parts.contains { hold($0.filter { $0 != " " }, value, strings) }
    }
    if let id = value.string { return strings[id] == text }
    if let boolean = value.boolean { return text == "\(boolean)" }
    guard let number = value.number else { return false }
    return holdsNumber(text, Double(number.millionths) / 1_000_000)
  }

  private static func holdsNumber(_ text: String, _ number: Double) -> Bool {
    for (sign, holds) in [
      ("<=", { $0 <= $1 }), (">=", { $0 >= $1 }), ("<", { $0 < $1 }),
      (">", { $0 > $1 }),
    ] as [(String, (Double, Double) -> Bool)]
    where text.hasPrefix(sign) {
      return Double(text.drop { "<>= ".contains($0) }).map { holds(number, $0) } ?? false
    }
    let isOpen = (text.hasPrefix("("), text.hasSuffix(")"))
    let inner = text.filter { !"()[]".contains($0) }
    guard let dots = inner.firstRange(of: "..") else { return Double(inner) == number }
    guard let low = Double(inner[..<dots.lowerBound]), let high = Double(inner[dots.upperBound...])
    else { return false }
    return (isOpen.0 ? number > low : number >= low) && (isOpen.1 ? number < high : number <= high)
  }
}
