import CAllocationCount
import DecisionTables
import Testing

@Suite(.enabled(if: allocations_are_counted())) struct AllocationTests {
  @Test func `what Swift allocates is counted`() {
    let before = allocation_count()
    let array = [UInt64](repeating: 1, count: Int.random(in: 100...200))
    let object = ManagedBuffer<Int, Int>.create(minimumCapacity: array.count) { _ in 0 }
    #expect(allocation_count() >= before + 2)
    #expect(object.header == 0)
  }

  @Test(arguments: HitPolicy.allCases)
  func `deciding allocates nothing`(hitPolicy: HitPolicy) throws {
    let sample = AllocationSample(hitPolicy)
    for budget in [nil, TreeBudget(nodes: 0)] {
      var evaluation = try sample.evaluation(budget: budget)
      let before = allocation_count()
      try sample.decideAll(&evaluation)
      let after = allocation_count()
      #expect(after == before)
    }
  }

  @Test(arguments: HitPolicy.allCases)
  func `the sample comes to every rule, and to none`(hitPolicy: HitPolicy) throws {
    let sample = AllocationSample(hitPolicy)
    var evaluation = try sample.evaluation()
    var rules: Set<Int?> = []
    for input in sample.inputs {
      try sample.decide(input, &evaluation)
      switch evaluation.outcomes[0] {
      case .rule(let rule): rules.insert(rule)
      case .hits: rules.formUnion(evaluation.hits(of: 0).map(\.rule))
      case .noRule, .notEvaluated: rules.insert(nil)
      }
    }
    #expect(rules.isSuperset(of: [0, 1, 2]))
    #expect(rules.contains(nil) == hitPolicy.isSingleHit)
  }

  @Test func `a string that is known takes no memory, nor does one in the room of another`() throws
  {
    let sample = AllocationSample(.first)
    var evaluation = try sample.evaluation()
    let texts = ["banner", "something new that is too long to be a small string"]
    for text in texts { evaluation.set(sample.kind, to: text) }
    evaluation.reset()
    let before = allocation_count()
    for index in 0..<texts.count { evaluation.set(sample.kind, to: texts[index]) }
    evaluation.reset()
    let after = allocation_count()
    #expect(after == before)
  }
}
