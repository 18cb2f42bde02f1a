extension MachineSession {
  /// One step: what happened is shown to the rules, one is chosen, and what it says is done.
  mutating func take(
    _ occurrence: MachineResult.Occurrence, _ fields: [MachineValue], at instant: FixedPoint
  ) throws(MachineError) {
    show(occurrence, fields)
    let before = state
    let firstAction = result.actions.count
    let firstFinding = result.findings.count
    var rule: Int?
    if !compiled.machine.states[state].isFinal {
      do throws(EvaluationError) {
        rule = try chooseRule()
        if let rule { try computeData(rule) }
      } catch {
        throw .evaluation(error)
      }
      if let rule { try carryOut(rule, at: instant) }
      try ask(rule, at: instant, firstAction)
      if let rule { try settle(rule, at: instant) }
    }
    result.steps.append(
      MachineResult.Step(
        at: instant, occurrence: occurrence, rule: rule,
        states: MachineResult.Transition(from: before, to: state),
        actions: firstAction..<result.actions.count,
        findings: firstFinding..<result.findings.count))
  }

  private mutating func show(_ occurrence: MachineResult.Occurrence, _ fields: [MachineValue]) {
    forgetStep()
    forgetFields()
    let machine = compiled.machine
    switch occurrence {
    case .timer(let timer):
      evaluation.put(.string(machine.timers[timer].occurrence), in: machine.occurrenceSlot)
    case .event(let event):
      evaluation.put(.string(machine.events[event].name), in: machine.occurrenceSlot)
      for field in 0..<min(machine.events[event].fields.count, fields.count) {
        evaluation.set(
          machine.events[event].fields[field].slot, to: evaluation.value(fields[field]))
      }
    }
  }

  private mutating func chooseRule() throws(EvaluationError) -> Int? {
    let table = compiled.machine.table
    try evaluation.prepareSteps(before: table)
    let outcome = try evaluation.choose(table)
    evaluation.note(outcome, of: table)
    if case .rule(let rule) = outcome { return rule }
    return nil
  }

  /// Computes every datum that the rule sets, from the old ones.
  private mutating func computeData(_ rule: Int) throws(EvaluationError) {
    let machine = compiled.machine
    for datum in 0..<newData.count {
      newData[datum] = evaluation.values[machine.data[datum].slot]
    }
    for datum in machine.effects[rule].sets {
      newData[datum] = try evaluation.value(ofOutput: datum, rule: rule, of: machine.table)
    }
  }

  /// Stops and starts timers and notes the actions; sees the new data, and leaves the old ones.
  private mutating func carryOut(_ rule: Int, at instant: FixedPoint) throws(MachineError) {
    swapData()
    let effect = compiled.machine.effects[rule]
    for timer in effect.stops { timers[timer] = .off }
    for timer in effect.starts { try start(timer, rule) }
    for action in effect.actions { try add(action, rule, at: instant) }
    swapData()
  }

  /// Exchanges the data with ``newData``.
  private mutating func swapData() {
    for datum in 0..<newData.count {
      let slot = compiled.machine.data[datum].slot
      let value = evaluation.values[slot]
      evaluation.put(newData[datum], in: slot)
      newData[datum] = value
    }
  }

  private mutating func start(_ timer: Int, _ rule: Int) throws(MachineError) {
    let machine = compiled.machine
    let length = try value(ofColumn: machine.column(ofTimer: timer), rule)
    guard let length = length.number else { return }
    if length < .zero {
      let rule = compiled.rules[rule]
      throw .negativeLength(
        timer: machine.timers[timer].name, length: length, rule: rule.id, origin: rule.origin)
    }
    // It ticks once it is known which clocks run.
    timers[timer] = .standing(left: length)
  }

  private mutating func value(ofColumn column: Int, _ rule: Int) throws(MachineError) -> Value {
    do throws(EvaluationError) {
      return try evaluation.value(ofOutput: column, rule: rule, of: compiled.machine.table)
    } catch {
      throw .evaluation(error)
    }
  }

  private mutating func add(
    _ action: Int, _ rule: Int, at instant: FixedPoint
  ) throws(MachineError) {
    let table = compiled.machine.table
    var arguments: [MachineValue] = []
    for argument in compiled.machine.actions[action].arguments {
      let value = try value(ofColumn: argument.column, rule)
      evaluation.put(
        value, in: compiled.machine.policy.decisions[table].outputs[argument.column].slot)
      if case .text(let parts) = compiled.rules[rule].terms[argument.column] {
        arguments.append(.string(evaluation.text(of: parts)))
      } else {
        arguments.append(evaluation.outside(value))
      }
    }
    result.actions.append(
      MachineResult.Action(at: instant, action: action, arguments: arguments))
  }

  /// Lets the new data and the new state hold.
  private mutating func settle(_ rule: Int, at instant: FixedPoint) throws(MachineError) {
    swapData()
    if let next = compiled.machine.effects[rule].next {
      state = next
      showState()
      if compiled.machine.states[next].isFinal {
        for timer in 0..<timers.count { timers[timer] = .off }
      }
    }
    try refreshClocks(at: instant)
  }
}

extension Evaluation {
  mutating func prepareSteps(before table: Int) throws(EvaluationError) {
    own()
    try runSteps(before: table)
  }

  /// Gives a slot its value, whatever its type.
  mutating func put(_ value: Value, in slot: Int) {
    own()
    memory.values[slot] = value
  }

  /// Notes how a table came out in this round.
  mutating func note(_ outcome: Outcome, of table: Int) {
    own()
    memory.outcomes[table] = DatedOutcome(round: round, outcome: outcome)
  }

  /// Makes a table one that has not been evaluated.
  mutating func forgetOutcome(of table: Int) {
    own()
    memory.outcomes[table] = DatedOutcome.none
  }
}
