import DecisionTables

/// An expression over facts, calculated as the output of a decision.
struct Calculation {
  /// The types are those of the facts that `load` reads.
  private let types: [ValueType]
  private var evaluation: Evaluation
  private let result: Int

  init(_ code: [Instruction], _ types: [ValueType]) {
    self.types = types
    var builder = PolicyBuilder()
    for (index, type) in types.enumerated() { _ = builder.fact("f\(index)", type) }
    let decision = builder.decision(
      "d", .first, outputs: [("x", .number)],
      rules: [([], [.expression(Expression(code: code))])])
    result = decision.outputs[0].slot
    evaluation = Evaluation(CompiledPolicy(builder.policy))
  }

  mutating func value(_ facts: [Value]) throws(EvaluationError) -> Value {
    evaluation.forgetResults()
    for (slot, fact) in facts.enumerated() { evaluation.set(slot, to: fact) }
    try evaluation.decide(0)
    return evaluation.values[result]
  }

  /// Facts and result as texts.
  mutating func text(_ facts: [String]) throws(EvaluationError) -> String? {
    evaluation.forgetResults()
    for (slot, fact) in facts.enumerated() { evaluation.set(slot, to: fact) }
    try evaluation.decide(0)
    return evaluation.values[result].string.map { evaluation.strings[$0] }
  }
}
