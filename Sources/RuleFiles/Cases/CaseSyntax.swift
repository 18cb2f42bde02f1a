import DecisionTables

/// A case as written: given facts, what is expected.
package struct CaseSyntax: Sendable {
  package enum Question: Sendable {
    case decide(Word)
    /// A machine is to be played.
    case play(Word)
  }

  package var name: Word
  package var clause: Word?
  /// What is asked.
  package var asks: Question
  var facts: YAMLNode?
  var expect: YAMLNode?
  var rules: YAMLPair?
  var findings: YAMLPair?
  var settings: [YAMLPair] = []
  var dependsOn: [YAMLPair] = []
  /// What happens to a machine.
  var events: YAMLPair?
}

extension SyntaxReader {
  private static let caseKeys = [
    "case", "title", "clause", "facts", "decide", "play", "events", "expect", "rules", "settings",
    "findings", "dependsOn",
  ]

  mutating func cases(_ root: YAMLNode) -> [CaseSyntax]? {
    guard case .sequence(let nodes) = root.content else {
      report(.casesExpected, at: root.firstPlace)
      return nil
    }
    return nodes.compactMap { caseEntry($0) }
  }

  private mutating func caseEntry(_ node: YAMLNode) -> CaseSyntax? {
    entries(node, "a case", SyntaxReader.caseKeys) { reader, entries in
      let name = SyntaxReader.name(&entries)
      let question = SyntaxReader.question(&entries)
      let nobody = Word("", at: entries.place)
      var result = CaseSyntax(name: name ?? nobody, asks: question ?? .decide(nobody))
      _ = entries.sentence("title")
      result.clause = entries.word("clause")
      result.facts = entries.node("facts")
      if let facts = result.facts { reader.checkFacts(facts) }
      result.expect = entries.node("expect")
      result.events = entries.pair("events")
      result.rules = entries.pair("rules")
      result.findings = entries.pair("findings")
      result.settings = entries.entries("settings")
      result.dependsOn = entries.entries("dependsOn")
      return name == nil || question == nil ? nil : result
    }
  }

  private static func name(_ entries: inout EntryReader) -> Word? {
    if entries.pair("case") == nil { entries.miss("case") }
    return entries.sentence("case")
  }

  private static func question(_ entries: inout EntryReader) -> CaseSyntax.Question? {
    if entries.pair("decide") == nil, entries.pair("play") == nil {
      entries.miss("decide` or `play")
    }
    entries.exclude("decide", "play")
    if entries.pair("play") == nil {
      entries.refuse("events", because: "without `play`")
    } else {
      entries.refuse("settings", "dependsOn", because: "beside `play`")
    }
    return entries.word("decide").map(CaseSyntax.Question.decide)
      ?? entries.word("play").map(CaseSyntax.Question.play)
  }

  /// What YAML takes for null and we do not is no fact.
  private mutating func checkFacts(_ node: YAMLNode) {
    switch node.content {
    case .mapping(let pairs): for pair in pairs { checkFacts(pair.value) }
    case .sequence(let nodes): for node in nodes { checkFacts(node) }
    case .scalar(let scalar):
      guard scalar.isPlain, scalar.text.isEmpty || scalar.text == "~" else { return }
      let problem = scalar.text.isEmpty ? RuleFault.CellProblem.emptyFact : .tildeFact
      report(.unparsableCell(scalar.text, problem), at: node.place)
    }
  }
}

extension YAMLNode {
  /// Where a fault about the whole node points: at its first key.
  var firstPlace: Place {
    if case .mapping(let pairs) = content, let first = pairs.first { return first.keyPlace }
    return place
  }
}
