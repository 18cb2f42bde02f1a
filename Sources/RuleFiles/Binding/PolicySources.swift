import DecisionTables

/// All that one policy is made of, as written: after `extends` and `amends` were carried out.
struct PolicySources: Sendable {
  var policy: PolicySyntax
  var decisions: [DecisionSyntax] = []
  var machines: [MachineSyntax] = []
  /// The policies that this one stands on, nearest first.
  var bases: [String] = []
  /// Whether every declaration was read. Otherwise something may only seem to be missing.
  var isComplete = true

  /// The decisions inside machines.
  var namesInMachines: Set<String> {
    Set(decisions.filter { $0.machine != nil }.map(\.name.text))
  }
}
