extension Evaluation {
  /// A fault of an input expression of a decision.
  func located(
    _ fault: ArithmeticFault, expression: Int, of decision: Int
  ) -> EvaluationError {
    let named = policy.decisions[decision].expressions[expression]
    return EvaluationError(fault, name: policy.slots[named.slot].name, origin: named.origin)
  }

  /// A fault of a term of a table: of a rule, or of the default outputs.
  func located(
    _ fault: ArithmeticFault, output column: Int, rule: Int?, of index: Int
  ) -> EvaluationError {
    let flat = compiled.flat
    let slot = flat.outputs[Int(flat.tables[index].outputs.start) + column]
    let origin = rule.map { compiled.table(index).rules[$0].origin } ?? origin(of: index)
    return EvaluationError(fault, name: policy.slots[Int(slot)].name, origin: origin)
  }

  func severalRules(_ rules: RuleSet, of index: Int) -> EvaluationError {
    .severalRules(
      decision: policy.decisions[index].name,
      rules: rules.rules.map { compiled.decisions[index].rules[$0].id })
  }

  private func origin(of index: Int) -> Origin {
    let count = policy.decisions.count
    return index < count ? policy.decisions[index].origin : policy.settings[index - count].origin
  }
}

extension EvaluationError {
  fileprivate init(_ fault: ArithmeticFault, name: String, origin: Origin) {
    switch fault {
    case .overflow: self = .overflow(name: name, origin: origin)
    case .divisionByZero: self = .divisionByZero(name: name, origin: origin)
    }
  }
}
