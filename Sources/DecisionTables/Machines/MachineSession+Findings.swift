extension MachineSession {
  /// Asks the findings decisions about a step: they see state and data as they were, and what is
  /// done. One that reads what is done is asked for each action, the others once.
  mutating func ask(
    _ rule: Int?, at instant: FixedPoint, _ firstAction: Int
  ) throws(MachineError) {
    guard !compiled.machine.findings.isEmpty else { return }
    for asked in compiled.machine.findings where !asked.readsActions {
      try ask(asked.decision, at: instant)
    }
    hideActions()
    guard let rule else { return }
    for action in compiled.machine.effects[rule].actions {
      try show(action, rule)
      for asked in compiled.machine.findings where asked.readsActions {
        evaluation.forgetOutcome(of: asked.decision)
        try ask(asked.decision, at: instant)
      }
      hideActions()
    }
  }

  /// Arguments were computed from the new data, so they are taken from what was done.
  private mutating func show(_ action: Int, _ rule: Int) throws(MachineError) {
    let machine = compiled.machine
    evaluation.put(.string(machine.actions[action].name), in: machine.actionSlot)
    guard let done = result.actions.last(where: { $0.action == action }) else { return }
    for (argument, value) in zip(machine.actions[action].arguments, done.arguments) {
      let slot = machine.policy.decisions[machine.table].outputs[argument.column].slot
      evaluation.put(evaluation.value(value), in: slot)
    }
  }

  private mutating func hideActions() {
    let machine = compiled.machine
    evaluation.put(.missing, in: machine.actionSlot)
    for action in machine.actions {
      for argument in action.arguments {
        let slot = machine.policy.decisions[machine.table].outputs[argument.column].slot
        evaluation.put(.missing, in: slot)
      }
    }
  }

  private mutating func ask(_ decision: Int, at instant: FixedPoint) throws(MachineError) {
    do throws(EvaluationError) {
      try evaluation.decide(decision)
    } catch {
      throw .evaluation(error)
    }
    guard !evaluation.hits(of: decision).isEmpty else { return }
    for finding in evaluation.findings(of: decision) {
      result.findings.append(
        MachineResult.Finding(
          at: instant, id: finding.id, severity: finding.severity, message: finding.message))
    }
  }
}
