package import DecisionTables

/// Finds what can never pass in a case, without running it: names that the policy does not have.
package struct CaseChecker {
  /// How many findings are told; no further case is looked at.
  private static let limit = YAMLDocument.faultLimit

  private let compiled: CompiledPolicy

  package init(_ compiled: CompiledPolicy) { self.compiled = compiled }

  private var policy: Policy { compiled.policy }

  package func findings(in cases: [CaseSyntax]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for entry in cases where found.count < CaseChecker.limit { found += findings(in: entry) }
    return found
  }

  private func findings(in entry: CaseSyntax) -> [Diagnostic] {
    let facts = entry.facts.map(findings) ?? []
    let settings = entry.settings.compactMap { pair in
      unknown("setting", Word(pair.key, at: pair.keyPlace), known: policy.settings.map(\.name))
    }
    return facts + settings + findingsInAnswer(of: entry)
  }

  /// Names of the decision that is asked, and of what it is expected to answer.
  private func findingsInAnswer(of entry: CaseSyntax) -> [Diagnostic] {
    switch entry.asks {
    case .decide(let word): findingsInDecision(word, entry)
    case .play(let word): findingsInMachine(word, entry)
    }
  }

  private func findingsInMachine(_ word: Word, _ entry: CaseSyntax) -> [Diagnostic] {
    guard let machine = policy.machines.first(where: { $0.name == word.text }) else {
      return [unknown("machine", word, known: policy.machines.map(\.name))].compactMap(\.self)
    }
    let rules = machine.policy.decisions[machine.table].rules.map(\.id)
    let names = machine.events.map { machine.policy.strings[$0.name] }
    let events = (try? entry.events.map { try PlayEvent.list($0.value) }) ?? []
    return (entry.rules?.value.words ?? []).compactMap { unknown("rule", $0, known: rules) }
      + events.compactMap { $0.name.flatMap { unknown("event", $0, known: names) } }
  }

  private func findingsInDecision(_ word: Word, _ entry: CaseSyntax) -> [Diagnostic] {
    guard let index = compiled.decision(named: word.text) else {
      if case .insideMachine = policy.unknownDecision(word.text) { return [] }
      return [unknown("decision", word, known: policy.decisions.map(\.name))].compactMap(\.self)
    }
    let decision = policy.decisions[index]
    let outputs = decision.outputs.map(\.name)
    let expected = (entry.expect?.pairs ?? []) + entry.dependsOn
    let rules = decision.rules.map(\.id)
    let known = Set(rules)
    let missing = (entry.rules?.value.words ?? []).filter { !known.contains($0.text) }
    return expected.prefix(CaseChecker.limit).compactMap { unknown($0, amongOutputs: outputs) }
      + missing.prefix(CaseChecker.limit).compactMap { unknown("rule", $0, known: rules) }
  }

  /// A mapping may hold the outputs whose dotted names begin with its key.
  private func unknown(_ pair: YAMLPair, amongOutputs outputs: [String]) -> Diagnostic? {
    if case .mapping = pair.value.content,
      outputs.contains(where: { $0.hasPrefix(pair.key + ".") })
    {
      return nil
    }
    return unknown("output", Word(pair.key, at: pair.keyPlace), known: outputs)
  }

  private func unknown(_ kind: String, _ word: Word, known: [String]) -> Diagnostic? {
    guard !known.contains(word.text) else { return nil }
    let suggestion = Words.suggestion(for: word.text, among: known)
    return Diagnostic(
      id: "unknown-\(kind)", severity: .error,
      message: "there is no \(kind) `\(Words.excerpt(word.text))`\(suggestion)", at: word.place)
  }

  /// Keys that are no facts. Wrong types are left alone: what comes of them is worth a case.
  private func findings(in node: YAMLNode) -> [Diagnostic] {
    let facts = FactsText(of: node)
    let text = SourceText(name: node.place.source.name, text: facts.json)
    guard let document = try? JSONDocument(text) else { return [] }
    var evaluation = Evaluation(compiled)
    var reader = FactReader(compiled)
    reader.read(document: document.root, into: &evaluation)
    let unknown = reader.findings.filter { if case .unknownKey = $0.kind { true } else { false } }
    return unknown.prefix(CaseChecker.limit).map { finding in
      var diagnostic = finding.diagnostic
      diagnostic.severity = .error
      diagnostic.place = facts.target(of: finding.place)?.key ?? node.place
      diagnostic.pointer = nil
      return diagnostic
    }
  }
}

extension YAMLNode {
  /// The words of a list.
  fileprivate var words: [Word] {
    guard case .sequence(let nodes) = content else { return [] }
    return nodes.compactMap(\.word)
  }

  /// The pairs of a mapping, or of every mapping in a list.
  fileprivate var pairs: [YAMLPair] {
    switch content {
    case .scalar: []
    case .mapping(let pairs): pairs
    case .sequence(let nodes): nodes.flatMap(\.pairs)
    }
  }
}
