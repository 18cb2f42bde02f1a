import DecisionTables

/// What is wrong with cases.
extension Topic {
  static let cases: [Topic] = [
    Topic(
      id: "case-failed", area: .cases, severity: .error,
      summary: "A case came out otherwise than it says.",
      rationale: "Either the rules or the case are wrong; the caret shows what differs."),
    Topic(
      id: "unknown-decision", area: .cases, severity: .error,
      summary: "A case asks a decision that the policy does not have.",
      rationale: "It can never pass."),
    Topic(
      id: "unknown-machine", area: .cases, severity: .error,
      summary: "A case plays a machine that the policy does not have.",
      rationale: "It can never pass."),
    Topic(
      id: "unknown-event", area: .cases, severity: .error,
      summary: "A case plays an event that the machine does not have.",
      rationale: "It can never pass."),
    Topic(
      id: "unknown-setting", area: .cases, severity: .error,
      summary: "A case names a setting that the policy does not have.",
      rationale: "It can never pass."),
    Topic(
      id: "unknown-output", area: .cases, severity: .error,
      summary: "A case expects an output that the decision does not have.",
      rationale: "It can never pass."),
    Topic(
      id: "unknown-rule", area: .cases, severity: .error,
      summary: "A case expects a rule that the decision does not have.",
      rationale: "It can never pass."),
    Topic(
      id: "unknown-key", area: .cases, severity: .error,
      summary: "A case gives a fact that the policy does not declare.",
      rationale: "It would have no effect, so the case does not test what it says."),
  ]
}
