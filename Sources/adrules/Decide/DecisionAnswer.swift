import DecisionTables

/// A decision about a facts document: what came out, or why nothing did.
struct DecisionAnswer {
  let decision: Int
  let facts: FactsDocument
  private(set) var evaluation: Evaluation
  /// Why nothing was decided.
  private(set) var fault: EvaluationError?
  /// The outputs: of the rule that decided, or of each hit of a table that collects.
  private(set) var results: [[OutputValue]] = []
  private(set) var explanation: Explanation

  init(
    deciding decision: Int, of policy: CompiledPolicy, on facts: SourceText?
  ) throws(ToolError) {
    self.decision = decision
    evaluation = Evaluation(policy)
    self.facts = try FactsDocument(facts, into: &evaluation)
    do throws(EvaluationError) {
      try evaluation.checkPromises()
      try evaluation.decide(decision)
    } catch {
      fault = error
    }
    explanation = Explanation(of: decision, in: evaluation)
    if fault == nil { readResults() }
  }

  var policy: Policy { evaluation.policy }

  /// The steps of the explanation, then the decisions of expected rules that it does not name.
  func steps(for expected: ExpectedRules) -> [Explanation.Step] {
    let known = Set(explanation.steps.map(\.decision))
    let others = expected.decisions.filter { !known.contains($0) }
    return explanation.steps
      + others.compactMap { Explanation(of: $0, in: evaluation).steps.first }
  }

  /// Whether the result is a list.
  var isList: Bool { policy.decisions[decision].hitPolicy.givesList }

  private mutating func readResults() {
    guard isList else {
      results = [evaluation.outputs(of: decision)]
      return
    }
    for hit in Array(evaluation.hits(of: decision)) {
      results.append(evaluation.outputs(of: hit, decision: decision))
    }
  }

  /// The facts whose absence left an output without a value.
  func causes(of output: OutputValue) -> [String] {
    guard !isList, case .value = output.content else { return [] }
    return evaluation.causes(ofAbsence: output.output.slot).map { policy.inputs[$0].name }
  }

  /// JSON Pointer to an input in the facts, or to the nearest object above it that is there.
  func pointer(to slot: Int?, of output: OutputValue) -> String {
    evaluation.location(
      of: slot, element: output.element, in: facts.document, orElse: facts.document.root
    ).pointer
  }
}
