import DecisionTables
import Testing

/// Evaluation against the slow way, for every hit policy.
@Suite struct DecisionOracleTests {
  @Test(arguments: HitPolicy.allCases)
  func `a decision is what a scan of the rules says`(hitPolicy: HitPolicy) {
    var kinds: [String: Int] = [:]
    for seed in SeededGenerator.seeds(300) {
      var table = RandomTable(seed: seed, hitPolicy)
      let slow = SlowTable(table.policy)
      var evaluation = Evaluation(
        CompiledPolicy(table.policy, budget: seed % 3 == 0 ? TreeBudget(nodes: 1) : nil))
      for _ in 0..<12 {
        let input = table.input()
        let rest = [Value](repeating: .missing, count: table.policy.slots.count - input.count)
        let expected = slow.answer(input + rest)
        evaluation.forgetResults()
        for (slot, value) in input.enumerated() { evaluation.set(slot, to: value) }
        let found = DecisionOracleTests.answer(&evaluation)
        #expect(found == expected, "seed \(seed), \(input)")
        if found != expected { return }
        kinds["\(expected)".prefix { $0 != "(" }.description, default: 0] += 1
      }
    }
    #expect(kinds.values.allSatisfy { $0 > 10 } && kinds.count > 1, "\(kinds)")
  }

  @Test(arguments: HitPolicy.allCases.filter { !$0.isSingleHit })
  func `a table is tried on each element of a list`(hitPolicy: HitPolicy) {
    for seed in SeededGenerator.seeds(200) {
      var table = RandomTable(
        seed: seed, hitPolicy, RandomTable.Shape(columns: 1...3, hasList: true))
      let slow = SlowTable(table.policy)
      var evaluation = Evaluation(CompiledPolicy(table.policy))
      for _ in 0..<6 {
        let rows = (0..<table.count(through: 4)).map { _ in table.input() }
        evaluation.reset()
        for row in rows { evaluation.elements[0].append(row) }
        let width = table.vocabulary.count
        let rest = [Value](repeating: .missing, count: table.policy.slots.count - 1 - width)
        let expected = slow.answer(elements: rows.map { [.list] + $0 + rest })
        let found = DecisionOracleTests.answer(&evaluation)
        #expect(found == expected, "seed \(seed), \(rows)")
        if found != expected { return }
      }
    }
  }

  private static func answer(_ evaluation: inout Evaluation) -> SlowTable.Answer {
    do throws(EvaluationError) {
      try evaluation.decide(0)
    } catch {
      return .fails(error.id)
    }
    let decision = evaluation.policy.decisions[0]
    let outputs = decision.outputs.map { evaluation.values[$0.slot] }
    let count = decision.outputs.count
    switch evaluation.outcomes[0] {
    case .notEvaluated: return .fails("not evaluated")
    case .noRule: return .outputs(rule: nil, outputs)
    case .rule(let rule): return .outputs(rule: rule, outputs)
    case .hits:
      let hits = evaluation.hits(of: 0)
      if decision.hitPolicy.isAggregate { return .total(hits: hits.count, outputs) }
      return .hits(
        hits.map { hit in
          let values = evaluation.hitValues[hit.values..<hit.values + count]
          return SlowTable.Hit(rule: hit.rule, element: hit.element, values: Array(values))
        })
    }
  }
}
