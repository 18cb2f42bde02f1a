/// Why a decision came out as it did: which rules decided, and which values led to them.
package struct Explanation: Sendable {
  /// One decision on the way to the result.
  package struct Step: Sendable {
    package let decision: Int
    /// The rules that decided, as indices; of a table that collects one for each hit. None where
    /// no rule matched.
    package let rules: [Int]
    /// The slots of the facts, settings, outputs and input expressions that were looked at, in
    /// the order of slots; a setting stands there once, for its value and its origin.
    package let reads: [Int]

    /// The rules that decided, each once.
    package var distinctRules: [Int] {
      var seen: Set<Int> = []
      return rules.filter { seen.insert($0).inserted }
    }
  }

  /// The decision that was asked for, then those whose outputs led to it.
  package private(set) var steps: [Step] = []

  /// Explains a decision that `evaluation` has made.
  package init(of decision: Int, in evaluation: Evaluation) {
    var known: Set<Int> = [decision]
    var open = [decision][...]
    while let next = open.popFirst() {
      let step = Step(explaining: next, in: evaluation)
      steps.append(step)
      for slot in step.reads {
        guard case .output(let source) = evaluation.policy.slots[slot].role else { continue }
        if known.insert(source).inserted { open.append(source) }
      }
    }
  }

  /// The settings that were looked at, as indices.
  package func settings(in policy: Policy) -> [Int] {
    let found = steps.flatMap(\.reads).compactMap { slot in
      if case .setting(let index) = policy.slots[slot].role { index } else { nil }
    }
    return Set(found).sorted()
  }
}

extension Explanation.Step {
  fileprivate init(explaining index: Int, in evaluation: Evaluation) {
    let decision = evaluation.policy.decisions[index]
    switch evaluation.outcomes[index] {
    case .notEvaluated, .noRule: rules = []
    case .rule(let rule): rules = [rule]
    case .hits: rules = evaluation.hits(of: index).map(\.rule)
    }
    let tree = evaluation.compiled.decisions[index].tree
    var slots = tree.path(for: evaluation.values, in: evaluation.strings)
    for rule in Set(rules).map({ decision.rules[$0] }) {
      slots += rule.tests.map(\.slot) + rule.terms.flatMap(\.slots)
    }
    if rules.isEmpty { slots += (decision.defaults ?? []).flatMap(\.slots) }
    self.decision = index
    reads = Explanation.Step.reached(from: slots, decision, evaluation.policy)
  }

  /// The slots and those that named input expressions among them are computed from.
  ///
  /// What belongs to one element of a list is left out: afterwards it has no value.
  private static func reached(
    from slots: [Int], _ decision: Decision, _ policy: Policy
  ) -> [Int] {
    var reached: Set<Int> = []
    var open = slots
    while let slot = open.popLast() {
      if slot < policy.inputs.count, policy.inputs[slot].list != nil { continue }
      guard reached.insert(slot).inserted else { continue }
      let named = decision.expressions.first { $0.slot == slot }
      open += named?.expression.slots ?? []
    }
    if decision.each != nil { reached.subtract(decision.expressions.map(\.slot)) }
    return Set(reached.map(policy.mainSlot)).sorted()
  }
}

extension Policy {
  /// The slot of the value that `slot` is a side of.
  fileprivate func mainSlot(_ slot: Int) -> Int {
    switch slots[slot].role {
    case .settingOrigin(let index), .settingWord(let index): settings[index].valueSlot
    case .fact, .given, .setting, .expression, .output: slot
    }
  }
}
