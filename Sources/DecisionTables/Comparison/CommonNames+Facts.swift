/// The facts of both policies, for examples.
extension CommonNames {
  /// Every declared fact, by its common name.
  var facts: [Int] {
    slots.indices.filter { slot in
      ComparisonSide.allCases.contains { side in
        slots[slot].own[side].map { $0 < policies[side].policy.inputs.count } ?? false
      }
    }
  }

  func input(_ slot: Int, of side: ComparisonSide) -> Input? {
    guard let own = slots[slot].own[side], own < policies[side].policy.inputs.count else {
      return nil
    }
    return policies[side].policy.inputs[own]
  }

  func isRequired(_ slot: Int) -> Bool {
    ComparisonSide.allCases.contains { input(slot, of: $0)?.isRequired == true }
  }

  /// The common name of the list that a fact belongs to.
  func list(of slot: Int) -> Int? {
    for side in ComparisonSide.allCases {
      guard let list = input(slot, of: side)?.list else { continue }
      return common(policies[side].policy.lists[list].slot, of: side)
    }
    return nil
  }

  /// Every set that anything tests a name for.
  func sets(on slot: Int) -> [ValueSet] {
    ComparisonSide.allCases.flatMap { side in
      guard let own = slots[slot].own[side] else { return [ValueSet]() }
      let policy = policies[side].policy
      let valid = policy.settings.filter { $0.fact == own }.compactMap(\.valid)
      let tests =
        policy.settings.flatMap(\.when) + policy.decisions.flatMap(\.rules).flatMap(\.tests)
      return (valid + tests.filter { $0.slot == own }.map(\.set)).map { common($0, of: side) }
        + policy.domain(of: own).sets.map { common($0, of: side) }
    }
  }

  /// Numbers around zero and around every number that either policy mentions.
  var mentionedNumbers: [ComparedFact] {
    var found: Set<FixedPoint> = [.zero]
    for side in ComparisonSide.allCases {
      let policy = policies[side].policy
      let tests =
        policy.settings.flatMap(\.when) + policy.decisions.flatMap(\.rules).flatMap(\.tests)
      for case .numbers(let set) in tests.map(\.set.present) {
        for interval in set.intervals { found.formUnion([interval.low, interval.high]) }
      }
      let terms =
        policy.settings.map(\.fallback) + policy.decisions.flatMap(\.rules).flatMap(\.terms)
      let expressions =
        policy.decisions.flatMap(\.expressions).map(\.expression)
        + terms.compactMap { if case .expression(let expression) = $0 { expression } else { nil } }
      for case .constant(let value) in expressions.flatMap(\.code) {
        if let number = value.number { found.insert(number) }
      }
      for case .constant(let value) in terms {
        if let number = value.number { found.insert(number) }
      }
    }
    let one = FixedPoint(millionths: FixedPoint.scale)
    let near = found.sorted().prefix(60).flatMap { [$0.subtracting(one), $0, $0.adding(one)] }
    let more = [15, 100].compactMap { FixedPoint($0) }
    return Set(near.compactMap { $0 } + more).filter { $0 != .lowest && $0 != .highest }.sorted()
      .map { .number($0) }
  }
}

extension CommonNames {
  /// A sample with names, in the order of declaration.
  func facts(of sample: ComparisonSample) -> ComparedFacts {
    let known = sample.facts.filter { $0.value != .missing && $0.value != .object }
    let inside = known.keys.map { slots[$0].name }
    let entries = facts.compactMap { slot -> ComparedFacts.Entry? in
      guard var fact = sample.facts[slot], fact != .missing else { return nil }
      // An object that holds a fact is there anyway.
      if fact == .object, inside.contains(where: { $0.hasPrefix(slots[slot].name + ".") }) {
        return nil
      }
      let list = list(of: slot)
      if list != nil, fact == .object { fact = .missing }
      return ComparedFacts.Entry(
        name: slots[slot].name, type: slots[slot].typing.type, fact: fact,
        list: list.map { slots[$0].name }, element: list.flatMap(element))
    }
    return ComparedFacts(entries: entries)
  }

  /// What an element of a list is called.
  private func element(of list: Int) -> String? {
    for side in ComparisonSide.allCases {
      let policy = policies[side].policy
      if let found = policy.lists.first(where: { common($0.slot, of: side) == list }) {
        return found.element
      }
    }
    return nil
  }
}
