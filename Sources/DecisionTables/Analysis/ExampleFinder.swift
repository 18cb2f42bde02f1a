/// Finds facts that lead a table to a result, by evaluating many of them.
///
/// For tables whose columns are computed: what the checks suspect is only reported once facts
/// were found that show it. The facts tried are of every class that any test on the way tells
/// apart, with numbers around every constant; the choice is the same at every run.
final class ExampleFinder {
  private static let attempts = 4_000

  private let compiled: CompiledPolicy
  private let decision: Int
  /// One sample for each set of matching rules.
  private lazy var samples: [(live: RuleSet, text: String)] = sample()

  init(_ compiled: CompiledPolicy, decision: Int) {
    self.compiled = compiled
    self.decision = decision
  }

  func example(where condition: (RuleSet) -> Bool) -> String? {
    samples.first { condition($0.live) }?.text
  }

  private var policy: Policy { compiled.policy }

  private func sample() -> [(live: RuleSet, text: String)] {
    let slots = facts
    guard !policy.decisions[decision].rules.isEmpty else { return [] }
    var evaluation = Evaluation(compiled)
    let candidates = slots.map { self.candidates(for: $0, &evaluation.strings) }
    var found: [(live: RuleSet, text: String)] = []
    var seen: Set<RuleSet> = []
    var random = SmallRandom()
    for _ in 0..<ExampleFinder.attempts {
      evaluation.forgetResults()
      var values: [(Int, Value)] = []
      for (slot, candidates) in zip(slots, candidates) where !candidates.isEmpty {
        let value = candidates[random.next(below: candidates.count)]
        evaluation.set(slot, to: value)
        values.append((slot, value))
      }
      guard let live = try? matches(&evaluation), seen.insert(live).inserted else { continue }
      found.append((live, text(values, evaluation)))
    }
    return found
  }

  /// The rules that match; an evaluation that fails is no example.
  private func matches(_ evaluation: inout Evaluation) throws(EvaluationError) -> RuleSet {
    try evaluation.prepare(decision)
    let rules = policy.decisions[decision].rules
    var live = RuleSet(none: rules.count)
    for (index, rule) in rules.enumerated() {
      let holds = rule.tests.allSatisfy {
        $0.set.contains(evaluation.values[$0.slot], in: evaluation.strings)
      }
      if holds { live.insert(index) }
    }
    return live
  }

  /// Every fact that has a say in the table, objects left out.
  private var facts: [Int] {
    let steps = policy.requirements(of: .decision(decision)) + [.decision(decision)]
    var slots = Set(steps.flatMap { policy.slotsRead(by: $0) })
    for case .setting(let index) in steps {
      if let fact = policy.settings[index].fact { slots.insert(fact) }
    }
    return slots.filter { $0 < policy.inputs.count }.sorted()
  }

  private func candidates(for slot: Int, _ strings: inout StringPool) -> [Value] {
    let typing = policy.slots[slot].typing
    let domain = policy.domain(of: slot)
    var sets = domain.sets
    for setting in policy.settings {
      if setting.fact == slot, let valid = setting.valid { sets.append(valid) }
      sets += setting.when.filter { $0.slot == slot }.map(\.set)
    }
    for test in policy.decisions.flatMap(\.rules).flatMap(\.tests) where test.slot == slot {
      sets.append(test.set)
    }
    let classifier = Classifier(type: typing.type, sets: sets, strings: &strings)
    var values = classifier.representatives
    if typing.type.isNumeric { values += numbers }
    if typing.type == .integer { values.removeAll { $0.number?.isWhole == false } }
    return values.filter(domain.contains)
  }

  /// Numbers around zero and around every constant of an expression.
  private lazy var numbers: [Value] = {
    var found: Set<FixedPoint> = [.zero]
    let expressions = policy.decisions.flatMap(\.expressions).map(\.expression)
    for case .constant(let value) in expressions.flatMap(\.code) {
      if let number = value.number { found.insert(number) }
    }
    let one = FixedPoint(millionths: FixedPoint.scale)
    let near = found.flatMap { [$0.subtracting(one), $0, $0.adding(one)] }.compactMap { $0 }
    return Set(near + [15, 100].compactMap { FixedPoint($0) }).sorted().map { .number($0) }
  }()

  private func text(_ values: [(Int, Value)], _ evaluation: Evaluation) -> String {
    values.filter { $0.1.kind != .missing }.map { slot, value in
      let text =
        value.kind == .null || value.kind == .mistyped
        ? "\(value.kind)" : evaluation.text(of: value)
      return "\(policy.slots[slot].name) = \(text.isEmpty ? "\"\"" : text)"
    }.joined(separator: ", ")
  }
}
