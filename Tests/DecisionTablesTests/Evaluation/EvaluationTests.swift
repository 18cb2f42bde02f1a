import DecisionTables
import Testing

@Suite struct EvaluationTests {
  @Test(
    arguments: [
      ("start", true, "start", "configured"), ("START", true, "start", "corrected"),
      ("start", false, "end", "ignored"), ("STArt", false, "end", "ignored"),
      ("other", true, "end", "invalid"), ("", false, "end", "invalid"),
      (nil, true, "end", "default"),
    ] as [(String?, Bool, String, String)])
  func `a setting says why it has its value`(
    fact: String?, applies: Bool, value: String, origin: String
  ) throws {
    let sample = AllocationSample(.first)
    var evaluation = Evaluation(CompiledPolicy(sample.policy))
    evaluation.set(0, to: .boolean(applies))
    if let fact { evaluation.set(1, to: fact) }
    try evaluation.decide(setting: 0)
    let setting = sample.policy.settings[0]
    #expect(evaluation.text(of: evaluation.values[setting.valueSlot]) == value)
    #expect(evaluation.text(of: evaluation.values[setting.originSlot]) == origin)
    #expect(evaluation.outcome(ofSetting: 0) != .notEvaluated)
    #expect(evaluation.outcomes[0] == .notEvaluated)
  }

  @Test(arguments: [(Value.null, "default"), (.mistyped, "invalid"), (.whole(1), "invalid")])
  func `a setting tells null from mistyped`(fact: Value, origin: String) throws {
    let sample = AllocationSample(.first)
    var evaluation = Evaluation(CompiledPolicy(sample.policy))
    evaluation.set(1, to: fact)
    try evaluation.decide(setting: 0)
    let found = evaluation.values[sample.policy.settings[0].originSlot]
    #expect(evaluation.text(of: found) == origin)
  }

  @Test func `of words that differ in letter case only the one as written is taken`() throws {
    var builder = PolicyBuilder()
    let fact = builder.fact("word", .string)
    let part = StringSet.Part(literals: [builder.id("a"), builder.id("A")])
    let setting = builder.setting(
      "s", .string, from: fact, valid: ValueSet(present: .strings(StringSet(part))),
      words: ["a", "A"])
    var evaluation = Evaluation(CompiledPolicy(builder.policy))
    for word in ["a", "A"] {
      evaluation.forgetResults()
      evaluation.set(fact, to: word)
      try evaluation.decide(setting: 0)
      #expect(evaluation.text(of: evaluation.values[setting.valueSlot]) == word)
    }
  }

  /// A list whose second element makes the sum of the first rule leave the range.
  private func failing(_ hitPolicy: HitPolicy) -> (Evaluation, size: Int) {
    var builder = PolicyBuilder()
    let list = builder.list("items", element: "item")
    let size = builder.fact("item.size", .integer, list: list)
    let sum = Expression(code: [.load(size), .constant(.whole(1)), .add])
    builder.decision(
      "d", hitPolicy, outputs: [("x", .number)], rules: [([.isPresent(size)], [.expression(sum)])],
      each: list)
    return (Evaluation(CompiledPolicy(builder.policy)), size)
  }

  @Test(arguments: [HitPolicy.collect, .collectSum])
  func `a decision that fails leaves nothing behind`(hitPolicy: HitPolicy) throws {
    var (evaluation, size) = failing(hitPolicy)
    for _ in 0..<3 {
      evaluation.reset()
      for number in [Value.whole(1), .whole(9_223_372_036_854)] {
        evaluation.elements[0].append([number])
      }
      #expect(throws: EvaluationError.self) { try evaluation.decide(0) }
      #expect(evaluation.hits(of: 0).isEmpty && evaluation.hitValues.isEmpty)
      #expect(evaluation.values[size] == .missing)
      #expect(evaluation.outcomes[0] == .notEvaluated)
      #expect(evaluation.outputs(of: 0).map(\.content) == [.value(.missing)])
    }
    evaluation.reset()
    evaluation.elements[0].append([.whole(1)])
    try evaluation.decide(0)
    #expect(evaluation.hits(of: 0).count == 1)
  }

  @Test func `what was forgotten is asked for in vain, and does no harm`() throws {
    let sample = AllocationSample(.collect)
    var evaluation = try sample.evaluation()
    try sample.decide(sample.inputs[0], &evaluation)
    #expect(!evaluation.hits(of: 0).isEmpty)
    evaluation.forgetResults()
    #expect(evaluation.hits(of: 0).isEmpty && evaluation.findings(of: 0).isEmpty)
    #expect(evaluation.outcome(ofSetting: 0) == .notEvaluated)
    evaluation.reset()
    #expect(evaluation.elements[0].count == 0)
    try evaluation.decide(0)
    #expect(evaluation.outcomes[0] == .noRule)
  }

  @Test(arguments: HitPolicy.allCases)
  func `no match gives the default outputs, else nothing`(hitPolicy: HitPolicy) throws {
    for defaults in [nil, [Term.constant(.whole(7)), .text([.words("none")])]] {
      var builder = PolicyBuilder()
      let flag = builder.fact("flag", .boolean)
      builder.decision(
        "d", hitPolicy, outputs: [("x", .number), ("y", .text)],
        rules: [([.isTrue(flag)], [.constant(.whole(1)), .absent])], defaults: defaults)
      var evaluation = Evaluation(CompiledPolicy(builder.policy))
      try evaluation.decide(0)
      let none: [OutputValue.Content] = [.value(.missing), .value(.missing)]
      #expect(
        evaluation.outputs(of: 0).map(\.content)
          == (defaults == nil ? none : [.value(.whole(7)), .text("none")]))
      #expect(evaluation.decidingRules(of: 0) == [])
    }
  }

  @Test func `a value of another type is mistyped`() {
    let sample = AllocationSample(.first)
    var evaluation = Evaluation(CompiledPolicy(sample.policy))
    let tries: [(slot: Int, value: Value)] = [
      (0, .whole(1)), (1, .boolean(true)), (1, .object), (3, .millionths(1)), (3, .list),
    ]
    for (slot, value) in tries {
      evaluation.set(slot, to: value)
      #expect(evaluation.values[slot] == .mistyped, "\(value) in \(slot)")
    }
    evaluation.set(0, to: "text")
    #expect(evaluation.values[0] == .mistyped)
  }

  @Test func `a policy that fits together badly has no values, and does no harm`() throws {
    var builder = PolicyBuilder()
    let codes: [[Instruction]] = [
      [.add], [.constant(.whole(1)), .branch(0)], [.minimum(3)], [.jumpIfTrue(9)], [],
    ]
    for (index, code) in codes.enumerated() {
      builder.decision(
        "d\(index)", .first, outputs: [("x", .number), ("y", .number)],
        rules: [([], [.expression(Expression(code: code))])], defaults: [])
    }
    var evaluation = Evaluation(CompiledPolicy(builder.policy))
    for decision in codes.indices {
      try evaluation.decide(decision)
      let outputs = evaluation.policy.decisions[decision].outputs
      #expect(outputs.allSatisfy { evaluation.values[$0.slot] == .missing })
    }
  }
}
