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
    if let list = decision.each, let element = hit.element { show(element, of: list) }
    let rule = decision.rules[hit.rule]
    let result = zip(decision.outputs, rule.terms).enumerated().map { column, pair in
      output(pair.0, pair.1, hitValues[hit.values + column])
    }
    if let list = decision.each { hide(list) }
    return result
  }

  /// The outputs of a decision that one rule, or the defaults, or an aggregate gave.
  package func outputs(of index: Int) -> [OutputValue] {
    let decision = policy.decisions[index]
    let terms: [Term]
    if case .rule(let rule) = outcomes[index] {
      terms = decision.rules[rule].terms
    } else {
      terms = decision.defaults ?? decision.outputs.map { _ in .absent }
    }
    return zip(decision.outputs, terms).map { output($0, $1, values[$0.slot]) }
  }

  private func output(_ output: Output, _ term: Term, _ value: Value) -> OutputValue {
    switch term {
    case .text(let parts): OutputValue(output: output, content: .text(text(of: parts)))
    case .pointer(let slot): OutputValue(output: output, content: .pointer(slot))
    case .absent, .constant, .expression:
      OutputValue(output: output, content: .value(value))
    }
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
}
