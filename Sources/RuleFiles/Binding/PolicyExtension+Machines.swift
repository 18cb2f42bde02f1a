import DecisionTables

extension PolicyExtension {
  /// A machine of a known name takes its place, or changes it if it amends it.
  mutating func add(_ machines: [MachineSyntax], to sources: inout PolicySources) {
    for machine in machines {
      let index = sources.machines.firstIndex { $0.name.text == machine.name.text }
      if let amends = machine.amends {
        check(amends, sources)
        if let index {
          sources.machines[index] = amend(sources.machines[index], with: machine)
        } else {
          reportNoMachine(machine.name, &sources)
        }
      } else if let index {
        sources.machines[index] = machine
      } else {
        sources.machines.append(machine)
      }
    }
  }

  private mutating func reportNoMachine(_ name: Word, _ sources: inout PolicySources) {
    if sources.isComplete {
      let known = RuleFault.candidates(for: name.text, among: sources.machines.map(\.name.text))
      faults.append(RuleFault(.nothingToAmend(name.text, known: known), at: name.place))
    }
    sources.isComplete = false
  }

  /// Entries replace those of their name, rules those of their id; invariants go by id.
  private mutating func amend(_ base: MachineSyntax, with own: MachineSyntax) -> MachineSyntax {
    var result = base
    result.name = own.name
    result.place = own.place
    result.title = own.title ?? base.title
    result.clause = own.clause ?? base.clause
    result.unit = own.unit ?? base.unit
    if !own.states.isEmpty { result.states = own.states }
    result.initial = own.initial ?? base.initial
    if !own.final.isEmpty { result.final = own.final }
    result.events = replacing(base.events, with: own.events, \.name.text)
    result.data = replacing(base.data, with: own.data, \.name.text)
    result.clocks = replacing(base.clocks, with: own.clocks, \.name.text)
    result.timers = replacing(base.timers, with: own.timers, \.name.text)
    result.actions = replacing(base.actions, with: own.actions, \.name.text)
    result.settings = replacing(base.settings, with: own.settings, \.name.text)
    result.inputs = replacing(base.inputs, with: own.inputs, \.name.text)
    var rules = RuleAmendment(base.rules)
    let invariants = Set(base.invariants.map(\.id.text))
    let removed = Set(own.removed.map(\.text))
    for word in own.removed where !invariants.contains(word.text) { rules.remove(word) }
    rules.place(own.rules)
    faults += rules.faults
    result.rules = rules.result
    result.invariants = replacing(
      base.invariants.filter { !removed.contains($0.id.text) }, with: own.invariants, \.id.text)
    return result
  }
}
