extension DecisionTree {
  /// Compiles the rules of a table. `typing` knows the type of a slot.
  ///
  /// `strings` gets a representative of each class of strings.
  package init(
    rules: [Rule], hitPolicy: HitPolicy, typing: (Int) -> Typing, strings: inout StringPool,
    budget: TreeBudget? = nil
  ) {
    var slots: [Int] = []
    var tests: [Int: [(rule: Int, set: ValueSet)]] = [:]
    for (index, rule) in rules.enumerated() {
      for test in rule.tests {
        if tests[test.slot] == nil { slots.append(test.slot) }
        tests[test.slot, default: []].append((index, test.set))
      }
    }
    var columns: [Column] = []
    for slot in slots {
      columns.append(
        Column(
          slot: slot, type: typing(slot).type, tests: tests[slot] ?? [], ruleCount: rules.count,
          strings: &strings))
    }
    var builder = TreeBuilder(
      columns: columns, ruleCount: rules.count, hitPolicy: hitPolicy,
      budget: budget ?? .standard(rules: rules.count))
    root = builder.build()
    self.columns = columns
    ruleCount = rules.count
    code = builder.code
    conflicts = builder.conflicts
    nodeCount = builder.nodeCount
  }
}
