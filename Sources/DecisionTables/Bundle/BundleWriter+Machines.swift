extension BundleWriter {
  /// A machine behind the policy it belongs to: what it adds to that, then its own records.
  func lines(_ machine: Machine, _ base: Policy) -> [String] {
    var parts = [BundleWords.word(machine.name), word(machine.origin)]
    if let unit = machine.unit { parts += ["unit", BundleWords.word(unit)] }
    var lines = [line("machine", parts + clause(machine.clause) + title(machine.title))]
    lines += (base.strings.count..<policy.strings.count).map(stringLine)
    lines += (base.slots.count..<policy.slots.count).map(slotLine)
    lines += (base.settings.count..<policy.settings.count).flatMap(settingLines)
    lines += (base.decisions.count..<policy.decisions.count).flatMap(decisionLines)
    lines += nameLines(machine)
    lines += machine.effects.map { effectLine($0, machine) }
    lines += machine.findings.map { asked in
      line("asked", [decisions[asked.decision]] + (asked.readsActions ? ["actions"] : []))
    }
    lines += machine.invariants.flatMap(invariantLines)
    return lines + policy.steps.dropFirst(base.steps.count).map(stepLine)
  }

  private func nameLines(_ machine: Machine) -> [String] {
    var lines = machine.states.enumerated().map { index, state in
      line(
        "state",
        [name(state.name)] + (index == machine.initial ? ["initial"] : [])
          + (state.isFinal ? ["final"] : []))
    }
    for event in machine.events {
      lines.append(line("event", [name(event.name)]))
      lines += event.fields.map { field in
        line(
          "field",
          [BundleWords.word(field.name), slots[field.slot]] + words(field.typing)
            + (field.isRequired ? ["required"] : []))
      }
    }
    lines += machine.data.map { datum in
      line(
        "datum",
        [BundleWords.word(datum.name), slots[datum.slot]] + words(datum.typing)
          + (datum.isOptional ? ["optional"] : []))
    }
    lines += machine.clocks.map { clock in
      let condition = clock.condition.map { ["while", decisions[$0]] } ?? []
      return line("clock", [BundleWords.word(clock.name)] + condition + clause(clock.clause))
    }
    lines += machine.timers.map { timer in
      line(
        "timer",
        [
          BundleWords.word(timer.name), BundleWords.word(machine.clocks[timer.clock].name),
          timer.tie.rawValue,
        ] + clause(timer.clause))
    }
    lines += machine.actions.flatMap(actionLines)
    lines.append(line("table", [decisions[machine.table], decisions[machine.start]]))
    lines.append(
      line(
        "step-slots",
        [slots[machine.stateSlot], slots[machine.occurrenceSlot], slots[machine.actionSlot]]))
    return lines
  }

  private func name(_ id: StringID) -> String { BundleWords.word(policy.strings[id]) }

  private func actionLines(_ action: Machine.Action) -> [String] {
    [line("action", [name(action.name)])]
      + action.arguments.map { argument in
        line(
          "argument",
          [BundleWords.word(argument.name)] + words(argument.typing)
            + (argument.isOptional ? ["optional"] : []))
      }
  }

  private func effectLine(_ effect: Machine.Effect, _ machine: Machine) -> String {
    var parts: [String] = []
    parts += effect.sets.flatMap { ["set", BundleWords.word(machine.data[$0].name)] }
    parts += effect.stops.flatMap { ["stop", BundleWords.word(machine.timers[$0].name)] }
    parts += effect.starts.flatMap { ["start", BundleWords.word(machine.timers[$0].name)] }
    parts += effect.actions.flatMap { ["do", name(machine.actions[$0].name)] }
    if let next = effect.next { parts += ["go", name(machine.states[next].name)] }
    return line("effect", parts)
  }

  private func invariantLines(_ invariant: Invariant) -> [String] {
    let form = invariant.form
    let head = line(
      "invariant",
      [BundleWords.word(invariant.id), word(invariant.origin), form.word]
        + clause(invariant.clause) + title(invariant.title))
    return [head] + form.patterns.flatMap { ["pattern"] + $0.map(testLine) }
  }
}

extension Invariant.Form {
  /// How the form is called in a bundle; its patterns follow in order.
  fileprivate var word: String {
    switch self {
    case .never(_, .everywhere): "never"
    case .never(_, .after(_, until: nil)): "never-after"
    case .never(_, .after): "never-between"
    case .never(_, .before): "never-before"
    case .must: "must"
    case .can: "can"
    }
  }

  /// Nil if the patterns are too few or too many.
  init?(_ word: String, _ patterns: [Invariant.Pattern]) {
    switch (word, patterns.count) {
    case ("never", 1): self = .never(patterns[0], .everywhere)
    case ("never-after", 2): self = .never(patterns[0], .after(patterns[1], until: nil))
    case ("never-between", 3): self = .never(patterns[0], .after(patterns[1], until: patterns[2]))
    case ("never-before", 2): self = .never(patterns[0], .before(patterns[1]))
    case ("must", 2): self = .must(when: patterns[0], patterns[1])
    case ("can", 2): self = .can(after: patterns[0], patterns[1])
    default: return nil
    }
  }
}
