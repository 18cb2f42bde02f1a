import DecisionTables

/// The rules and invariants of a machine.
extension SyntaxReader {
  private static let machineRuleKeys = [
    "rule", "title", "clause", "before", "after", "state", "on", "when", "set", "stop", "start",
    "do", "go",
  ]

  mutating func machineRule(_ node: YAMLNode, _ isAmendment: Bool) -> RuleSyntax? {
    entries(node, "a rule", SyntaxReader.machineRuleKeys) { reader, entries in
      let id = entries.requireIdentifier("rule")
      var rule = RuleSyntax(id: id ?? Word("", at: entries.place))
      rule.title = entries.sentence("title")?.text
      rule.clause = entries.word("clause")
      rule.position = RuleSyntax.Position(&entries)
      rule.when = entries.tests()
      var effect = EffectSyntax()
      effect.state = entries.node("state")
      effect.occurrence = entries.node("on")
      effect.sets = entries.terms("set")
      effect.stops = entries.words("stop")
      effect.starts = entries.terms("start")
      effect.actions = entries.list("do").compactMap { reader.action($0) }
      effect.next = entries.word("go")
      rule.effect = effect
      if isAmendment {
        entries.exclude("before", "after")
      } else {
        entries.refuse("before", "after", because: "in a machine that amends none")
      }
      return id == nil && isAmendment ? nil : rule
    }
  }

  /// `reward`, or `{didDismiss: {by: user}}`.
  private mutating func action(_ node: YAMLNode) -> DoSyntax? {
    if let word = node.word, !word.isNothing { return DoSyntax(name: word) }
    if case .mapping(let pairs) = node.content, let pair = pairs.first, pairs.count == 1 {
      var action = DoSyntax(name: pair.keyWord)
      if pair.value.word?.isNothing == true { return action }
      if case .mapping(let arguments) = pair.value.content {
        action.arguments = arguments.map { TermSyntax(output: $0.keyWord, value: $0.value) }
        return action
      }
    }
    noteLoss()
    report(
      .wrongNode(
        of: "`do`", expected: "actions, each a word or `{action: {argument: value}}`",
        found: node.phrase),
      at: node.place)
    return nil
  }

  static let patternKeys = ["never", "after", "until", "before", "when", "must", "can"]

  mutating func invariant(_ node: YAMLNode) -> InvariantSyntax? {
    entries(
      node, "an invariant", ["invariant", "title", "clause"] + SyntaxReader.patternKeys
    ) { _, entries in
      guard let id = entries.requireIdentifier("invariant") else { return nil }
      var invariant = InvariantSyntax(id: id)
      invariant.title = entries.sentence("title")?.text
      invariant.clause = entries.word("clause")
      for key in SyntaxReader.patternKeys where entries.pair(key) != nil {
        invariant.patterns[key] = entries.tests(key)
      }
      SyntaxReader.checkForm(of: &entries)
      return invariant
    }
  }

  /// `never` with a scope, `when` with `must`, or `after` with `can`.
  private static func checkForm(of entries: inout EntryReader) {
    let keys = Set(patternKeys.filter { entries.pair($0) != nil })
    if keys.contains("never") {
      entries.exclude("never", "must")
      entries.exclude("never", "can")
      entries.exclude("never", "when")
      entries.exclude("after", "before")
      if !keys.contains("after") { entries.refuse("until", because: "without `after`") }
    } else if keys.contains("must") {
      if !keys.contains("when") { entries.miss("when") }
      entries.refuse("after", "until", "before", "can", because: "beside `must`")
    } else if keys.contains("can") {
      if !keys.contains("after") { entries.miss("after") }
      entries.refuse("when", "until", "before", because: "beside `can`")
    } else {
      entries.miss("never`, `must` or `can")
    }
  }
}
