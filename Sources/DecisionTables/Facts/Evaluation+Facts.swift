extension Evaluation {
  /// Remembers where in its document a fact was read.
  mutating func locate(_ slot: Int, at value: JSONValue) {
    locations[slot] = Int32(truncatingIfNeeded: value.index)
  }

  /// Makes what the slots of an element hold its row, and empties them for the next.
  mutating func addElement(to list: Int, at element: JSONValue) {
    for slot in policy.lists[list].fields {
      elements[list].append(values[slot], at: locations[slot])
      forget(slot)
    }
    elements[list].endRow(at: Int32(truncatingIfNeeded: element.index))
  }

  mutating func forget(factsBelow node: FactTree.Node) {
    for child in node.children {
      if let slot = child.slot { forget(slot) }
      forget(factsBelow: child)
    }
  }

  private mutating func forget(_ slot: Int) {
    own()
    memory.values[slot] = .missing
    locations[slot] = -1
  }

  /// Where a fact stands in `document`, or the nearest object above it that is there, or else
  /// `fallback`. A fact of an element stands in the one that `element` says.
  package func location(
    of slot: Int?, element: ListElement? = nil, in document: JSONDocument,
    orElse fallback: JSONValue
  ) -> JSONValue {
    var next = slot
    while let slot = next {
      let index = token(of: slot, in: element)
      if index >= 0 { return JSONValue(document: document, index: Int(index)) }
      next = compiled.facts.parents[slot]
    }
    return fallback
  }

  /// Where what a finding is about stands in `document`, or else `fallback`.
  package func location(
    of finding: Finding, in document: JSONDocument, orElse fallback: JSONValue
  ) -> JSONValue {
    location(
      of: finding.pointer ?? nil, element: finding.element, in: document, orElse: fallback)
  }

  /// The token of a fact, -1 if it is not there; for the outermost facts of an element that are
  /// not there the token of the element.
  private func token(of slot: Int, in element: ListElement?) -> Int32 {
    guard slot < policy.inputs.count, let list = policy.inputs[slot].list else {
      return locations[slot]
    }
    guard let element, element.list == list else { return -1 }
    let fields = policy.lists[list].fields
    guard let field = fields.firstIndex(of: slot) else { return -1 }
    let index = elements[list].location(of: field, in: element.index)
    let isOutermost = compiled.facts.parents[slot] == policy.lists[list].slot
    return index < 0 && isOutermost ? elements[list].location(of: element.index) : index
  }

  /// Checks what the host promised: required facts, declared values and ranges.
  ///
  /// - Throws: ``EvaluationError`` for the first promise broken, in the order of declaration.
  package func checkPromises() throws(EvaluationError) {
    for slot in compiled.promises {
      if let list = compiled.policy.inputs[slot].list {
        try checkElements(of: list, slot, compiled.policy.inputs[slot])
      } else {
        try check(values[slot], compiled.policy.inputs[slot])
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
