package import DecisionTables
import RewardedAds

extension Benchmark {
  /// A whole plan without findings from facts that are bound before, and the binding itself.
  ///
  /// - Throws: ``EvaluationError`` or ``PlannerError`` if the policy cannot plan the samples.
  package static func plans(_ compiled: CompiledPolicy) throws -> [Benchmark] {
    let samples = try PlanSamples(compiled)
    var references: [Subject] = []
    if let plan = HandWrittenPlan(compiled.strings),
      let slots = HandWrittenSlots(compiled.policy)
    {
      let facts = samples.planners.map { slots.facts($0.evaluation.values) }
      let strings = samples.planners.map(\.evaluation.strings)
      references = [
        Subject("hand-written plan", samples.values) { values, times in
          for turn in 0..<times {
            let index = turn % facts.count
            plan.plan(facts[index], in: strings[index], into: &values)
          }
        }
      ]
    }
    return [
      Benchmark(Subject("plan", samples, run: decide), references: references),
      Benchmark(Subject("plan-binding", samples, run: bind)),
    ]
  }

  private static func decide(_ samples: inout PlanSamples, times: Int) {
    for turn in 0..<times {
      let index = turn % samples.planners.count
      try? samples.planners[index].decide(into: &samples.values)
    }
  }

  private static func bind(_ samples: inout PlanSamples, times: Int) {
    for turn in 0..<times {
      let index = turn % samples.planners.count
      use(try? samples.planners[index].bind(samples.found[index], for: samples.ads[index]))
    }
  }
}
