import DecisionTables

/// A case as written: given facts, what is expected.
package struct CaseSyntax: Sendable {
  package var name: Word
  package var clause: Word?
  var facts: YAMLNode?
  /// What is asked.
  package var asks: Question
  var expect: YAMLNode?
  var rules: [Word]?
  var findings: [Word]?
  var settings: [YAMLPair] = []
  var dependsOn: [YAMLPair] = []

  package enum Question: Sendable {
    case decide(Word)
    /// A machine is to be played.
    case play(Word)
  }
}

extension SyntaxReader {
  mutating func caseEntry(_ node: YAMLNode) -> CaseSyntax? {
    var faults: [RuleFault] = []
    defer { for fault in faults { report(fault) } }
    guard var entries = EntryReader(node, what: "a case", faults: &faults) else { return nil }
    let name = entries.requireWord("case")
    let decide = entries.word("decide")
    let play = entries.word("play")
    let question = decide.map(CaseSyntax.Question.decide) ?? play.map(CaseSyntax.Question.play)
    if question == nil {
      faults.append(RuleFault(.missingKey("decide` or `play", of: "a case"), at: entries.head))
    }
    var result = name.flatMap { name in question.map { CaseSyntax(name: name, asks: $0) } }
    result?.clause = entries.word("clause")
    result?.facts = entries.node("facts")
    result?.expect = entries.node("expect")
    if entries.pair("rules") != nil { result?.rules = entries.words("rules") }
    if entries.pair("findings") != nil { result?.findings = entries.words("findings") }
    result?.settings = entries.entries("settings")
    result?.dependsOn = entries.entries("dependsOn")
    if play != nil { _ = entries.node("events") }
    entries.finish(into: &faults)
    return result
  }
}
