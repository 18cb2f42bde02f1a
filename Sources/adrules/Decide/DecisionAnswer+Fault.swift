import DecisionTables

extension DecisionAnswer {
  /// Why nothing was decided, as a finding: in the facts, where they are to blame.
  func diagnostic(of fault: EvaluationError) -> Diagnostic {
    Diagnostic(
      id: fault.id, severity: .error, message: fault.message, at: place(of: fault),
      notes: notes(of: fault))
  }

  private func place(of fault: EvaluationError) -> Place? {
    switch fault {
    case .missingFact(let name), .brokenPromise(let name, _):
      guard facts.isGiven else { return nil }
      let slot = policy.inputs.firstIndex { $0.name == name }
      return evaluation.location(of: slot, in: facts.document, orElse: facts.document.root).place
    case .overflow, .divisionByZero, .severalRules, .disagreeingRules: return nil
    }
  }

  private func notes(of fault: EvaluationError) -> [Diagnostic.Note] {
    switch fault {
    case .missingFact(let name), .brokenPromise(let name, _):
      guard let input = policy.inputs.first(where: { $0.name == name }) else { return [] }
      return [Diagnostic.Note("`\(name)` takes \(expected(of: input.typing))")]
    case .severalRules(let decision, let rules), .disagreeingRules(let decision, let rules):
      let found = policy.decisions.first { $0.name == decision }?.rules ?? []
      return found.filter { rules.contains($0.id) }.map {
        Diagnostic.Note("`\($0.id)` stands at \($0.origin)")
      }
    case .overflow, .divisionByZero: return []
    }
  }

  private func expected(of typing: Typing) -> String {
    let values = typing.values.map { policy.strings[$0] }
    guard values.isEmpty else { return values.inBackticks }
    guard let range = typing.range?.intervals, let low = range.first?.low,
      let high = range.last?.high
    else { return typing.phrase }
    let bounds = [
      low == .lowest ? nil : "at least \(low)", high == .highest ? nil : "at most \(high)",
    ]
    return ([typing.phrase] + bounds.compactMap(\.self)).joined(separator: ", ")
  }
}

extension EvaluationError {
  /// Where in the rules the expression stands that has no value.
  var origin: Origin? {
    switch self {
    case .overflow(_, let origin), .divisionByZero(_, let origin): origin
    case .missingFact, .brokenPromise, .severalRules, .disagreeingRules: nil
    }
  }
}
