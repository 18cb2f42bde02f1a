extension BundleReader {
  /// Notes that `step` is decided now: whatever it reads was decided before.
  ///
  /// So nothing that is computed from what it reads, however indirectly, goes round in circles.
  mutating func check(_ step: Step) throws(BundleError) {
    guard !decided.contains(step) else { throw line.error(.repeatedName(name(of: step))) }
    for slot in policy.slotsRead(by: step) {
      guard let source = policy.source(of: slot), source != step else { continue }
      guard decided.contains(source) else {
        throw line.error(.readTooEarly(policy.slots[slot].name))
      }
    }
    if case .decision(let index) = step { try checkExpressions(of: policy.decisions[index], step) }
    decided.insert(step)
  }

  /// Of what a decision gives itself, only input expressions are read, and those in order.
  private func checkExpressions(of decision: Decision, _ step: Step) throws(BundleError) {
    var known: Set<Int> = []
    func check(_ slots: [Int]) throws(BundleError) {
      for slot in slots where policy.source(of: slot) == step && !known.contains(slot) {
        throw line.error(.readTooEarly(policy.slots[slot].name))
      }
    }
    for named in decision.expressions {
      try check(named.expression.slots)
      if case .expression = policy.slots[named.slot].role { known.insert(named.slot) }
    }
    for rule in decision.rules {
      for term in rule.terms { try check(term.slots) }
    }
    for term in decision.defaults ?? [] { try check(term.slots) }
  }

  /// Checks what can only be known at the end.
  mutating func finish() throws(BundleError) {
    try resolveRoles()
    let steps =
      policy.settings.indices.map(Step.setting) + policy.decisions.indices.map(Step.decision)
    for step in steps where !decided.contains(step) {
      throw line.error(.undecided(name(of: step)))
    }
    for (index, slot) in policy.slots.enumerated()
    where (slot.role == .fact) != (index < policy.inputs.count) {
      throw line.error(.notAnInput(slot.name))
    }
    guard policy.inputs.count <= policy.slots.count else {
      throw line.error(.notAnInput(policy.inputs.last?.name ?? ""))
    }
  }

  private func name(of step: Step) -> String {
    switch step {
    case .setting(let index): policy.settings[index].name
    case .decision(let index): policy.decisions[index].name
    }
  }
}
