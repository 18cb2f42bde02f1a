import DecisionTables

/// The tables of a machine: its rules, the first values of its data, and its clocks.
extension MachineBinder {
  /// The first values of the data: from facts alone, since nothing has happened yet.
  mutating func bindStart(_ scope: Scope) {
    let index = addDecision("\(syntax.name.text).start", Word("", at: syntax.name.place))
    machine.start = index
    var rule = Rule(
      id: "start", tests: [], terms: [], origin: syntax.name.place.origin)
    var start = binder.policy.decisions[index]
    for (datum, written) in zip(machine.data, syntax.data) {
      start.outputs.append(
        Output(
          name: datum.name, typing: datum.typing, isOptional: datum.isOptional, slot: datum.slot))
      let target = TermTarget(
        name: datum.name, typing: binder.typing(of: datum.slot), step: .decision(index),
        mustBePresent: !datum.isOptional)
      rule.terms.append(
        written.initial.flatMap { binder.term($0, target, in: scope) } ?? .absent)
    }
    start.rules = [rule]
    binder.update { $0.decisions[index] = start }
  }

  mutating func bindClocks(_ scope: Scope) {
    for clock in machine.clocks.indices {
      guard let written = syntax.clocks.first(where: { $0.name.text == machine.clocks[clock].name })
      else { continue }
      machine.clocks[clock].clause = written.clause?.text
      guard !written.when.isEmpty else { continue }
      let name = "\(syntax.name.text).clock.\(written.name.text)"
      let index = addDecision(name, Word("", at: written.name.place))
      machine.clocks[clock].condition = index
      let tests = binder.tests(written.when, in: scope) ?? []
      let rule = Rule(
        id: "runs", clause: written.clause?.text, tests: tests, terms: [],
        origin: written.name.place.origin)
      binder.update { $0.decisions[index].rules = [rule] }
    }
  }

  mutating func bindTable() {
    let table = machine.table
    ruleScope = binder.scope
    let named = binder.bindExpressions(syntax.inputs, table, &ruleScope)
    binder.update { policy in
      policy.decisions[table].title = syntax.title
      policy.decisions[table].clause = syntax.clause?.text
      policy.decisions[table].outputs = outputs
      policy.decisions[table].expressions = named
    }
    bindDefaults()
    for rule in syntax.rules { bind(rule) }
    binder.checkRuleNames(syntax.rules)
  }

  private mutating func bindDefaults() {
    for action in machine.actions {
      let written = syntax.actions.first { $0.name.text == name(action.name) }
      for (argument, entry) in zip(action.arguments, written?.arguments ?? []) {
        guard let node = entry.fallback else { continue }
        defaults[argument.column] =
          binder.term(node, target(argument.column, entry.name.text), in: ruleScope) ?? .absent
      }
    }
  }

  private func target(_ column: Int, _ name: String, rule: Int? = nil) -> TermTarget {
    TermTarget(
      name: name, typing: binder.typing(of: outputs[column].slot),
      step: .decision(machine.table), rule: rule, mustBePresent: !outputs[column].isOptional)
  }

  private mutating func bind(_ written: RuleSyntax) {
    let effect = written.effect ?? EffectSyntax()
    let index = machine.effects.count
    let tests = binder.tests(stepTests(effect) + written.when, in: ruleScope)
    var terms = Array(repeating: Term.absent, count: outputs.count)
    var result = Machine.Effect()
    let firstPending = binder.pending.count
    bindSets(effect.sets, index, &result, &terms)
    let changes = changes(result.sets, terms)
    let firstLater = binder.pending.count
    bindTimers(effect, index, &result, &terms)
    bindActions(effect.actions, written, index, &result, &terms)
    for pending in firstLater..<binder.pending.count { binder.pending[pending].changes = changes }
    if let word = effect.next {
      result.next = self.index(of: word, in: machine.states.map { name($0.name) }, "state")
    }
    if tests == nil {
      binder.faulty.insert(.decision(machine.table))
      binder.pending.removeLast(binder.pending.count - firstPending)
    }
    machine.effects.append(result)
    let rule = Rule(
      id: written.id.text, title: written.title, clause: written.clause?.text, tests: tests ?? [],
      terms: terms, origin: written.id.place.origin)
    binder.update { [table = machine.table] in $0.decisions[table].rules.append(rule) }
  }

  private func stepTests(_ effect: EffectSyntax) -> [TestSyntax] {
    let state = effect.state.map { TestSyntax(name: Word("state", at: $0.place), cell: $0) }
    let occurrence = effect.occurrence.map { TestSyntax(name: Word("on", at: $0.place), cell: $0) }
    return [state, occurrence].compactMap(\.self)
  }

  private mutating func bindSets(
    _ sets: [TermSyntax], _ rule: Int, _ effect: inout Machine.Effect, _ terms: inout [Term]
  ) {
    for set in sets {
      guard let datum = index(of: set.output, in: machine.data.map(\.name), "datum") else {
        continue
      }
      effect.sets.append(datum)
      let target = target(datum, set.output.text, rule: rule)
      terms[datum] = binder.term(set.value, target, in: ruleScope) ?? .absent
    }
  }

  /// What is known of the data behind a rule that sets some: those that may be absent then.
  private func changes(_ sets: [Int], _ terms: [Term]) -> [PolicyBinder.DataChange] {
    sets.filter { machine.data[$0].isOptional }.map { datum in
      let isConstant = if case .constant = terms[datum] { true } else { false }
      return PolicyBinder.DataChange(slot: machine.data[datum].slot, isPresent: isConstant)
    }
  }

  private mutating func bindTimers(
    _ written: EffectSyntax, _ rule: Int, _ effect: inout Machine.Effect, _ terms: inout [Term]
  ) {
    let names = machine.timers.map(\.name)
    for word in written.stops {
      if let timer = index(of: word, in: names, "timer") { effect.stops.append(timer) }
    }
    for start in written.starts {
      guard let timer = index(of: start.output, in: names, "timer") else { continue }
      effect.starts.append(timer)
      let column = machine.column(ofTimer: timer)
      let target = target(column, start.output.text, rule: rule)
      terms[column] = binder.term(start.value, target, in: ruleScope) ?? .absent
    }
  }

  private mutating func bindActions(
    _ actions: [DoSyntax], _ rule: RuleSyntax, _ index: Int, _ effect: inout Machine.Effect,
    _ terms: inout [Term]
  ) {
    for written in actions {
      let names = machine.actions.map { name($0.name) }
      guard let action = self.index(of: written.name, in: names, "action") else { continue }
      if effect.actions.contains(action) {
        binder.report(.repeatedAction(written.name.text), at: written.name.place)
        continue
      }
      effect.actions.append(action)
      bindArguments(written, machine.actions[action], rule, index, &terms)
    }
  }

  private mutating func bindArguments(
    _ written: DoSyntax, _ action: Machine.Action, _ rule: RuleSyntax, _ index: Int,
    _ terms: inout [Term]
  ) {
    let what = "`\(written.name.text)`"
    let names = action.arguments.map(\.name)
    for given in written.arguments where !names.contains(given.output.text) {
      let known = RuleFault.candidates(for: given.output.text, among: names)
      binder.report(
        .unknownKey(given.output.text, of: what, known: known), at: given.output.place)
    }
    for argument in action.arguments {
      if let given = written.arguments.first(where: { $0.output.text == argument.name }) {
        let target = target(argument.column, argument.name, rule: index)
        terms[argument.column] = binder.term(given.value, target, in: ruleScope) ?? .absent
      } else if let fallback = defaults[argument.column] {
        terms[argument.column] = fallback
      } else if !argument.isOptional, binder.isComplete {
        binder.report(
          .missingOutput(argument.name, rule: "\(what) of rule `\(rule.id.text)`"),
          at: written.name.place)
      }
    }
  }
}
