import DecisionTables

/// One run of one case: reads the facts, evaluates what is asked, compares.
struct CaseRun {
  typealias Difference = CaseResult.Difference

  let entry: CaseSyntax
  var evaluation: Evaluation
  private(set) var differences: [Difference] = []

  init(_ compiled: CompiledPolicy, _ entry: CaseSyntax) {
    evaluation = Evaluation(compiled)
    self.entry = entry
  }

  var policy: Policy { evaluation.policy }

  /// How many differences are told.
  private static let limit = YAMLDocument.faultLimit

  mutating func differ(_ kind: Difference.Kind, at place: Place) {
    guard differences.count < CaseRun.limit else { return }
    differences.append(Difference(kind: kind, place: place))
  }

  mutating func decide(_ decision: Word) {
    guard let index = evaluation.compiled.decision(named: decision.text) else {
      differ(policy.unknownDecision(decision.text), at: decision.place)
      return
    }
    guard readFacts(), evaluate(index, decision.place) else { return }
    compare(index)
  }

  mutating func readFacts() -> Bool {
    guard let facts = entry.facts else { return true }
    guard case .mapping = facts.content else {
      differ(.wrongNode(expected: "a mapping of facts", found: facts.phrase), at: facts.place)
      return false
    }
    let written = FactsText(of: facts)
    let text = SourceText(name: "facts", text: written.json)
    do throws(JSONSyntaxError) {
      var reader = FactReader(evaluation.compiled)
      reader.read(document: try JSONDocument(text).root, into: &evaluation)
      for finding in reader.findings where differences.count < CaseRun.limit {
        report(finding, written, in: facts)
      }
      return true
    } catch {
      differ(.unreadableFacts(error.message), at: facts.place)
      return false
    }
  }

  /// Facts of another type are what a case may want to try; slips are not.
  private mutating func report(
    _ finding: ShapeFinding, _ written: FactsText, in facts: YAMLNode
  ) {
    let target = written.target(of: finding.place)
    switch finding.kind {
    case .unknownKey(let known):
      let names = finding.key.contains(".") ? policy.inputs.map(\.name) : known
      differ(.unknownKey(finding.key, known: names), at: target?.key ?? facts.place)
    case .wrongType(let typing):
      guard let node = target?.value, let word = node.word, word.isPlain else { return }
      if isSlip(word.text, for: typing.type) {
        differ(.shape(finding.diagnostic.message), at: node.place)
      }
    case .null, .numberTooLarge: break
    }
  }

  /// Whether another reader of YAML would take a word for a number or a boolean.
  private func isSlip(_ text: String, for type: ValueType) -> Bool {
    switch type {
    case .boolean: return LiteralReader.isForeignBoolean(text)
    case .integer, .number:
      guard case .failure(let fault) = LiteralReader.number(text) else { return false }
      return fault.problem == .numberSpelling(text)
    case .string, .object, .list, .text, .pointer: return false
    }
  }

  private mutating func evaluate(_ index: Int, _ place: Place) -> Bool {
    do throws(EvaluationError) {
      try evaluation.checkPromises()
      try evaluation.decide(index)
      for pair in entry.settings {
        guard let setting = policy.settings.firstIndex(where: { $0.name == pair.key }) else {
          continue
        }
        try evaluation.decide(setting: setting)
      }
      if entry.findings != nil {
        for index in policy.findings { try evaluation.decide(index) }
      }
      return true
    } catch {
      differ(.evaluation(error), at: place)
      return false
    }
  }

  /// The rules that decided in this run, as `DECISION.RULE`.
  var decidedBy: [String] {
    policy.decisions.indices.flatMap { index in
      evaluation.decidingRules(of: index).map { "\(policy.decisions[index].name).\($0)" }
    }
  }
}
