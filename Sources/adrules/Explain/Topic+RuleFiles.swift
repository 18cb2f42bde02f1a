import DecisionTables

/// What is wrong with rule files.
extension Topic {
  static let ruleFiles: [Topic] = [
    Topic(
      id: "unknown-file", area: .rules, severity: .error,
      summary: "A YAML file is neither a policy nor a decision, a machine or cases.",
      rationale: "What a file is its content says: a key `policy`, `decision` or `machine`, or a "
        + "list of cases."),
    Topic(
      id: "unknown-key", area: .rules, severity: .error,
      summary: "A mapping has a key that the language does not have there, or an output that the "
        + "decision does not have.",
      rationale: "What is not read would silently mean nothing. The message names the keys that "
        + "there are."),
    Topic(
      id: "missing-key", area: .rules, severity: .error,
      summary: "A key that must be there is not.",
      rationale: "Without it the thing has no name or no meaning."),
    Topic(
      id: "useless-key", area: .rules, severity: .error,
      summary: "A key has no meaning beside the others.",
      rationale: "It would be ignored; leave it out, or the one that excludes it."),
    Topic(
      id: "unknown-check", area: .rules, severity: .error,
      summary: "`allow` names a check that there is not.",
      rationale: "Without arguments `adrules explain` lists the checks of decision tables."),
    Topic(
      id: "empty-reason", area: .rules, severity: .error,
      summary: "`allow` does not say why a finding is meant.",
      rationale: "Who reads the rule next must be able to judge whether that still holds."),
    Topic(
      id: "dead-alternative", area: .rules, severity: .warning,
      summary: "One test of a list adds nothing: the others match all that it matches.",
      rationale: "Something else was meant, or it is said twice. Fix: removes it from the list."),
    Topic(
      id: "wrong-node", area: .rules, severity: .error,
      summary: "A list, a mapping or a word stands where another is expected.",
      rationale: "The message says what belongs there."),
    Topic(
      id: "unknown-word", area: .rules, severity: .error,
      summary: "A type, a hit policy or a flag that is none.",
      rationale: "The message names those that there are."),
    Topic(
      id: "comment-in-text", area: .rules, severity: .warning,
      summary: "A space and `#` cut an unquoted sentence short.",
      rationale: "YAML takes the rest for a comment. Put the whole text in quotes."),
    Topic(
      id: "invalid-name", area: .rules, severity: .error,
      summary: "A name with a hyphen or another character that names cannot have, or a word of the "
        + "language.",
      rationale: "A hyphen would be a minus in expressions. Use letters, digits and underscores; "
        + "join words like `postReward`."),
    Topic(
      id: "repeated-name", area: .rules, severity: .error,
      summary: "Two things have one name, or two rules of a table one id.",
      rationale: "Nobody could tell them apart. The note shows the first."),
    Topic(
      id: "unknown-name", area: .rules, severity: .error,
      summary: "A name that is not declared, or not seen from here.",
      rationale: "Only declared inputs, settings, outputs and computed inputs can be read."),
    Topic(
      id: "unreadable-name", area: .rules, severity: .error,
      summary: "A name that is known but has no value here.",
      rationale:
        "An element of a list is seen only by decisions with `each`; an object or a list by "
        + "its presence only."),
    Topic(
      id: "cycle", area: .rules, severity: .error,
      summary: "Settings, decisions or computed inputs need each other; or policies extend each "
        + "other.",
      rationale: "None of them could be computed first."),
    Topic(
      id: "too-many", area: .rules, severity: .error,
      summary: "A policy or a decision holds more than the language allows.",
      rationale: "Checks compare rules with each other; split the decision, or read a list."),
    Topic(
      id: "no-policy", area: .rules, severity: .error,
      summary: "The folder has no file with a key `policy`.",
      rationale: "A policy is a folder with exactly one such file, `policy.yaml`."),
    Topic(
      id: "several-policies", area: .rules, severity: .error,
      summary: "The folder has two files with a key `policy`.",
      rationale: "A folder holds one policy. Give the other one a folder of its own."),
    Topic(
      id: "unsupported-language", area: .rules, severity: .error,
      summary: "The policy is written in a language version that is not known.",
      rationale: "This version reads `language: 1`."),
    Topic(
      id: "unknown-policy", area: .rules, severity: .error,
      summary: "The policy that is extended is not there, or extends too many others.",
      rationale: "It must be in a folder of its name beside this one."),
    Topic(
      id: "nothing-to-amend", area: .rules, severity: .error,
      summary: "`amends` names no decision of the extended policy, or the policy extends none.",
      rationale: "Only what an extended policy declares can be amended."),
    Topic(
      id: "unknown-rule", area: .rules, severity: .error,
      summary: "`before`, `after` or `remove` names a rule that the table does not have.",
      rationale: "Perhaps the extended policy renamed it."),
    Topic(
      id: "empty-table", area: .rules, severity: .error,
      summary: "A decision has neither rules nor default outputs.",
      rationale: "It could never decide anything."),
    Topic(
      id: "no-priority", area: .rules, severity: .error,
      summary: "A table of `priority` or `outputOrder` does not say which outputs come first.",
      rationale:
        "The order of an output's `values` is the order of the rules, so some output needs "
        + "`values`, and every rule gives one of them as it is written there."),
    Topic(
      id: "repeated-action", area: .rules, severity: .error,
      summary: "A rule of a machine does one action twice.",
      rationale: "An action and its arguments stand for one thing that is done in a step."),
    Topic(
      id: "each-needs-collect", area: .rules, severity: .error,
      summary: "A decision with `each` has a hit policy that takes one rule.",
      rationale: "Each element gives results of its own: write `hitPolicy: collect`, or one of its "
        + "kin."),
    Topic(
      id: "not-a-findings-decision", area: .rules, severity: .error,
      summary: "A decision that `findings` names cannot give findings.",
      rationale:
        "It needs a hit policy that gives a list, as `collect` does, and the outputs `severity` and `message`."
    ),
    Topic(
      id: "unparsable-cell", area: .rules, severity: .error,
      summary: "A test is none that the language knows.",
      rationale: "A cell is a value, a comparison, an interval, `present`, `absent`, `not(…)` or "
        + "`starts(…)`, or a list of them."),
    Topic(
      id: "unparsable-expression", area: .rules, severity: .error,
      summary: "An expression cannot be read.",
      rationale:
        "The caret shows where: comparisons use one `=`, and conditions are joined by `and` "
        + "and `or`."),
    Topic(
      id: "type-mismatch", area: .rules, severity: .error,
      summary: "A value, a test or an operand has another type than its place takes.",
      rationale: "A string and a number are never equal, so the rule could not mean what it says."),
    Topic(
      id: "unit-mismatch", area: .rules, severity: .error,
      summary: "Numbers of different units are compared or added.",
      rationale: "Seconds and milliseconds do not go together; convert one of them by a factor."),
    Topic(
      id: "unlisted-value", area: .rules, severity: .error,
      summary: "A value that the input or output does not list.",
      rationale: "The test could never hold, or the output would surprise who reads it."),
    Topic(
      id: "missing-output", area: .rules, severity: .error,
      summary: "A rule does not give an output that is not optional.",
      rationale: "Who asks would get nothing. Give it, or declare the output `optional: true`."),
    Topic(
      id: "may-be-absent", area: .rules, severity: .error,
      summary: "An output that is not optional could be left without value.",
      rationale: "What it is computed from may be absent. Test that in the rule, or use `orElse`."),
    Topic(
      id: "unclosed-placeholder", area: .rules, severity: .error,
      summary: "A text has `{` without `}`.",
      rationale: "A name in braces is filled in; a brace itself is written `{{`."),
  ]
}
