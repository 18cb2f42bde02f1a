import DecisionTables
import RewardedAds

extension Benchmark {
  /// The decision of nine rows on ``CompletionInputs``, whose facts are bound before; each turn
  /// takes another input.
  package static func decisions(_ inputs: CompletionInputs) -> [Benchmark] {
    let decision = inputs.policy.completion
    let byHand = Subject("hand-written switch", HandWrittenState(inputs)) { state, times in
      for turn in 0..<times {
        let index = turn % state.facts.count
        use(HandWrittenCompletion.decide(state.facts[index], state.words, into: &state.outputs))
      }
    }
    let table = Subject("completion-decision", inputs.bound) { evaluations, times in
      for turn in 0..<times {
        let index = turn % evaluations.count
        evaluations[index].forgetResults()
        try? evaluations[index].decide(decision)
      }
    }
    let rule = Subject("completion-rule", inputs.bound) { evaluations, times in
      for turn in 0..<times {
        let index = turn % evaluations.count
        use(try? evaluations[index].choose(decision))
      }
    }
    return [Benchmark(table, references: [byHand]), Benchmark(rule, references: [byHand])]
  }

  private struct HandWrittenState {
    let facts: [HandWrittenCompletion.Facts]
    let words: HandWrittenCompletion.Words
    var outputs = HandWrittenCompletion.Outputs()

    init(_ inputs: CompletionInputs) {
      facts = inputs.facts
      words = inputs.words
    }
  }
}
