package import DecisionTables

/// Runs cases on a policy and compares: maps say what must hold, lists are complete and in order.
package struct CaseRunner {
  private let compiled: CompiledPolicy

  package init(_ compiled: CompiledPolicy) {
    self.compiled = compiled
  }

  package func run(_ case: CaseSyntax) -> CaseResult {
    guard case .decide(let decision) = `case`.asks, !`case`.isOfMachine else {
      return CaseResult(
        name: `case`.name, clause: `case`.clause?.text, outcome: .skipped, decidedBy: [])
    }
    var run = CaseRun(compiled, `case`)
    run.decide(decision)
    return CaseResult(
      name: `case`.name, clause: `case`.clause?.text,
      outcome: run.differences.isEmpty ? .passed : .failed(run.differences),
      decidedBy: run.decidedBy)
  }
}
