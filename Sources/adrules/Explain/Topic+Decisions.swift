import DecisionTables

/// Why nothing could be decided.
extension Topic {
  static let decisions: [Topic] = [
    Topic(
      id: "overflow", area: .decisions, severity: .error,
      summary: "A number left the range of exact numbers.",
      rationale:
        "Numbers go from -9223372036854.775808 to 9223372036854.775807. Nothing is decided."),
    Topic(
      id: "division-by-zero", area: .decisions, severity: .error,
      summary: "An expression divides by zero.",
      rationale: "Nothing is decided. Test the divisor in the rule."),
    Topic(
      id: "missing-fact", area: .decisions, severity: .error,
      summary: "A fact that the policy requires was not given.",
      rationale: "Whoever asks has promised it. Nothing is decided."),
    Topic(
      id: "broken-promise", area: .decisions, severity: .error,
      summary: "A fact is outside its declared values or range.",
      rationale: "Whoever asks has promised to keep them. Nothing is decided."),
    Topic(
      id: "several-rules", area: .decisions, severity: .error,
      summary: "Several rules of a unique table match.",
      rationale: "They could contradict each other, so none of them decides. Make their tests "
        + "exclude each other, or write `hitPolicy: first`."),
    Topic(
      id: "disagreeing-rules", area: .decisions, severity: .error,
      summary: "Rules of an any table match whose outputs differ.",
      rationale: "It does not matter which of them decides only as long as they say the same. "
        + "Change their tests or outputs, or write `hitPolicy: first`."),
  ]
}
