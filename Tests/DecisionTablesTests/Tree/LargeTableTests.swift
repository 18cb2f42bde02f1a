import DecisionTables
import Testing

/// Tables that would explode into trees without a bound.
@Suite struct LargeTableTests {
  private static let sizes: [(rules: Int, columns: Int)] = [
    (100, 5), (200, 16), (2000, 2),
  ]

  @Test(arguments: LargeTable.Kind.allCases)
  func `a large table stays within its budget, and is right`(kind: LargeTable.Kind) {
    for (seed, size) in LargeTableTests.sizes.enumerated() {
      for hitPolicy in [HitPolicy.first, .unique] {
        let table = LargeTable(
          kind, rules: size.rules, columns: size.columns, hitPolicy, seed: UInt64(seed))
        var budget = TreeBudget.standard(rules: size.rules)
        budget.work = 300_000
        check(table, budget, inputs: 4, "\(kind), \(hitPolicy), \(size)")
      }
    }
  }

  @Test(arguments: [HitPolicy.first, .unique])
  func `the standard budget of nodes holds without others`(hitPolicy: HitPolicy) {
    let table = LargeTable(.manyWords, rules: 30, columns: 8, hitPolicy, seed: 7)
    check(table, .standard(rules: 30), inputs: 10, "\(hitPolicy)")
    let nodes = TreeBudget.standard(rules: 30).nodes
    #expect(nodes == 50 * 30 + 10_000)
    #expect(tree(of: table, TreeBudget(nodes: 100)).nodeCount > 50)
  }

  @Test func `a table of more columns than a tree may be deep is scanned below`() {
    let table = LargeTable(.oneTestARule, rules: 300, columns: 300, .first, seed: 3)
    check(table, .standard(rules: 300), inputs: 20, "300 columns")
    let wide = LargeTable(.policyLike, rules: 20, columns: 400, .unique, seed: 3)
    var budget = TreeBudget.standard(rules: 20)
    budget.work = 300_000
    check(wide, budget, inputs: 20, "400 columns")
  }

  private func tree(of table: LargeTable, _ budget: TreeBudget) -> DecisionTree {
    var strings = table.policy.strings
    return DecisionTree(
      rules: table.policy.decisions[0].rules, hitPolicy: table.policy.decisions[0].hitPolicy,
      typing: { table.policy.slots[$0].typing }, strings: &strings, budget: budget)
  }

  private func check(
    _ table: LargeTable, _ budget: TreeBudget, inputs: Int, _ what: String
  ) {
    var table = table
    let compiled = CompiledPolicy(table.policy, budget: budget)
    let tree = compiled.decisions[0].tree
    #expect(tree.nodeCount + tree.conflicts.count <= budget.nodes, "\(what)")
    #expect(tree.nodeCount <= 50 * tree.ruleCount + 10_000, "\(what)")
    var evaluation = Evaluation(compiled)
    let slow = SlowTable(table.policy)
    for _ in 0..<inputs {
      let input = table.input(table.policy.strings)
      evaluation.forgetResults()
      for (slot, value) in input.enumerated() { evaluation.set(slot, to: value) }
      let expected = slow.matching(input)
      let isConflict = slow.decision.hitPolicy == .unique && expected.count > 1
      do throws(EvaluationError) {
        try evaluation.decide(0)
        let outcome = expected.first.map { Evaluation.Outcome.rule($0) } ?? .noRule
        #expect(!isConflict && evaluation.outcomes[0] == outcome, "\(what), \(input)")
      } catch {
        let ids = expected.map { slow.decision.rules[$0].id }
        #expect(error == .severalRules(decision: "d", rules: ids), "\(what), \(input)")
      }
    }
  }
}
