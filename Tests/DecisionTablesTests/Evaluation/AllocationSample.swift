import DecisionTables

/// A policy with everything that evaluation can meet, but for parts of URLs, and facts for it.
struct AllocationSample {
  let policy: Policy
  /// The values of `flag`, `word`, `kind` and `length`, or of the first two where the others are
  /// those of elements.
  let inputs: [[Value]]
  let rows: [[Value]]
  let kind: Int

  init(_ hitPolicy: HitPolicy) {
    var builder = PolicyBuilder()
    let flag = builder.fact("flag", .boolean)
    let word = builder.fact("word", .string)
    let list = hitPolicy.isSingleHit ? nil : builder.list("items", element: "item")
    kind = builder.fact("item.kind", .string, list: list)
    let length = builder.fact("item.length", .integer, list: list)
    let setting = AllocationSample.setting(from: word, when: flag, &builder)
    let longer = builder.expression(
      "longer", .number,
      [
        .load(length), .jumpIfPresent(4), .constant(.whole(3)), .orElse, .constant(.whole(2)),
        .multiply, .constant(.whole(1)), .constant(.whole(7)), .maximum(3),
      ])
    let starts = StringSet(StringSet.Part(prefixes: [builder.id("ban"), builder.id("vid")]))
    builder.decision(
      "d", hitPolicy, outputs: [("n", .number)],
      rules: [
        ([builder.isOne(of: "start", slot: setting.valueSlot)], [.slot(length)]),
        (
          [
            .isFrom(8, through: 90, slot: longer),
            builder.isOne(of: "end", slot: setting.valueSlot),
          ], [.slot(longer)]
        ),
        (
          [
            Test(slot: kind, set: ValueSet(present: .strings(starts))), .isTrue(flag),
            .isFrom(0, through: 7, slot: longer),
            builder.isOne(of: "end", slot: setting.valueSlot),
          ], [.constant(.whole(1))]
        ),
      ],
      defaults: [.expression(Expression(code: [.load(flag), .load(flag), .count(2)]))],
      each: list)
    let words = ["START", "end"].map { builder.value($0) } + [.null, .mistyped]
    let kinds = ["banner", "video", "x"].map { builder.value($0) }
    rows = kinds.flatMap { kind in
      [Value.missing, .whole(2), .whole(30)].map { [kind, $0] }
    }
    let inputs = [true, false].flatMap { flag in words.map { [.boolean(flag), $0] } }
    let rows = rows
    self.inputs = list == nil ? inputs.flatMap { input in rows.map { input + $0 } } : inputs
    policy = builder.policy
  }

  /// A setting that forgives letter case.
  private static func setting(
    from word: Int, when flag: Int, _ builder: inout PolicyBuilder
  ) -> Setting {
    let part = StringSet.Part(literals: [builder.id("start"), builder.id("end")])
    return builder.setting(
      "word", .string, from: word, valid: ValueSet(present: .strings(StringSet(part))),
      words: ["start", "end"], when: [.isTrue(flag)], fallback: .constant(builder.value("end")))
  }

  /// An evaluation that has been used, so that there is room for results as large as they get.
  func evaluation(budget: TreeBudget? = nil) throws -> Evaluation {
    var evaluation = Evaluation(CompiledPolicy(policy, budget: budget))
    if !policy.lists.isEmpty {
      for row in rows { evaluation.elements[0].append(row) }
    }
    try decideAll(&evaluation)
    return evaluation
  }

  func decideAll(_ evaluation: inout Evaluation) throws {
    for index in 0..<inputs.count { try decide(inputs[index], &evaluation) }
  }

  func decide(_ input: [Value], _ evaluation: inout Evaluation) throws {
    evaluation.forgetResults()
    for slot in 0..<input.count { evaluation.set(slot, to: input[slot]) }
    try evaluation.decide(0)
  }
}
