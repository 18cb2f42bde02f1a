package import DecisionTables

/// Runs cases on a policy and compares: maps say what must hold, lists are complete and in order.
package struct CaseRunner {
  private let compiled: CompiledPolicy

  package init(_ compiled: CompiledPolicy) {
    self.compiled = compiled
  }

  package func run(_ case: CaseSyntax) -> CaseResult {
    guard case .decide(let decision) = `case`.asks else {
      return CaseResult(
        name: `case`.name, clause: `case`.clause?.text, outcome: .skipped, decidedBy: [])
    }
    var run = CaseRun(compiled, `case`)
    run.decide(decision)
    return CaseResult(
      name: `case`.name, clause: `case`.clause?.text,
      outcome: run.differences.isEmpty ? .passed : .failed(run.differences),
      decidedBy: run.decidedBy)
  }
}

/// One run of one case.
private struct CaseRun {
  typealias Difference = CaseResult.Difference

  private let entry: CaseSyntax
  private var evaluation: Evaluation
  private(set) var differences: [Difference] = []

  init(_ compiled: CompiledPolicy, _ entry: CaseSyntax) {
    evaluation = Evaluation(compiled)
    self.entry = entry
  }

  private var policy: Policy { evaluation.policy }

  private mutating func differ(_ kind: Difference.Kind, at place: Place) {
    differences.append(Difference(kind: kind, place: place))
  }

  mutating func decide(_ decision: Word) {
    guard let index = evaluation.compiled.decision(named: decision.text) else {
      let known = policy.decisions.map(\.name)
      differ(.unknownDecision(decision.text, known: known), at: decision.place)
      return
    }
    guard readFacts(), evaluate(index, decision.place) else { return }
    compare(index)
  }

  private mutating func readFacts() -> Bool {
    guard let facts = entry.facts else { return true }
    let text = SourceText(name: "facts", text: FactsText.json(of: facts))
    do throws(JSONSyntaxError) {
      var reader = FactReader(evaluation.compiled)
      reader.read(document: try JSONDocument(text).root, into: &evaluation)
      for finding in reader.findings {
        if case .unknownKey = finding.kind {
          differ(.shape(finding.diagnostic.message), at: facts.place)
        }
      }
      return true
    } catch {
      differ(.unreadableFacts(error.message), at: facts.place)
      return false
    }
  }

  private mutating func evaluate(_ index: Int, _ place: Place) -> Bool {
    do throws(EvaluationError) {
      try evaluation.checkPromises()
      try evaluation.decide(index)
      for setting in entry.settings { try evaluateSetting(setting) }
      if entry.findings != nil {
        for index in policy.findings { try evaluation.decide(index) }
      }
      return true
    } catch {
      differ(.evaluation(error), at: place)
      return false
    }
  }

  private mutating func evaluateSetting(_ pair: YAMLPair) throws(EvaluationError) {
    guard let index = policy.settings.firstIndex(where: { $0.name == pair.key }) else { return }
    try evaluation.decide(setting: index)
  }

  private mutating func compare(_ index: Int) {
    if let expect = entry.expect { compareOutputs(index, expect) }
    if let rules = entry.rules {
      compareList("rules", rules.map(\.text), evaluation.decidingRules(of: index), rules)
    }
    if let findings = entry.findings { compareFindings(index, findings) }
    for pair in entry.settings { compareSetting(pair) }
    for pair in entry.dependsOn { compareCauses(index, pair) }
  }

  private mutating func compareList(
    _ name: String, _ expected: [String], _ found: [String], _ words: [Word]
  ) {
    guard expected != found else { return }
    let place = words.first?.place ?? entry.name.place
    differ(.list(name: name, expected: expected, found: found), at: place)
  }

  private mutating func compareFindings(_ index: Int, _ expected: [Word]) {
    let asked = policy.findings.contains(index) ? [index] : policy.findings
    let found = asked.flatMap { evaluation.findingIDs(of: $0) }
    compareList("findings", expected.map(\.text), found, expected)
  }

  private mutating func compareOutputs(_ index: Int, _ expect: YAMLNode) {
    if policy.decisions[index].hitPolicy == .collect {
      compareHits(index, expect)
    } else {
      compareMap(expect, evaluation.outputs(of: index))
    }
  }

  private mutating func compareHits(_ index: Int, _ expect: YAMLNode) {
    guard case .sequence(let nodes) = expect.content else {
      differ(.wrongNode("a list of results"), at: expect.place)
      return
    }
    let hits = Array(evaluation.hits(of: index))
    guard hits.count == nodes.count else {
      differ(
        .value(name: "results", expected: "\(nodes.count)", found: "\(hits.count)"),
        at: expect.place)
      return
    }
    for (node, hit) in zip(nodes, hits) {
      compareMap(node, evaluation.outputs(of: hit, decision: index))
    }
  }

  private mutating func compareMap(_ expect: YAMLNode, _ outputs: [OutputValue]) {
    guard case .mapping(let pairs) = expect.content else {
      differ(.wrongNode("a mapping of outputs"), at: expect.place)
      return
    }
    for pair in pairs {
      guard let output = outputs.first(where: { $0.output.name == pair.key }) else {
        differ(.unknownName(pair.key, known: outputs.map(\.output.name)), at: pair.keyPlace)
        continue
      }
      compare(pair.key, pair.value, found(output))
    }
  }

  private func found(_ output: OutputValue) -> String? {
    switch output.content {
    case .value(let value): value.isPresent ? evaluation.text(of: value) : nil
    case .text(let text): text
    case .pointer(let slot): slot.map { policy.inputs[$0].name } ?? ""
    }
  }

  /// Compares by spelling, numbers by value; `null` and `absent` expect nothing.
  private mutating func compare(_ name: String, _ node: YAMLNode, _ found: String?) {
    guard let word = node.word else {
      differ(.wrongNode("a value"), at: node.place)
      return
    }
    let expectsNothing = word.isPlain && (word.text == "null" || word.text == "absent")
    let expected = expectsNothing ? nil : word.text
    if expected == found { return }
    if let expected, let found, word.isPlain,
      let a = try? FixedPoint(reading: expected.utf8),
      let b = try? FixedPoint(reading: found.utf8), a == b
    {
      return
    }
    let phrase = { (text: String?) in text.map { "`\($0)`" } ?? "nothing" }
    differ(.value(name: name, expected: phrase(expected), found: phrase(found)), at: node.place)
  }

  private mutating func compareSetting(_ pair: YAMLPair) {
    guard let setting = policy.settings.first(where: { $0.name == pair.key }) else {
      differ(.unknownName(pair.key, known: policy.settings.map(\.name)), at: pair.keyPlace)
      return
    }
    let value = evaluation.values[setting.valueSlot]
    let text = value.isPresent ? evaluation.text(of: value) : nil
    guard case .mapping(let pairs) = pair.value.content else {
      compare("settings.\(pair.key)", pair.value, text)
      return
    }
    for part in pairs {
      switch part.key {
      case "value": compare("settings.\(pair.key)", part.value, text)
      case "from":
        let origin = evaluation.text(of: evaluation.values[setting.originSlot])
        compare("settings.\(pair.key).from", part.value, origin)
      default: differ(.unknownName(part.key, known: ["value", "from"]), at: part.keyPlace)
      }
    }
  }

  private mutating func compareCauses(_ index: Int, _ pair: YAMLPair) {
    guard let output = policy.decisions[index].outputs.first(where: { $0.name == pair.key })
    else {
      let known = policy.decisions[index].outputs.map(\.name)
      differ(.unknownName(pair.key, known: known), at: pair.keyPlace)
      return
    }
    guard case .sequence(let nodes) = pair.value.content else {
      differ(.wrongNode("a list of inputs"), at: pair.value.place)
      return
    }
    let words = nodes.compactMap(\.word)
    let found = evaluation.causes(ofAbsence: output.slot).map { policy.inputs[$0].name }
    compareList("dependsOn.\(pair.key)", words.map(\.text), found, words)
  }

  /// The rules that decided in this run, as `DECISION.RULE`.
  var decidedBy: [String] {
    policy.decisions.indices.flatMap { index in
      evaluation.decidingRules(of: index).map { "\(policy.decisions[index].name).\($0)" }
    }
  }
}
