import DecisionTables

extension PolicyBinder {
  /// Refuses terms that may have no value for outputs that must have one.
  mutating func checkAbsence() {
    let uncertain = uncertainSlots()
    let analysis = AbsenceAnalysis(uncertain: uncertain, syntax: expressionSyntax)
    for term in pending {
      let known = term.rule.map { knownSlots(of: term.step, rule: $0) } ?? []
      let names = analysis.absentNames(in: term.syntax, term.scope, known: known)
      if !names.isEmpty {
        report(.mayBeAbsent(output: term.output, names: names), at: term.place)
      }
    }
  }

  /// The slots that can be without a value when a table is evaluated.
  private func uncertainSlots() -> Set<Int> {
    var uncertain = Set(policy.inputs.indices.filter { !policy.inputs[$0].isRequired })
    for step in policy.steps {
      let analysis = AbsenceAnalysis(uncertain: uncertain, syntax: expressionSyntax)
      switch step {
      case .setting(let index):
        let setting = policy.settings[index]
        if analysis.isUncertain(setting) { uncertain.insert(setting.valueSlot) }
        if let word = setting.wordSlot { uncertain.insert(word) }
      case .decision(let index):
        let decision = policy.decisions[index]
        for named in decision.expressions where analysis.isUncertain(expression: named.slot) {
          uncertain.insert(named.slot)
        }
        let isComplete = decision.isComplete(in: policy)
        for output in decision.outputs where output.isOptional || !isComplete {
          uncertain.insert(output.slot)
        }
      }
    }
    return uncertain
  }

  /// The slots that have a value whenever the rule matches.
  private func knownSlots(of step: Step, rule: Int) -> Set<Int> {
    guard case .decision(let index) = step else { return [] }
    var known: Set<Int> = []
    for test in policy.decisions[index].rules[rule].tests where test.set.absence.isEmpty {
      known.insert(test.slot)
      if case .settingOrigin(let setting) = policy.slots[test.slot].role,
        isConfigured(test.set)
      {
        known.insert(policy.settings[setting].valueSlot)
      }
      if let (syntax, scope) = expressionSyntax[test.slot] {
        known.formUnion(AbsenceAnalysis.operands(of: syntax, scope))
      }
    }
    return known
  }

  private func isConfigured(_ set: ValueSet) -> Bool {
    guard case .strings(let strings) = set.present, strings.prefixes.isEmpty,
      strings.parts.allSatisfy({ !$0.isNegated })
    else { return false }
    let configured: [SettingOrigin] = [.configured, .corrected]
    return strings.literals.allSatisfy { id in
      configured.contains { $0.rawValue == policy.strings[id] }
    }
  }
}

extension Decision {
  /// Whether every input leads to a rule or to the default outputs.
  fileprivate func isComplete(in policy: Policy) -> Bool {
    if defaults != nil || rules.contains(where: { $0.tests.isEmpty }) { return true }
    guard hitPolicy.isSingleHit else { return false }
    var strings = policy.strings
    let tree = DecisionTree(
      rules: rules, hitPolicy: .first, typing: { policy.slots[$0].typing }, strings: &strings)
    return tree.isComplete
  }
}
