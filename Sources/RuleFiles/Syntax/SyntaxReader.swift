import DecisionTables

/// What one rule file holds.
enum RuleFile: Sendable {
  case policy(PolicySyntax)
  case decision(DecisionSyntax)
  /// A machine; its name and place.
  case machine(Word)
  case cases([CaseSyntax])
}

/// Turns the nodes of a rule file into what the author declared, in the author's words.
struct SyntaxReader {
  private(set) var faults: [RuleFault] = []

  init() {}

  mutating func read(_ root: YAMLNode) -> RuleFile? {
    if case .sequence(let nodes) = root.content { return .cases(nodes.compactMap { caseEntry($0) }) }
    guard case .mapping(let pairs) = root.content else {
      faults.append(RuleFault(.unknownKind(expected: SyntaxReader.kinds), at: root.place))
      return nil
    }
    let keys = pairs.map(\.key)
    if keys.contains("policy") { return policy(root).map(RuleFile.policy) }
    if keys.contains("decision") { return decision(root).map(RuleFile.decision) }
    if keys.contains("machine") { return machine(pairs).map(RuleFile.machine) }
    faults.append(
      RuleFault(
        .unknownKind(expected: SyntaxReader.kinds), at: pairs.first?.keyPlace ?? root.place))
    return nil
  }

  private static let kinds = ["policy", "decision", "machine"]

  mutating func report(_ fault: RuleFault) { faults.append(fault) }

  private mutating func machine(_ pairs: [YAMLPair]) -> Word? {
    pairs.first { $0.key == "machine" }?.value.word
  }

  private mutating func policy(_ root: YAMLNode) -> PolicySyntax? {
    guard var entries = EntryReader(root, what: "a policy", faults: &faults) else { return nil }
    let name = entries.requireWord("policy")
    var policy = name.map { PolicySyntax(name: $0, place: root.place) }
    policy?.title = entries.sentence("title")
    if let language = entries.requireWord("language"), language.text != "1" {
      faults.append(RuleFault(.unsupportedLanguage(language.text), at: language.place))
    }
    policy?.base = entries.word("extends")
    policy?.inputs = entries.entries("inputs").compactMap { input($0) }
    policy?.settings = entries.entries("settings").compactMap { setting($0) }
    if entries.pair("findings") != nil { policy?.findings = entries.words("findings") }
    entries.finish(into: &faults)
    return policy
  }

  private mutating func input(_ pair: YAMLPair) -> InputSyntax? {
    let name = Word(pair.key, at: pair.keyPlace)
    if let type = pair.value.word {
      return InputSyntax(name: name, typing: TypingSyntax(type: type, place: pair.value.place))
    }
    guard var entries = EntryReader(pair.value, what: "an input", faults: &faults) else {
      return nil
    }
    var input = InputSyntax(name: name, typing: typing(&entries))
    input.isRequired = entries.flag("required")
    input.isOpen = entries.flag("open")
    input.element = entries.word("element")
    _ = entries.sentence("title")
    _ = entries.word("clause")
    entries.finish(into: &faults)
    return input
  }

  private mutating func typing(_ entries: inout EntryReader) -> TypingSyntax {
    var typing = TypingSyntax(place: entries.place)
    typing.type = entries.word("type")
    typing.unit = entries.word("unit")
    typing.values = entries.words("values")
    typing.range = entries.word("range")
    return typing
  }

  private mutating func setting(_ pair: YAMLPair) -> SettingSyntax? {
    guard var entries = EntryReader(pair.value, what: "a setting", faults: &faults) else {
      return nil
    }
    var setting = SettingSyntax(name: Word(pair.key, at: pair.keyPlace), place: pair.value.place)
    setting.title = entries.sentence("title")
    setting.clause = entries.word("clause")
    setting.fact = entries.word("from")
    setting.type = entries.word("type")
    setting.unit = entries.word("unit")
    setting.valid = entries.node("valid")
    if let place = entries.pair("ignoreCase")?.keyPlace, entries.flag("ignoreCase") {
      setting.ignoresCase = Word("ignoreCase", at: place)
    }
    setting.when = tests(&entries)
    setting.fallback = entries.node("default")
    entries.finish(into: &faults)
    return setting
  }

  private mutating func decision(_ root: YAMLNode) -> DecisionSyntax? {
    guard var entries = EntryReader(root, what: "a decision", faults: &faults) else { return nil }
    let name = entries.requireWord("decision")
    var decision = name.map { DecisionSyntax(name: $0, place: entries.head) }
    decision?.amends = entries.word("amends")
    decision?.title = entries.sentence("title")
    decision?.clause = entries.word("clause")
    decision?.hitPolicy = entries.word("hitPolicy")
    decision?.each = entries.word("each")
    decision?.machine = entries.word("machine")
    decision?.inputs = entries.entries("inputs").compactMap { expression($0) }
    decision?.outputs = entries.entries("outputs").compactMap { output($0) }
    if entries.pair("default") != nil { decision?.fallback = terms("default", &entries) }
    decision?.rules = entries.list("rules").compactMap { rule($0) }
    decision?.removed = entries.words("remove")
    entries.finish(into: &faults)
    return decision
  }

  private mutating func expression(_ pair: YAMLPair) -> ExpressionEntry? {
    guard let text = pair.value.word else {
      faults.append(
        RuleFault(
          .wrongNode(expected: "an expression", of: "`\(pair.key)`"), at: pair.value.place))
      return nil
    }
    return ExpressionEntry(name: Word(pair.key, at: pair.keyPlace), text: text)
  }

  private mutating func output(_ pair: YAMLPair) -> OutputSyntax? {
    let name = Word(pair.key, at: pair.keyPlace)
    if let type = pair.value.word {
      return OutputSyntax(name: name, typing: TypingSyntax(type: type, place: pair.value.place))
    }
    guard var entries = EntryReader(pair.value, what: "an output", faults: &faults) else {
      return nil
    }
    var typing = typing(&entries)
    typing.isOptional = entries.flag("optional")
    typing.title = entries.sentence("title")
    entries.finish(into: &faults)
    return OutputSyntax(name: name, typing: typing)
  }

  private mutating func rule(_ node: YAMLNode) -> RuleSyntax? {
    guard var entries = EntryReader(node, what: "a rule", faults: &faults) else { return nil }
    let id = entries.requireWord("rule")
    var rule = id.map { RuleSyntax(id: $0) }
    rule?.title = entries.sentence("title")
    rule?.clause = entries.word("clause")
    if let before = entries.word("before") { rule?.position = .before(before) }
    if let after = entries.word("after") { rule?.position = .after(after) }
    rule?.when = tests(&entries)
    rule?.then = terms("then", &entries)
    entries.finish(into: &faults)
    return rule
  }

  private mutating func tests(_ entries: inout EntryReader) -> [TestSyntax] {
    entries.entries("when").map {
      TestSyntax(name: Word($0.key, at: $0.keyPlace), cell: $0.value)
    }
  }

  private mutating func terms(_ key: String, _ entries: inout EntryReader) -> [TermSyntax] {
    entries.entries(key).map {
      TermSyntax(output: Word($0.key, at: $0.keyPlace), value: $0.value)
    }
  }
}
