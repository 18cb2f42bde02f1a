import DecisionTables

extension PolicyBinder {
  /// Refuses terms that may have no value for outputs that must have one.
  mutating func checkAbsence() {
    let uncertain = uncertainSlots()
    var knownOfRule: (rule: Int?, step: Step, known: Set<Int>)?
    for term in pending {
      if knownOfRule?.rule != term.rule || knownOfRule?.step != term.step {
        let known = term.rule.map { knownSlots(of: term.step, rule: $0) } ?? []
        knownOfRule = (term.rule, term.step, known)
      }
      let names = AbsenceAnalysis.absentNames(
        in: term.bound, uncertain: uncertain, known: known(knownOfRule?.known ?? [], for: term))
      if names.contains("absent") {
        report(.absentOutput(term.output), at: term.place)
      } else if !names.isEmpty {
        report(.mayBeAbsent(output: term.output, names: names), at: term.place)
      }
    }
  }

  /// What is known of a rule for one of its terms, which may be computed from new data.
  private func known(_ known: Set<Int>, for term: PendingTerm) -> Set<Int> {
    var known = known
    for change in term.changes {
      if change.isPresent { known.insert(change.slot) } else { known.remove(change.slot) }
    }
    return known
  }

  /// The slots that can be without a value when a table is evaluated.
  private func uncertainSlots() -> Set<Int> {
    var uncertain = Set(policy.inputs.indices.filter { !policy.inputs[$0].isRequired })
    uncertain.formUnion(uncertainGiven)
    var strings = policy.strings
    let read = readSlots
    for step in policy.steps {
      switch step {
      case .setting(let index):
        let setting = policy.settings[index]
        if let word = setting.wordSlot { uncertain.insert(word) }
        if isUncertain(setting, index, uncertain) { uncertain.insert(setting.valueSlot) }
      case .decision(let index):
        let decision = policy.decisions[index]
        for named in decision.expressions {
          guard let bound = expressions[named.slot] else { continue }
          let isCertain = AbsenceAnalysis.absentNames(in: bound, uncertain: uncertain).isEmpty
          if !isCertain { uncertain.insert(named.slot) }
        }
        let isRead = decision.outputs.contains { !$0.isOptional && read.contains($0.slot) }
        let isComplete =
          isRead && (faulty.contains(step) || isAlwaysDecided(decision, uncertain, &strings))
        for output in decision.outputs where output.isOptional || !isComplete {
          uncertain.insert(output.slot)
        }
      }
    }
    return uncertain
  }

  /// The slots that an expression reads: of others nobody asks whether they have a value.
  private var readSlots: Set<Int> {
    (Array(expressions.values) + pending.map(\.bound)).reduce(into: []) { slots, bound in
      slots.formUnion(bound.slots.values)
    }
  }

  private func isUncertain(_ setting: Setting, _ index: Int, _ uncertain: Set<Int>) -> Bool {
    if faulty.contains(.setting(index)) || unknown.contains(setting.valueSlot) { return false }
    if let fact = setting.fact, setting.valid == nil, setting.when.isEmpty,
      !uncertain.contains(fact)
    {
      return false
    }
    switch setting.fallback {
    case .absent: return true
    case .constant, .text, .pointer: return false
    case .expression:
      guard let bound = expressions[setting.valueSlot] else { return false }
      return !AbsenceAnalysis.absentNames(in: bound, uncertain: uncertain).isEmpty
    }
  }

  /// Whether every input leads to a rule or to the default outputs.
  ///
  /// What cannot be, since somebody promises it, is caught by rules above the table's own.
  private func isAlwaysDecided(
    _ decision: Decision, _ uncertain: Set<Int>, _ strings: inout StringPool
  ) -> Bool {
    if decision.defaults != nil { return true }
    if decision.each != nil { return false }
    if decision.rules.contains(where: { $0.tests.isEmpty }) { return true }
    guard decision.hitPolicy.isSingleHit else { return false }
    let slots = Set(decision.rules.flatMap { $0.tests.map(\.slot) }).sorted()
    let impossible = slots.flatMap { slot in
      impossibleSets(slot, isCertain: !uncertain.contains(slot)).map { set in
        Rule(
          id: "", tests: [Test(slot: slot, set: set)], terms: [], origin: decision.origin)
      }
    }
    let tree = DecisionTree(
      rules: impossible + decision.rules, hitPolicy: .first,
      typing: { policy.slots[$0].typing }, strings: &strings)
    return tree.isComplete
  }

  private func impossibleSets(_ slot: Int, isCertain: Bool) -> [ValueSet] {
    let typing = policy.slots[slot].typing
    var sets: [ValueSet] = []
    if isCertain { sets.append(ValueSet(absence: .all)) }
    if !typing.values.isEmpty {
      let others = StringSet.Part(literals: Set(typing.values), isNegated: true)
      sets.append(ValueSet(present: .strings(StringSet(others))))
    }
    if let range = typing.range {
      sets.append(ValueSet(present: .numbers(range.complement)))
    }
    return sets
  }

  /// The slots that have a value whenever the rule matches.
  private func knownSlots(of step: Step, rule: Int) -> Set<Int> {
    guard case .decision(let index) = step else { return [] }
    var known: Set<Int> = []
    for test in policy.decisions[index].rules[rule].tests where test.set.absence.isEmpty {
      known.insert(test.slot)
      if case .settingOrigin(let owner) = policy.slots[test.slot].role, isConfigured(test.set) {
        let setting = policy.settings[owner]
        known.formUnion([setting.valueSlot] + (setting.fact.map { [$0] } ?? []))
      }
      known.formUnion(provenSlots(by: test))
      if test.slot == occurrenceSlot { known.formUnion(requiredFields(of: test.set)) }
    }
    return known
  }

  /// The fields that every event of a test has.
  private func requiredFields(of set: ValueSet) -> Set<Int> {
    guard case .strings(let strings) = set.present, strings.prefixes.isEmpty,
      strings.parts.allSatisfy({ !$0.isNegated })
    else { return [] }
    let fields = strings.literals.map { fieldsOf[$0] ?? [] }
    return fields.dropFirst().reduce(fields.first ?? []) { $0.intersection($1) }
  }

  /// What has a value if an expression has one, or is true or false.
  private func provenSlots(by test: Test) -> Set<Int> {
    guard case .expression = policy.slots[test.slot].role, let bound = expressions[test.slot]
    else { return [] }
    var proven: Set<Int> = []
    if case .booleans(let set) = test.set.present, set.count == 1 {
      let presence = AbsenceAnalysis.Presence(in: bound.syntax, bound.slots)
      proven = set.contains(true) ? presence.ifTrue : presence.ifFalse
    }
    var open = [test.slot] + proven
    while let slot = open.popLast() {
      guard case .expression = policy.slots[slot].role, let bound = expressions[slot] else {
        continue
      }
      for operand in AbsenceAnalysis.operands(of: bound) where proven.insert(operand).inserted {
        open.append(operand)
      }
    }
    return proven
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
