@testable import DecisionTables
import Testing

/// The tree against a scan of the rules.
@Suite struct TreeOracleTests {
  @Test(arguments: [HitPolicy.first, .unique, .collect])
  func `a tree finds what a scan of the rules finds, for every input`(hitPolicy: HitPolicy) {
    for seed in SeededGenerator.seeds(60) {
      let table = RandomTable(
        seed: seed, hitPolicy, RandomTable.Shape(rules: 0...6, columns: 0...2))
      var strings = table.policy.strings
      let tree = TreeOracleTests.tree(table, nil, &strings)
      for input in TreeOracleTests.product(table.vocabulary) {
        guard check(tree, table, input, strings, "seed \(seed)") else { return }
      }
    }
  }

  @Test(arguments: [HitPolicy.first, .unique, .collect])
  func `a tree finds what a scan finds in tables of all shapes`(hitPolicy: HitPolicy) {
    for seed in SeededGenerator.seeds(700) {
      var table = RandomTable(seed: seed, hitPolicy, TreeOracleTests.shape(seed))
      var strings = table.policy.strings
      let tree = TreeOracleTests.tree(table, TreeOracleTests.budget(seed), &strings)
      for _ in 0..<30 {
        guard check(tree, table, table.input(), strings, "seed \(seed)") else { return }
      }
    }
  }

  @Test func `more rules than fit one word, or two, are all seen`() {
    for count in [0, 1, 63, 64, 65, 127, 128, 129, 200] {
      for hitPolicy in [HitPolicy.first, .unique, .collect] {
        let shape = RandomTable.Shape(rules: count...count, columns: 3...6, sparsity: 1)
        var table = RandomTable(seed: UInt64(count), hitPolicy, shape)
        var strings = table.policy.strings
        let tree = TreeOracleTests.tree(table, nil, &strings)
        for _ in 0..<40 {
          guard check(tree, table, table.input(), strings, "\(count) rules") else { return }
        }
      }
    }
  }

  private static func shape(_ seed: UInt64) -> RandomTable.Shape {
    switch seed % 4 {
    case 0: RandomTable.Shape(rules: 0...20, columns: 0...8, sparsity: 4)
    case 1: RandomTable.Shape(rules: 5...12, columns: 1...3, sparsity: 1)
    default: RandomTable.Shape()
    }
  }

  /// A small one now and then, so that leaves are scans.
  private static func budget(_ seed: UInt64) -> TreeBudget? {
    guard seed % 3 == 0 else { return nil }
    var budget = TreeBudget(nodes: Int(seed % 5))
    if seed % 2 == 0 { budget = TreeBudget(nodes: 1000) }
    if seed % 4 == 0 { budget.depth = 1 }
    return budget
  }

  static func tree(
    _ table: RandomTable, _ budget: TreeBudget?, _ strings: inout StringPool
  ) -> DecisionTree {
    let slots = table.policy.slots
    return DecisionTree(
      rules: table.decision.rules, hitPolicy: table.decision.hitPolicy,
      typing: { slots[$0].typing }, strings: &strings, budget: budget)
  }

  private static func product(_ vocabulary: [[Value]]) -> [[Value]] {
    vocabulary.reduce([[]]) { inputs, values in
      inputs.flatMap { input in values.map { input + [$0] } }
    }
  }

  private func check(
    _ tree: DecisionTree, _ table: RandomTable, _ input: [Value], _ strings: StringPool,
    _ what: String
  ) -> Bool {
    let expected = SlowTable(table.policy).matching(input)
    let flat = FlatTree(tree)
    let matches = flat.matches(for: input, in: strings)
    #expect(matches == expected, "\(what), \(input)")
    let leaf = flat.leaf(for: input, in: strings)
    switch leaf {
    case .noRule: #expect(expected == [], "\(what), \(input)")
    case .rule(let rule): #expect(rule == expected.first, "\(what), \(input)")
    case .conflict(let conflict):
      #expect(tree.conflicts[conflict].rules == expected, "\(what), \(input)")
    case .scan: break
    }
    let isUnique = table.decision.hitPolicy == .unique
    let isFound = isUnique && expected.count > 1 ? !isRule(leaf) : true
    #expect(isFound, "\(what), \(input)")
    return matches == expected && isFound
  }

  private func isRule(_ leaf: DecisionTree.Leaf) -> Bool {
    if case .rule = leaf { true } else { false }
  }
}
