import DecisionTables

extension PolicyBinder {
  /// Checks and notes the decisions whose hits are findings.
  mutating func bindFindings(
    _ sources: PolicySources, _ decisions: [(syntax: DecisionSyntax, index: Int)]
  ) {
    let indices = Dictionary(
      decisions.map { ($0.syntax.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    let inMachines = sources.namesInMachines
    var first: [String: Place] = [:]
    for word in sources.policy.findings ?? [] {
      if let place = first[word.text] {
        report(.listedTwice(word.text, first: place), at: word.place)
        continue
      }
      first[word.text] = word.place
      if inMachines.contains(word.text) { continue }
      if let found = indices[word.text] {
        update { $0.findings.append(found.index) }
        checkFindings(policy.decisions[found.index], found.syntax, word)
      } else {
        let known = RuleFault.candidates(for: word.text, amongKeys: indices.keys)
        // What lost its text may have declared the name, but not one that is like it.
        if isComplete || NearestName.of(word.text, in: known) != nil {
          report(.unknownName(word.text, known: known), at: word.place)
        }
      }
    }
  }

  mutating func checkFindings(
    _ decision: Decision, _ syntax: DecisionSyntax, _ word: Word
  ) {
    if !decision.hitPolicy.givesList, !faultyHitPolicies.contains(decision.name) {
      refuse(decision, "`hitPolicy: collect`", at: syntax.hitPolicy?.place ?? word.place)
    }
    let missing = ["severity", "message"].filter { name in
      !syntax.outputs.contains { $0.name.text == name }
    }
    if isComplete, let first = missing.first {
      let phrase =
        missing.count == 1 ? "an output `\(first)`" : "outputs `severity` and `message`"
      refuse(decision, phrase, at: word.place)
    }
    for (output, declared) in zip(decision.outputs, syntax.outputs) {
      check(output, of: decision, at: declared.name.place)
    }
  }

  /// What a finding is made of has the type that findings have.
  private mutating func check(_ output: Output, of decision: Decision, at place: Place) {
    guard let typing = typing(of: output.slot) else { return }
    let values = typing.values.map { policy.strings[$0] }
    switch output.name {
    case "severity":
      let known = Severity.allCases.map(\.rawValue)
      if values.isEmpty || !Set(values).isSubset(of: known) || output.isOptional {
        refuse(decision, "`severity` to be \(Words.alternatives(known)), always", at: place)
      }
    case "confidence":
      let known = Confidence.allCases.map(\.rawValue)
      if values.isEmpty || !Set(values).isSubset(of: known) {
        refuse(decision, "`confidence` to be \(Words.alternatives(known))", at: place)
      }
    case "message" where typing.type != .text && typing.type != .string:
      refuse(decision, "`message` to be a text", at: place)
    case "id" where typing.type != .string: refuse(decision, "`id` to be a string", at: place)
    case "pointer" where typing.type != .pointer:
      refuse(decision, "`pointer` to be a pointer", at: place)
    default: break
    }
  }

  private mutating func refuse(_ decision: Decision, _ missing: String, at place: Place) {
    report(.notFindings(decision.name, missing: missing), at: place)
  }
}
