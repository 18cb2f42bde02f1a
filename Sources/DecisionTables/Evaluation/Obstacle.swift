/// What kept a rule from deciding.
package enum Obstacle: Hashable, Sendable {
  /// Nothing did: it decided.
  case none
  /// Its first test that does not hold, in the order of the file, and the value that was tested.
  case test(Test, Value)
  /// All its tests hold, but the rule with this index stands above it and decides.
  case ruleAbove(Int)
  /// The list that the table is tried on has no elements.
  case noElements
}

extension Evaluation {
  /// Why a rule did not decide what `decision`, which was evaluated, came to.
  ///
  /// Of a table that is tried on each element the first element counts that is nearest to match.
  package mutating func obstacle(to rule: Int, of decision: Int) -> Obstacle {
    let table = policy.decisions[decision]
    switch outcomes[decision] {
    case .rule(rule): return .none
    case .hits where hits(of: decision).contains { $0.rule == rule }: return .none
    default: break
    }
    let tests = table.rules[rule].tests
    if let list = table.each { return obstacle(to: tests, onEach: list, of: decision) }
    if !table.hitPolicy.isSingleHit { try? evaluateExpressions(of: decision) }
    if let test = firstFailing(tests) { return .test(test, values[test.slot]) }
    if case .rule(let above) = outcomes[decision] { return .ruleAbove(above) }
    return .none
  }

  private mutating func obstacle(
    to tests: [Test], onEach list: Int, of decision: Int
  ) -> Obstacle {
    var nearest: (place: Int, obstacle: Obstacle)?
    for element in 0..<elements[list].count {
      show(element, of: list)
      try? evaluateExpressions(of: decision)
      guard let place = tests.firstIndex(where: { !holds($0) }) else { continue }
      if place > nearest?.place ?? -1 {
        nearest = (place, .test(tests[place], values[tests[place].slot]))
      }
    }
    hide(list)
    return nearest?.obstacle ?? .noElements
  }

  /// Why a setting does not have the value that a document may have configured: its fact is not
  /// there or not valid, or a test of its `when` does not hold.
  package func obstacle(toConfiguring index: Int) -> Obstacle {
    let setting = policy.settings[index]
    guard let fact = setting.fact else { return .none }
    let origin = values[setting.originSlot].string.map { strings[$0] }
    switch origin.flatMap(SettingOrigin.init) {
    case .configured, .corrected, nil: return .none
    case .ignored:
      return firstFailing(setting.when).map { .test($0, values[$0.slot]) } ?? .none
    case .invalid, .byDefault:
      return .test(Test(slot: fact, set: setting.valid ?? ValueSet(present: .all)), values[fact])
    }
  }

  private func firstFailing(_ tests: [Test]) -> Test? { tests.first { !holds($0) } }

  private func holds(_ test: Test) -> Bool { test.set.contains(values[test.slot], in: strings) }
}
