package import DecisionTables

/// Finds what can never pass in a case, without running it: names that the policy does not have.
package struct CaseChecker {
  private let compiled: CompiledPolicy

  package init(_ compiled: CompiledPolicy) { self.compiled = compiled }

  private var policy: Policy { compiled.policy }

  package func findings(in cases: [CaseSyntax]) -> [Diagnostic] {
    cases.flatMap(findings)
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
    return expected.compactMap { unknown($0, amongOutputs: outputs) }
      + (entry.rules?.value.words ?? []).compactMap {
        unknown("rule", $0, known: decision.rules.map(\.id))
      }
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
  private func findings(in facts: YAMLNode) -> [Diagnostic] {
    let text = SourceText(name: facts.place.source.name, text: FactsText.json(of: facts))
    guard let document = try? JSONDocument(text) else { return [] }
    var evaluation = Evaluation(compiled)
    var reader = FactReader(compiled)
    reader.read(document: document.root, into: &evaluation)
    return reader.findings.compactMap { finding in
      guard case .unknownKey = finding.kind else { return nil }
      var diagnostic = finding.diagnostic
      diagnostic.severity = .error
      diagnostic.place = facts.target(of: finding.pointer)?.key ?? facts.place
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
