extension Evaluation {
  /// Remembers where in its document a fact was read.
  mutating func locate(_ slot: Int, at value: JSONValue) {
    locations[slot] = Int32(truncatingIfNeeded: value.index)
  }

  /// Where a fact stands in `document`, or the nearest object above it that is there, or else
  /// `fallback`.
  package func location(
    of slot: Int?, in document: JSONDocument, orElse fallback: JSONValue
  ) -> JSONValue {
    var next = slot
    while let slot = next {
      let index = locations[slot]
      if index >= 0 { return JSONValue(document: document, index: Int(index)) }
      next = compiled.facts.parents[slot]
    }
    return fallback
  }

  /// Checks what the host promised: required facts, declared values and ranges.
  ///
  /// - Throws: ``EvaluationError`` for the first promise broken, in the order of declaration.
  package func checkPromises() throws(EvaluationError) {
    for (slot, input) in policy.inputs.enumerated() {
      if let list = input.list {
        try checkElements(of: list, slot, input)
      } else {
        try check(values[slot], input)
      }
    }
  }

  private func checkElements(
    of list: Int, _ slot: Int, _ input: Input
  ) throws(EvaluationError) {
    guard let field = policy.lists[list].fields.firstIndex(of: slot) else { return }
    for element in 0..<elements[list].count { try check(elements[list][element, field], input) }
  }

  private func check(_ value: Value, _ input: Input) throws(EvaluationError) {
    guard value.isPresent else {
      if input.isRequired { throw .missingFact(name: input.name) }
      return
    }
    guard input.typing.promises(value) else {
      throw .brokenPromise(name: input.name, value: text(of: value))
    }
  }
}
