extension LintCheck {
  /// Finds declared values between which no rule makes a difference.
  static let valueNotToldApart = LintCheck(
    id: "value-not-told-apart", severity: .info,
    summary: "Every declared value of a fact makes a difference to some rule.",
    rationale: "Values that are all treated alike are one value, or a rule was forgotten.",
    examples: [
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: red, when: {color: red}, then: {out: 1}}
          - {rule: rest, then: {out: 2}}
        """, findings: ["color"]),
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: red, when: {color: red}, then: {out: 1}}
          - {rule: green, when: {color: green}, then: {out: 2}}
          - {rule: rest, then: {out: 3}}
        """, findings: []),
    ]
  ) { analysis in
    analysis.policy.inputs.indices.compactMap { analysis.valuesNotToldApart(by: $0) }
  }
}

extension PolicyAnalysis {
  fileprivate func valuesNotToldApart(by slot: Int) -> AnalysisFinding? {
    let typing = policy.slots[slot].typing
    let sets = self.sets(testing: slot)
    guard !typing.values.isEmpty, !sets.isEmpty, !isPassedOn(slot) else { return nil }
    var groups: [[Bool]: [String]] = [:]
    for id in typing.values {
      let signature = sets.map { $0.contains(.string(id), in: compiled.strings) }
      groups[signature, default: []].append(compiled.strings[id])
    }
    let alike = groups.values.filter { $0.count > 1 }.min { $0[0] < $1[0] }
    guard let alike else { return nil }
    let name = policy.inputs[slot].name
    return AnalysisFinding(
      name, at: nil,
      "no rule tells \(Words.list(alike)) of `\(name)` apart")
  }

  private func sets(testing slot: Int) -> [ValueSet] {
    let settings = policy.settings.flatMap { setting in
      setting.when.filter { $0.slot == slot }.map(\.set)
        + (setting.fact == slot ? [setting.valid].compactMap { $0 } : [])
    }
    let rules = policy.decisions.flatMap(\.rules).flatMap(\.tests).filter { $0.slot == slot }
    return settings + rules.map(\.set)
  }

  /// Whether the value itself goes on: into an expression, a setting or a text.
  private func isPassedOn(_ slot: Int) -> Bool {
    policy.settings.contains { $0.fact == slot || $0.fallback.slots.contains(slot) }
      || policy.decisions.contains { decision in
        let terms = decision.rules.flatMap(\.terms) + (decision.defaults ?? [])
        return terms.flatMap(\.slots).contains(slot)
          || decision.expressions.flatMap(\.expression.slots).contains(slot)
      }
  }
}
