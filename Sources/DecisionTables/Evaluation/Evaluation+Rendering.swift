extension Evaluation {
  /// A value for people: a string as it is, a number in its shortest spelling.
  package func text(of value: Value) -> String {
    if let number = value.number { return number.description }
    if let boolean = value.boolean { return boolean ? "true" : "false" }
    if let id = value.string { return strings[id] }
    switch value.kind {
    case .object: return "an object"
    case .list: return "a list"
    default: return "nothing"
    }
  }

  /// Fills the names of a text in; one without a value reads `nothing`.
  package func text(of parts: [TextPart]) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .name(let slot): text(of: values[slot])
      }
    }.joined()
  }

  /// The outputs of one hit of a COLLECT table: each output's value, and its text or pointer.
  package mutating func outputs(of hit: Hit, decision index: Int) -> [OutputValue] {
    let decision = policy.decisions[index]
    let element = element(of: hit, decision: index)
    if let element {
      own()
      show(element.index, of: element.list)
      // It gave a value when the element was looked at, so it does now.
      try? evaluateExpressions(of: index)
    }
    let terms = decision.rules[hit.rule].terms
    let result = zip(decision.outputs, terms).enumerated().map { column, pair in
      output(pair.0, pair.1, hitValues[hit.values + column], element)
    }
    if let element { hide(element.list) }
    return result
  }

  /// The element that a hit is about.
  package func element(of hit: Hit, decision: Int) -> ListElement? {
    guard let list = policy.decisions[decision].each, let index = hit.element else { return nil }
    return ListElement(list: list, index: index)
  }

  /// The outputs of a decision that one rule, or the defaults, or an aggregate gave.
  package func outputs(of index: Int) -> [OutputValue] {
    let decision = policy.decisions[index]
    let absent = decision.outputs.map { _ in Term.absent }
    switch outcomes[index] {
    case .notEvaluated: return zip(decision.outputs, absent).map { output($0, $1, .missing) }
    case .rule(let rule): return outputs(of: decision, decision.rules[rule].terms)
    case .noRule: return outputs(of: decision, decision.defaults ?? absent)
    case .hits: return outputs(of: decision, absent)
    }
  }

  private func outputs(of decision: Decision, _ terms: [Term]) -> [OutputValue] {
    zip(decision.outputs, terms).map { output($0, $1, values[$0.slot]) }
  }

  private func output(
    _ output: Output, _ term: Term, _ value: Value, _ element: ListElement? = nil
  ) -> OutputValue {
    let content: OutputValue.Content =
      switch term {
      case .text(let parts): .text(text(of: parts))
      case .pointer(let slot): .pointer(slot)
      case .absent, .constant, .expression: .value(value)
      }
    return OutputValue(output: output, content: content, element: element)
  }
}

/// What a rule gave for an output.
package struct OutputValue: Sendable {
  package enum Content: Hashable, Sendable {
    case value(Value)
    case text(String)
    /// The slot of an input; nil is the whole document.
    case pointer(Int?)
  }

  package let output: Output
  package let content: Content
  /// The element of a list that it is about.
  package let element: ListElement?
}
