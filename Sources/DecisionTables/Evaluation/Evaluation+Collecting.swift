extension Evaluation {
  /// Evaluates a COLLECT table, once or on each element of its list.
  mutating func collect(_ index: Int) throws(EvaluationError) {
    let decision = policy.decisions[index]
    let start = hits.count
    if let list = decision.each {
      for element in 0..<elements[list].count {
        show(element, of: list)
        try collectOnce(index, decision, element: element)
      }
      hide(list)
    } else {
      try collectOnce(index, decision, element: nil)
    }
    hitRanges[index] = start..<hits.count
    outcomes[index] = start == hits.count ? .noRule : .hits
    if decision.hitPolicy.isAggregate { try aggregate(decision, start) }
  }

  /// Puts the fields of an element into their slots.
  package mutating func show(_ element: Int, of list: Int) {
    for (field, slot) in policy.lists[list].fields.enumerated() {
      values[slot] = elements[list][element, field]
    }
  }

  package mutating func hide(_ list: Int) {
    for slot in policy.lists[list].fields { values[slot] = .missing }
  }

  private mutating func collectOnce(
    _ index: Int, _ decision: Decision, element: Int?
  ) throws(EvaluationError) {
    try evaluate(decision.expressions)
    let matches = compiled.decisions[index].tree.matches(for: values, in: strings)
    for rule in matches.rules {
      hits.append(Hit(rule: rule, element: element, values: hitValues.count))
      let rule = decision.rules[rule]
      for (output, term) in zip(decision.outputs, rule.terms) {
        hitValues.append(try value(of: term, name: output.name, origin: rule.origin))
      }
    }
  }

  private mutating func aggregate(
    _ decision: Decision, _ start: Int
  ) throws(EvaluationError) {
    guard hits.count > start else {
      try assignDefaults(of: decision)
      return
    }
    for (column, output) in decision.outputs.enumerated() {
      var result: Value?
      for hit in hits[start...] {
        let value = hitValues[hit.values + column]
        result = try join(result, value, decision, output)
      }
      values[output.slot] = result ?? .missing
    }
  }

  /// Adds one more hit to an aggregate; hits without a value do not count, but to `count`.
  private func join(
    _ result: Value?, _ value: Value, _ decision: Decision, _ output: Output
  ) throws(EvaluationError) -> Value? {
    if decision.hitPolicy == .collectCount {
      let one = FixedPoint(millionths: FixedPoint.scale)
      return try sum(result ?? .number(.zero), .number(one), decision, output)
    }
    guard let number = value.number else { return result }
    guard let result, let before = result.number else { return value }
    switch decision.hitPolicy {
    case .collectSum: return try sum(result, value, decision, output)
    case .collectMin: return .number(min(before, number))
    default: return .number(max(before, number))
    }
  }

  private func sum(
    _ a: Value, _ b: Value, _ decision: Decision, _ output: Output
  ) throws(EvaluationError) -> Value {
    guard let a = a.number, let b = b.number, let sum = a.adding(b) else {
      throw .overflow(name: "\(decision.name).\(output.name)", origin: decision.origin)
    }
    return .number(sum)
  }
}
