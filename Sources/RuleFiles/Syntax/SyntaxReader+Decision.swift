import DecisionTables

/// The file of a decision.
extension SyntaxReader {
  private static let decisionKeys = [
    "decision", "amends", "title", "clause", "hitPolicy", "each", "machine", "inputs", "outputs",
    "default", "rules", "remove", Allowance.key,
  ]

  mutating func decision(_ root: YAMLNode) -> DecisionSyntax? {
    entries(root, "a decision", SyntaxReader.decisionKeys) { reader, entries in
      guard let name = entries.requireWord("decision") else { return nil }
      var decision = DecisionSyntax(
        name: name, fallbackPlace: entries.pair("default")?.keyPlace ?? name.place,
        place: name.place)
      decision.amends = entries.word("amends")
      decision.title = entries.sentence("title")?.text
      decision.clause = entries.word("clause")
      decision.hitPolicy = entries.word("hitPolicy")
      decision.each = entries.word("each")
      decision.machine = entries.word("machine")
      decision.inputs = entries.entries("inputs").compactMap { reader.expression($0) }
      decision.outputs = entries.entries("outputs").map { reader.output($0) }
      if entries.pair("default") != nil { decision.fallback = entries.terms("default") }
      reader.allowances += entries.allowances(of: name.place)
      let isAmendment = decision.amends != nil
      decision.rules = entries.list("rules").compactMap { reader.rule($0, isAmendment) }
      decision.removed = entries.words("remove")
      if !isAmendment { entries.refuse("remove", because: "in a table that amends none") }
      return decision
    }
  }

  mutating func expression(_ pair: YAMLPair) -> ExpressionEntry? {
    if let text = pair.value.word, !text.isNothing {
      return ExpressionEntry(name: pair.keyWord, text: text)
    }
    noteLoss()
    report(
      .wrongNode(
        of: "`\(Words.excerpt(pair.key))`", expected: "an expression", found: pair.value.phrase),
      at: pair.value.place)
    return nil
  }

  private static let outputKeys = [
    "title", "clause", "type", "unit", "values", "optional", Allowance.key,
  ]

  private mutating func output(_ pair: YAMLPair) -> OutputSyntax {
    var output = OutputSyntax(name: pair.keyWord, typing: TypingSyntax(place: pair.keyPlace))
    if let type = pair.value.word {
      if !type.isNothing { output.typing.type = type }
      return output
    }
    _ = entries(
      pair.value, "an output", SyntaxReader.outputKeys, expected: "a type or a mapping"
    ) { reader, entries in
      output.typing = reader.typing(&entries)
      output.typing.isOptional = entries.flag("optional")
      output.typing.title = entries.sentence("title")?.text
      reader.allowances += entries.allowances(of: pair.keyPlace)
      return true
    }
    return output
  }

  private static let ruleKeys = [
    "rule", "title", "clause", "before", "after", "when", "then", Allowance.key,
  ]

  private mutating func rule(_ node: YAMLNode, _ isAmendment: Bool) -> RuleSyntax? {
    entries(node, "a rule", SyntaxReader.ruleKeys) { reader, entries in
      let id = entries.requireIdentifier("rule")
      var rule = RuleSyntax(id: id ?? Word("", at: entries.place))
      rule.title = entries.sentence("title")?.text
      rule.clause = entries.word("clause")
      rule.position = RuleSyntax.Position(&entries)
      rule.when = entries.tests()
      reader.allowances += entries.allowances(of: rule.id.place)
      rule.then = entries.terms("then")
      if isAmendment {
        entries.exclude("before", "after")
      } else {
        entries.refuse("before", "after", because: "in a table that amends none")
      }
      return id == nil && isAmendment ? nil : rule
    }
  }
}

extension EntryReader {
  mutating func tests(_ key: String = "when") -> [TestSyntax] {
    entries(key).map { TestSyntax(name: $0.keyWord, cell: $0.value) }
  }

  mutating func terms(_ key: String) -> [TermSyntax] {
    entries(key).map { TermSyntax(output: $0.keyWord, value: $0.value) }
  }
}

extension RuleSyntax.Position {
  /// Nil where a rule does not say.
  init?(_ entries: inout EntryReader) {
    if let word = entries.word("before") {
      self = .before(word)
    } else if let word = entries.word("after") {
      self = .after(word)
    } else {
      return nil
    }
  }
}
