import CAllocationCount
import DecisionTables
import Measurements
import Testing

@Suite struct HandWrittenCompletionTests {
  private let inputs: CompletionInputs
  private let slots: [String: Int]

  init() throws {
    let inputs = try #require(CompletionInputs())
    let policy = inputs.policy
    self.inputs = inputs
    slots = Dictionary(
      uniqueKeysWithValues: ["clock", "after", "at", "event", "playbackEvent"].compactMap { name in
        policy.slot("completion.\(name)").map { (name, $0) }
      })
  }

  @Test func `the nine rows and the switch decide the same on all inputs`() throws {
    #expect(inputs.bound.count == 24)
    var rules: Set<Int> = []
    for (evaluation, facts) in zip(inputs.bound, inputs.facts) {
      var evaluation = evaluation
      try evaluation.decide(inputs.policy.completion)
      var outputs = HandWrittenCompletion.Outputs()
      let rule = HandWrittenCompletion.decide(facts, inputs.words, into: &outputs)
      #expect(evaluation.outcomes[inputs.policy.completion] == .rule(rule))
      rules.insert(rule)
      let decided = try values(of: evaluation)
      #expect(decided == outputs, "rule \(rule)")
    }
    #expect(rules == Set(0..<9))
  }

  private func values(of evaluation: Evaluation) throws -> HandWrittenCompletion.Outputs {
    let value = { (name: String) in evaluation.values[try #require(slots[name])] }
    var outputs = HandWrittenCompletion.Outputs()
    let clock = try #require(try value("clock").string.map { evaluation.strings[$0] })
    outputs.clock = try #require(
      ["display": .display, "playback": .playback, "endCard": .endCard][clock])
    outputs.after = try value("after").number
    outputs.at = try value("at").number
    outputs.event = try value("event").string
    outputs.playbackEvent = try value("playbackEvent").string
    return outputs
  }
}
