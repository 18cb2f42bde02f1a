import DecisionTables

/// What a value of a rule file is for: an output of a rule, or the default of a setting.
struct TermTarget {
  /// For messages.
  let name: String
  /// Nil where a fault left it unknown.
  let typing: Typing?
  let step: Step
  /// The rule of the step's decision; nil for defaults.
  var rule: Int?
  var mustBePresent = false
}
