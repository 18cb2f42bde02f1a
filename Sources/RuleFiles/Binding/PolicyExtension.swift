import DecisionTables

/// Carries out `extends` and `amends`: a policy on top of another one.
struct PolicyExtension {
  var faults: [RuleFault] = []

  /// What `own` says, on top of what `base` says.
  mutating func extend(_ base: PolicySources, with own: PolicySources) -> PolicySources {
    var result = base
    result.policy.name = own.policy.name
    result.policy.title = own.policy.title ?? base.policy.title
    result.policy.base = own.policy.base
    result.policy.inputs = replacing(base.policy.inputs, with: own.policy.inputs, \.name.text)
    result.policy.settings = replacing(
      base.policy.settings, with: own.policy.settings, \.name.text)
    result.policy.findings = own.policy.findings ?? base.policy.findings
    result.isComplete = base.isComplete && own.isComplete
    result.bases = (own.policy.base.map { [$0.text] } ?? []) + base.bases
    add(own.decisions, to: &result)
    add(own.machines, to: &result)
    return result
  }

  /// Entries of a known name take its place, others come at the end.
  func replacing<Entry>(
    _ entries: [Entry], with own: [Entry], _ name: KeyPath<Entry, String>
  ) -> [Entry] {
    var result = entries
    var indices = Dictionary(
      entries.enumerated().map { ($1[keyPath: name], $0) }, uniquingKeysWith: { first, _ in first })
    for entry in own {
      if let index = indices[entry[keyPath: name]] {
        result[index] = entry
      } else {
        indices[entry[keyPath: name]] = result.count
        result.append(entry)
      }
    }
    return result
  }

  private mutating func add(_ decisions: [DecisionSyntax], to sources: inout PolicySources) {
    let indices = Dictionary(
      sources.decisions.enumerated().map { ($1.name.text, $0) },
      uniquingKeysWith: { first, _ in first })
    for decision in decisions {
      let index = indices[decision.name.text]
      if let amends = decision.amends {
        check(amends, sources)
        guard let index else {
          reportNothing(decision.name, indices, &sources)
          continue
        }
        sources.decisions[index] = amend(sources.decisions[index], with: decision)
      } else if let index {
        sources.decisions[index] = decision
      } else {
        sources.decisions.append(decision)
      }
    }
  }

  mutating func check(_ amends: Word, _ sources: PolicySources) {
    guard let base = sources.bases.first, !sources.bases.contains(amends.text) else { return }
    faults.add(RuleFault(.foreignAmendment(amends.text, base: base), at: amends.place))
  }

  private mutating func reportNothing(
    _ name: Word, _ known: [String: Int], _ sources: inout PolicySources
  ) {
    defer { sources.isComplete = false }
    guard sources.isComplete else { return }
    let candidates = RuleFault.candidates(for: name.text, amongKeys: known.keys)
    faults.add(RuleFault(.nothingToAmend(name.text, known: candidates), at: name.place))
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
    result.machine = own.machine ?? base.machine
    if let fallback = own.fallback {
      result.fallback = fallback
      result.fallbackPlace = own.fallbackPlace
    }
    result.inputs = replacing(base.inputs, with: own.inputs, \.name.text)
    result.outputs = replacing(base.outputs, with: own.outputs, \.name.text)
    result.place = own.place
    var rules = RuleAmendment(base.rules)
    for word in own.removed { rules.remove(word) }
    rules.place(own.rules)
    for fault in rules.faults { faults.add(fault) }
    result.rules = rules.result
    return result
  }
}
