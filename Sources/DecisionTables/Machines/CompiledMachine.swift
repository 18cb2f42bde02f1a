/// A machine with its tables compiled to trees: made once, shared by every session.
package final class CompiledMachine: Sendable {
  package let machine: Machine
  package let policy: CompiledPolicy
  /// What machines add to a policy comes behind what is there: the decisions and settings from
  /// which on results depend on the step.
  let firstDecision: Int
  let firstSetting: Int
  /// What the decisions and settings of the machine are computed from.
  let needed: Set<Step>

  /// - Parameters:
  ///   - machine: what was bound.
  ///   - base: the policy that the machine belongs to.
  package init(_ machine: Machine, of base: Policy) {
    self.machine = machine
    policy = CompiledPolicy(machine.policy)
    firstDecision = base.decisions.count
    firstSetting = base.settings.count
    needed = CompiledMachine.steps(neededBy: machine.policy, beyond: base)
  }

  private static func steps(neededBy policy: Policy, beyond base: Policy) -> Set<Step> {
    var needed: Set<Step> = []
    var open =
      (base.decisions.count..<policy.decisions.count).map(Step.decision)
      + (base.settings.count..<policy.settings.count).map(Step.setting)
    while let next = open.popLast() {
      for step in policy.dependencies(of: next) where needed.insert(step).inserted {
        open.append(step)
      }
    }
    return needed
  }

  package func event(named name: String) -> Int? {
    machine.events.firstIndex { policy.strings[$0.name] == name }
  }

  package func name(ofEvent event: Int) -> String { policy.strings[machine.events[event].name] }
  package func name(ofAction action: Int) -> String {
    policy.strings[machine.actions[action].name]
  }
  package func name(ofState state: Int) -> String { policy.strings[machine.states[state].name] }

  /// The name of an event, or `timer.NAME`.
  package func name(of occurrence: MachineResult.Occurrence) -> String {
    switch occurrence {
    case .event(let event): name(ofEvent: event)
    case .timer(let timer): policy.strings[machine.timers[timer].occurrence]
    }
  }

  package var rules: [Rule] { machine.policy.decisions[machine.table].rules }
}
