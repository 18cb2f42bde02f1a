import DecisionTables

/// Carries out `extends` and `amends`: a policy on top of another one.
struct PolicyExtension {
  private(set) var faults: [RuleFault] = []

  /// What `own` says, on top of what `base` says.
  mutating func extend(_ base: PolicySources, with own: PolicySources) -> PolicySources {
    var result = base
    result.policy.name = own.policy.name
    result.policy.title = own.policy.title ?? base.policy.title
    result.policy.base = own.policy.base
    result.policy.place = own.policy.place
    result.policy.inputs = replacing(base.policy.inputs, with: own.policy.inputs, \.name.text)
    result.policy.settings = replacing(
      base.policy.settings, with: own.policy.settings, \.name.text)
    result.policy.findings = own.policy.findings ?? base.policy.findings
    for decision in own.decisions { add(decision, to: &result) }
    for machine in own.machines where !result.machines.contains(where: { $0.text == machine.text })
    {
      result.machines.append(machine)
    }
    return result
  }

  /// Entries of a known name take its place, others come at the end.
  private func replacing<Entry>(
    _ entries: [Entry], with own: [Entry], _ name: KeyPath<Entry, String>
  ) -> [Entry] {
    var result = entries
    for entry in own {
      if let index = result.firstIndex(where: { $0[keyPath: name] == entry[keyPath: name] }) {
        result[index] = entry
      } else {
        result.append(entry)
      }
    }
    return result
  }

  private mutating func add(_ decision: DecisionSyntax, to sources: inout PolicySources) {
    let index = sources.decisions.firstIndex { $0.name.text == decision.name.text }
    guard decision.amends != nil else {
      if let index { sources.decisions[index] = decision } else { sources.decisions.append(decision) }
      return
    }
    guard let index else {
      faults.append(
        RuleFault(.nothingToAmend(decision.name.text, what: "decision"), at: decision.name.place))
      return
    }
    sources.decisions[index] = amend(sources.decisions[index], with: decision)
  }

  private mutating func amend(
    _ base: DecisionSyntax, with own: DecisionSyntax
  ) -> DecisionSyntax {
    var result = base
    result.name = own.name
    result.title = own.title ?? base.title
    result.clause = own.clause ?? base.clause
    result.hitPolicy = own.hitPolicy ?? base.hitPolicy
    result.each = own.each ?? base.each
    result.fallback = own.fallback ?? base.fallback
    result.inputs = replacing(base.inputs, with: own.inputs, \.name.text)
    result.outputs = replacing(base.outputs, with: own.outputs, \.name.text)
    result.place = own.place
    for word in own.removed { remove(word, from: &result.rules) }
    for rule in own.rules { place(rule, into: &result.rules) }
    return result
  }

  private mutating func remove(_ word: Word, from rules: inout [RuleSyntax]) {
    guard let index = rules.firstIndex(where: { $0.id.text == word.text }) else {
      faults.append(
        RuleFault(.unknownAnchorRule(word.text, known: rules.map(\.id.text)), at: word.place))
      return
    }
    rules.remove(at: index)
  }

  private mutating func place(_ rule: RuleSyntax, into rules: inout [RuleSyntax]) {
    if let index = rules.firstIndex(where: { $0.id.text == rule.id.text }) {
      rules[index] = rule
      return
    }
    guard let position = rule.position else {
      faults.append(
        RuleFault(
          .missingKey("before` or `after", of: "a new rule of an amendment"), at: rule.id.place))
      return
    }
    guard let index = rules.firstIndex(where: { $0.id.text == position.anchor.text }) else {
      let known = rules.map(\.id.text)
      faults.append(
        RuleFault(.unknownAnchorRule(position.anchor.text, known: known), at: position.anchor.place))
      return
    }
    rules.insert(rule, at: position.isAfter ? index + 1 : index)
  }
}

extension RuleSyntax.Position {
  fileprivate var anchor: Word {
    switch self {
    case .before(let word), .after(let word): word
    }
  }

  fileprivate var isAfter: Bool { if case .after = self { true } else { false } }
}
