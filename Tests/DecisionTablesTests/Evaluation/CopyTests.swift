import DecisionTables
import Testing

/// An evaluation is a value: what happens to a copy does not happen to it.
@Suite struct CopyTests {
  @Test(arguments: [
    "reset", "forget", "set", "decide", "decide setting", "choose",
  ])
  func `a copy does not change what it was copied from`(change: String) throws {
    let sample = AllocationSample(.first)
    var evaluation = Evaluation(CompiledPolicy(sample.policy))
    evaluation.set(1, to: "START")
    if change == "forget" { try evaluation.decide(0) }
    let before = CopyTests.picture(evaluation)
    var copy = evaluation
    switch change {
    case "reset": copy.reset()
    case "forget": copy.forgetResults()
    case "set": copy.set(1, to: .null)
    case "decide": try copy.decide(0)
    case "decide setting": try copy.decide(setting: 0)
    default: _ = try copy.choose(0)
    }
    #expect(CopyTests.picture(evaluation) == before)
    if change != "choose" { #expect(CopyTests.picture(copy) != before) }
  }

  private static func picture(_ evaluation: Evaluation) -> String {
    let policy = evaluation.policy
    let values = policy.slots.indices.map { "\(evaluation.values[$0])" }
    let outcomes = policy.decisions.indices.map { "\(evaluation.outcomes[$0])" }
    return (values + outcomes + ["\(evaluation.outcome(ofSetting: 0))"]).joined(separator: " ")
  }
}
