/// A policy with its tables compiled to trees: made once, shared by every evaluation.
package final class CompiledPolicy: Sendable {
  package let policy: Policy
  /// The constants of the policy, the names of setting origins and class representatives.
  package let strings: StringPool
  package let settings: [CompiledTable]
  package let decisions: [CompiledTable]
  package let facts: FactTree
  /// The facts of which the host promises something.
  let promises: [Int]
  let flat: FlatPolicy
  private let storage = FlatStorage()

  /// `budget` bounds each tree; nil is the standard one.
  package init(_ policy: Policy, budget: TreeBudget? = nil) {
    var strings = policy.strings
    let typing = { (slot: Int) in policy.slots[slot].typing }
    settings = policy.settings.map { setting in
      CompiledTable(
        rules: setting.rules(in: &strings), hitPolicy: .first, typing: typing, strings: &strings,
        budget: budget)
    }
    decisions = policy.decisions.map { decision in
      CompiledTable(
        rules: decision.rules, hitPolicy: decision.hitPolicy, typing: typing, strings: &strings,
        budget: budget)
    }
    self.policy = policy
    self.strings = strings
    facts = FactTree(policy)
    promises = policy.inputs.indices.filter { slot in
      let input = policy.inputs[slot]
      return input.isRequired || !input.typing.values.isEmpty || input.typing.range != nil
    }
    flat = FlatPolicy(policy, decisions: decisions, settings: settings, in: storage)
  }

  package func decision(named name: String) -> Int? {
    policy.decisions.firstIndex { $0.name == name }
  }

  /// The table behind an index of ``FlatPolicy/tables``.
  func table(_ index: Int) -> CompiledTable {
    index < decisions.count ? decisions[index] : settings[index - decisions.count]
  }
}

/// The rules of one table and the tree that chooses among them.
package struct CompiledTable: Sendable {
  package let rules: [Rule]
  package let hitPolicy: HitPolicy
  package let tree: DecisionTree

  package init(
    rules: [Rule], hitPolicy: HitPolicy, typing: (Int) -> Typing, strings: inout StringPool,
    budget: TreeBudget? = nil
  ) {
    self.rules = rules
    self.hitPolicy = hitPolicy
    tree = DecisionTree(
      rules: rules, hitPolicy: hitPolicy, typing: typing, strings: &strings, budget: budget)
  }
}
