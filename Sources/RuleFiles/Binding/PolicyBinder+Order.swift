import DecisionTables

extension PolicyBinder {
  /// Puts settings and decisions in an order of evaluation; false, and faults, for cycles.
  mutating func order() -> Bool {
    let steps =
      policy.settings.indices.map(Step.setting) + policy.decisions.indices.map(Step.decision)
    let ordered = DependencyOrder(steps.map { needs(of: $0) })
    for cycle in ordered.cycles {
      let names = (cycle + cycle.prefix(1)).map { name(of: steps[$0]) }
      if let place = stepPlaces[steps[cycle[0]]] { report(.cycle(names), at: place) }
    }
    update { $0.steps = ordered.order.map { steps[$0] } }
    return ordered.cycles.isEmpty
  }

  /// The steps whose results a step reads, itself included if it does.
  private func needs(of step: Step) -> [Int] {
    var seen: Set<Step> = []
    return policy.slotsRead(by: step).compactMap { slot in
      if case .expression = policy.slots[slot].role { return nil }
      guard let source = policy.source(of: slot), seen.insert(source).inserted else { return nil }
      switch source {
      case .setting(let index): return index
      case .decision(let index): return policy.settings.count + index
      }
    }
  }

  private func name(of step: Step) -> String {
    switch step {
    case .setting(let index): "settings.\(policy.settings[index].name)"
    case .decision(let index): policy.decisions[index].name
    }
  }
}
