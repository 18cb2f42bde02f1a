/// A policy with its tables compiled to trees: made once, shared by every evaluation.
package final class CompiledPolicy: Sendable {
  package let policy: Policy
  /// The constants of the policy, the names of setting origins and class representatives.
  package let strings: StringPool
  package let settings: [CompiledTable]
  package let decisions: [CompiledTable]
  /// For each decision every step that comes before it, in order.
  package let requirements: [[Step]]
  package let facts: FactTree

  /// How many values the deepest expression keeps at once.
  let stackDepth: Int

  package init(_ policy: Policy) {
    var strings = policy.strings
    let typing = { (slot: Int) in policy.slots[slot].typing }
    settings = policy.settings.map { setting in
      CompiledTable(
        rules: setting.rules(in: &strings), hitPolicy: .first, typing: typing, strings: &strings)
    }
    decisions = policy.decisions.map { decision in
      CompiledTable(
        rules: decision.rules, hitPolicy: decision.hitPolicy, typing: typing, strings: &strings)
    }
    self.policy = policy
    self.strings = strings
    requirements = policy.decisions.indices.map { policy.requirements(of: .decision($0)) }
    facts = FactTree(policy)
    stackDepth = CompiledPolicy.depth(of: policy)
  }

  package func decision(named name: String) -> Int? {
    policy.decisions.firstIndex { $0.name == name }
  }

  private static func depth(of policy: Policy) -> Int {
    let terms = policy.decisions.flatMap { decision in
      decision.rules.flatMap(\.terms) + (decision.defaults ?? [])
    }
    let expressions =
      policy.decisions.flatMap { $0.expressions.map(\.expression) }
      + (terms + policy.settings.map(\.fallback)).compactMap { term in
        if case .expression(let expression) = term { expression } else { nil }
      }
    return expressions.map(\.depth).max() ?? 0
  }
}

/// The rules of one table and the tree that chooses among them.
package struct CompiledTable: Sendable {
  package let rules: [Rule]
  package let hitPolicy: HitPolicy
  package let tree: DecisionTree

  package init(
    rules: [Rule], hitPolicy: HitPolicy, typing: (Int) -> Typing, strings: inout StringPool
  ) {
    self.rules = rules
    self.hitPolicy = hitPolicy
    tree = DecisionTree(rules: rules, hitPolicy: hitPolicy, typing: typing, strings: &strings)
  }
}
