import DecisionTables
import Testing

/// Differences of policies that are more than one table, by hand.
@Suite struct PolicyComparisonTests {
  /// A setting with a default, a decision that gives it, and one that reads that.
  private static func policy(
    fallback: Int64, sum: [Instruction]? = nil, isRequired: Bool = false
  ) -> CompiledPolicy {
    var builder = PolicyBuilder()
    let fact = builder.fact("shop.days", .integer, isRequired: isRequired)
    let setting = builder.setting(
      "days", .integer, from: fact, valid: ValueSet(present: .all),
      fallback: .constant(.whole(fallback)))
    let code = sum ?? [.load(setting.valueSlot), .constant(.whole(1)), .add]
    let first = builder.decision(
      "arrival", .first, outputs: [("days", .integer)],
      rules: [(tests: [], terms: [.expression(Expression(code: code))])])
    builder.decision(
      "late", .first, outputs: [("is", .boolean)],
      rules: [
        (
          tests: [.isFrom(10, through: 1_000, slot: first.outputs[0].slot)],
          terms: [.constant(.boolean(true))]
        ),
        (tests: [], terms: [.constant(.boolean(false))]),
      ])
    return CompiledPolicy(builder.policy)
  }

  @Test func `a setting shows in the decisions that read it`() {
    let result = PolicyComparison(
      PolicyComparisonTests.policy(fallback: 4), PolicyComparisonTests.policy(fallback: 12)
    ).run()
    #expect(!result.isEquivalent)
    #expect(result.differences.map(\.subject.name) == ["settings.days", "arrival", "late"])
    #expect(result.differences.map(\.through?.name) == [nil, "settings.days", "settings.days"])
    #expect(
      result.differences[0].region
        == [PolicyDifference.Condition(name: "shop.days", alternatives: ["absent"])])
    #expect(result.differences[0].example?.entries.isEmpty == true)
    #expect(
      result.differences[2].outcomes
        == BothSides(
          .outputs([ComparedOutput("is", .boolean(false))]),
          .outputs([ComparedOutput("is", .boolean(true))])))
  }

  @Test func `sums in another order are the same, other sums are evaluated`() {
    let policy = PolicyComparisonTests.policy(fallback: 4)
    let value = policy.policy.settings[0].valueSlot
    let turned = PolicyComparisonTests.policy(
      fallback: 4, sum: [.constant(.whole(1)), .load(value), .add])
    #expect(PolicyComparison(policy, turned).run().isEquivalent)
    let twice = PolicyComparisonTests.policy(
      fallback: 4,
      sum: [.load(value), .constant(.whole(2)), .add, .constant(.whole(1)), .subtract])
    let alike = PolicyComparison(policy, twice).run()
    #expect(!alike.isEquivalent && alike.differences.map(\.isCertain) == [false])
    let other = PolicyComparisonTests.policy(
      fallback: 4, sum: [.load(value), .constant(.whole(2)), .add])
    #expect(PolicyComparison(policy, other).run().differences.first?.isCertain == true)
  }

  @Test func `a fact that one of them demands is a difference`() {
    let result = PolicyComparison(
      PolicyComparisonTests.policy(fallback: 4),
      PolicyComparisonTests.policy(fallback: 4, isRequired: true)
    ).run()
    #expect(
      result.declarations == [
        .declared(.input, name: "shop.days", what: "required", BothSides("false", "true"))
      ])
    #expect(!result.isEquivalent && result.differences.isEmpty)
  }
}
