extension Policy {
  /// The steps that `step` reads from, directly; itself among them if it reads its own result.
  package func dependencies(of step: Step) -> [Step] {
    var found: [Step] = []
    var seen: Set<Step> = []
    for slot in slotsRead(by: step) {
      guard let source = source(of: slot), !isOwnExpression(slot, of: step),
        seen.insert(source).inserted
      else { continue }
      found.append(source)
    }
    return found
  }

  /// Whether `slot` is an input expression of the file that `step` evaluates.
  private func isOwnExpression(_ slot: Int, of step: Step) -> Bool {
    guard case .expression(let decision) = slots[slot].role else { return false }
    return step == .decision(decision)
  }

  /// Every step that must be evaluated before `step`, in order.
  package func requirements(of step: Step) -> [Step] {
    var needed: Set<Step> = []
    var open = dependencies(of: step)
    while let next = open.popLast() {
      if needed.insert(next).inserted { open += dependencies(of: next) }
    }
    return steps.filter(needed.contains)
  }

  /// The step that gives `slot` its value; nil for facts.
  package func source(of slot: Int) -> Step? {
    switch slots[slot].role {
    case .fact, .given: nil
    case .setting(let index), .settingOrigin(let index), .settingWord(let index): .setting(index)
    case .output(let index), .expression(let index): .decision(index)
    }
  }

  package func slotsRead(by step: Step) -> [Int] {
    switch step {
    case .setting(let index):
      let setting = settings[index]
      return setting.when.map(\.slot) + setting.fallback.slots
    case .decision(let index):
      let decision = decisions[index]
      let terms = decision.rules.flatMap(\.terms) + (decision.defaults ?? [])
      return decision.rules.flatMap { $0.tests.map(\.slot) }
        + decision.expressions.flatMap(\.expression.slots) + terms.flatMap(\.slots)
    }
  }
}

extension Term {
  /// The slots whose values the term needs.
  package var slots: [Int] {
    switch self {
    case .absent, .constant, .pointer: []
    case .expression(let expression): expression.slots
    case .text(let parts):
      parts.compactMap { if case .name(let slot) = $0 { slot } else { nil } }
    }
  }
}
