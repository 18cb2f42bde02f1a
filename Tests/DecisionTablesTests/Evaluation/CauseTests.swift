import DecisionTables
import Testing

@Suite struct CauseTests {
  private struct Sample {
    var builder = PolicyBuilder()
    let a: Int
    let b: Int
    let flag: Int

    init() {
      a = builder.fact("a", .number)
      b = builder.fact("b", .number)
      flag = builder.fact("flag", .boolean)
    }
  }

  /// The causes of the first output of the last decision.
  private func causes(
    _ sample: Sample, a: Value = .missing, b: Value = .missing, flag: Value = .missing
  ) throws -> [String] {
    var evaluation = Evaluation(CompiledPolicy(sample.builder.policy))
    for (slot, value) in [(sample.a, a), (sample.b, b), (sample.flag, flag)] {
      evaluation.set(slot, to: value)
    }
    let last = evaluation.policy.decisions.count - 1
    try evaluation.decide(last)
    let output = evaluation.policy.decisions[last].outputs[0].slot
    return evaluation.causes(ofAbsence: output).map { evaluation.policy.inputs[$0].name }
  }

  private func sample(_ code: (Sample) -> [Instruction]) -> Sample {
    var sample = Sample()
    let term = Term.expression(Expression(code: code(sample)))
    sample.builder.decision("d", .first, outputs: [("x", .number)], rules: [([], [term])])
    return sample
  }

  @Test func `every absent operand is a cause, and no other`() throws {
    let sum = sample { [.load($0.a), .load($0.b), .add] }
    #expect(try causes(sum) == ["a", "b"])
    #expect(try causes(sum, a: .whole(1)) == ["b"])
    #expect(try causes(sum, a: .null, b: .whole(1)) == ["a"])
    #expect(try causes(sum, a: .whole(1), b: .whole(1)) == [])
    let alone = sample { [.load($0.b)] }
    #expect(try causes(alone, a: .whole(1), b: .mistyped) == ["b"])
  }

  @Test func `both operands of orElse are causes, where both are absent`() throws {
    let either = sample { [.load($0.a), .jumpIfPresent(4), .load($0.b), .orElse] }
    #expect(try causes(either) == ["a", "b"])
    #expect(try causes(either, b: .whole(1)) == [])
  }

  @Test func `only the branch that was taken has causes, or the condition`() throws {
    let choice = sample { [.load($0.flag), .branch(4), .load($0.a), .jump(5), .load($0.b)] }
    #expect(try causes(choice, flag: .boolean(true)) == ["a"])
    #expect(try causes(choice, flag: .boolean(false)) == ["b"])
    #expect(try causes(choice) == ["flag"])
    #expect(try causes(choice, a: .whole(1), flag: .boolean(true)) == [])
    let present = sample {
      [.load($0.a), .present, .branch(5), .load($0.a), .jump(6), .load($0.b)]
    }
    #expect(try causes(present) == ["b"])
  }

  @Test func `and and or have the operands that do not settle them as causes`() throws {
    let both = sample {
      [
        .load($0.flag), .jumpIfFalse(6), .load($0.a), .load($0.b), .less, .and,
        .branch(9), .constant(.whole(1)), .jump(10), .constant(.whole(2)),
      ]
    }
    #expect(try causes(both) == ["a", "b", "flag"])
    #expect(try causes(both, a: .whole(1), flag: .boolean(true)) == ["b"])
    #expect(try causes(both, flag: .boolean(false)) == [])
  }

  @Test func `causes are found through expressions and outputs of others`() throws {
    var sample = Sample()
    let double = sample.builder.expression(
      "double", .number, [.load(sample.a), .constant(.whole(2)), .multiply])
    let first = sample.builder.decision(
      "first", .first, outputs: [("x", .number)], rules: [([], [.slot(double)])])
    let sum = [
      Instruction.load(first.outputs[0].slot), .load(sample.b), .add,
    ]
    sample.builder.decision(
      "second", .unique, outputs: [("y", .number)],
      rules: [([], [.expression(Expression(code: sum))])])
    #expect(try causes(sample) == ["a", "b"])
    #expect(try causes(sample, b: .whole(1)) == ["a"])
    #expect(try causes(sample, a: .whole(1)) == ["b"])
  }

  @Test func `what a setting or a rule leaves out has no cause`() throws {
    var sample = Sample()
    let setting = sample.builder.setting("s", .number, from: sample.a)
    sample.builder.decision(
      "d", .first, outputs: [("x", .number)], rules: [([], [.slot(setting.valueSlot)])])
    #expect(try causes(sample) == [])
    var absent = Sample()
    absent.builder.decision(
      "d", .first, outputs: [("x", .number)], rules: [([.isPresent(absent.a)], [.slot(absent.a)])])
    #expect(try causes(absent) == [])
    var fallback = Sample()
    fallback.builder.decision(
      "d", .first, outputs: [("x", .number)], rules: [([.isTrue(fallback.flag)], [.absent])],
      defaults: [.slot(fallback.b)])
    #expect(try causes(fallback) == ["b"])
    #expect(try causes(fallback, flag: .boolean(true)) == [])
  }

  /// Each doubles what there is to look at, which must not double the work.
  @Test func `a long chain takes no longer than it is, and no stack`() throws {
    var sample = Sample()
    var last = sample.a
    for index in 0..<400 {
      let sum = Expression(code: [.load(last), .load(last), .add])
      let decision = sample.builder.decision(
        "d\(index)", .first, outputs: [("x", .number)], rules: [([], [.expression(sum)])])
      last = decision.outputs[0].slot
    }
    #expect(try causes(sample) == ["a"])
  }
}
