import DecisionTables

/// All that one policy is made of, as written: after `extends` and `amends` were carried out.
struct PolicySources: Sendable {
  var policy: PolicySyntax
  var decisions: [DecisionSyntax] = []
  var machines: [Word] = []

  /// Whether a name is that of a machine, or of a decision inside one.
  func isInMachine(_ name: String) -> Bool {
    machines.contains { $0.text == name }
      || decisions.contains { $0.name.text == name && $0.machine != nil }
  }
}
