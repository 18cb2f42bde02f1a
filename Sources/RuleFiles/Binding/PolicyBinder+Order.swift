import DecisionTables

extension PolicyBinder {
  /// Puts settings and decisions in an order of evaluation; false, and faults, for cycles.
  mutating func order() -> Bool {
    var state: [Step: Mark] = [:]
    var order: [Step] = []
    let steps =
      policy.settings.indices.map(Step.setting) + policy.decisions.indices.map(Step.decision)
    var isOrdered = true
    for step in steps where state[step] == nil {
      isOrdered = visit(step, &state, &order) && isOrdered
    }
    update { $0.steps = order }
    return isOrdered
  }

  private enum Mark { case open, done }

  /// Depth first with a stack of its own: a chain of a hundred thousand settings is no recursion.
  private mutating func visit(
    _ start: Step, _ state: inout [Step: Mark], _ order: inout [Step]
  ) -> Bool {
    var path: [(step: Step, left: [Step])] = [(start, policy.dependencies(of: start))]
    var isOrdered = true
    state[start] = .open
    while let top = path.last {
      guard let next = top.left.first else {
        state[top.step] = .done
        order.append(top.step)
        path.removeLast()
        continue
      }
      path[path.count - 1].left.removeFirst()
      switch state[next] {
      case .done: continue
      case .open:
        reportCycle(path.map(\.step), from: next)
        isOrdered = false
      case nil:
        state[next] = .open
        path.append((next, policy.dependencies(of: next)))
      }
    }
    return isOrdered
  }

  private mutating func reportCycle(_ path: [Step], from first: Step) {
    let cycle = path.drop { $0 != first }
    let names = cycle.map { step in
      switch step {
      case .setting(let index): "settings.\(policy.settings[index].name)"
      case .decision(let index): policy.decisions[index].name
      }
    }
    if let place = stepPlaces[first] { report(.cycle(names + names.prefix(1)), at: place) }
  }
}
