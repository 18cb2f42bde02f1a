import DecisionTables

extension PolicyBinder {
  /// Puts settings and decisions in an order of evaluation; false, and a fault, for a cycle.
  mutating func order() -> Bool {
    var state: [Step: Mark] = [:]
    var order: [Step] = []
    let steps =
      policy.settings.indices.map(Step.setting) + policy.decisions.indices.map(Step.decision)
    for step in steps where state[step] == nil {
      guard visit(step, &state, &order) else { return false }
    }
    update { $0.steps = order }
    return true
  }

  private enum Mark { case open, done }

  /// Depth first with a stack of its own: a chain of a hundred thousand settings is no recursion.
  private mutating func visit(
    _ start: Step, _ state: inout [Step: Mark], _ order: inout [Step]
  ) -> Bool {
    var path: [(step: Step, left: [Step])] = [(start, policy.dependencies(of: start))]
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
        return false
      case nil:
        state[next] = .open
        path.append((next, policy.dependencies(of: next)))
      }
    }
    return true
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
