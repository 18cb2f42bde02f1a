package import DecisionTables

/// Runs cases on a policy and compares: maps say what must hold, lists are complete and in order.
package struct CaseRunner {
  private let compiled: CompiledPolicy
  private let machines: [CompiledMachine]

  package init(_ compiled: CompiledPolicy) {
    self.compiled = compiled
    machines = compiled.policy.machines.map { CompiledMachine($0, of: compiled.policy) }
  }

  package func run(_ case: CaseSyntax) -> CaseResult {
    switch `case`.asks {
    case .decide(let decision):
      var run = CaseRun(compiled, `case`)
      run.decide(decision)
      return result(of: `case`, run.differences, run.decidedBy)
    case .play(let machine):
      guard let found = machines.first(where: { $0.machine.name == machine.text }) else {
        let known = machines.map(\.machine.name)
        let kind = CaseResult.Difference.Kind.unknownMachine(machine.text, known: known)
        return result(of: `case`, [CaseResult.Difference(kind: kind, place: machine.place)], [])
      }
      var run = PlayRun(found, `case`)
      run.play(machine)
      return result(of: `case`, run.differences, run.decidedBy)
    }
  }

  private func result(
    of case: CaseSyntax, _ differences: [CaseResult.Difference], _ decidedBy: [String]
  ) -> CaseResult {
    CaseResult(
      name: `case`.name, clause: `case`.clause?.text,
      outcome: differences.isEmpty ? .passed : .failed(differences), decidedBy: decidedBy)
  }
}
