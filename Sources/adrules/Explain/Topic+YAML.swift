import DecisionTables

/// What is wrong with rule files as YAML.
extension Topic {
  static let yaml: [Topic] = [
    Topic(
      id: "file-too-large", area: .rules, severity: .error,
      summary: "The file has more than 4 MiB or 200,000 values.",
      rationale: "Rule files are read as a whole; split it."),
    Topic(
      id: "too-many-faults", area: .rules, severity: .error,
      summary: "What stands behind the first 1,000 faults is not read.",
      rationale: "Mend these first: most of them are one slip, again and again."),
    Topic(
      id: "not-utf8", area: .rules, severity: .error,
      summary: "The file is not UTF-8.",
      rationale: "Save it as UTF-8 without a byte order of UTF-16."),
    Topic(
      id: "control-character", area: .rules, severity: .error,
      summary: "A character that no text needs, or that only looks like the end of a line.",
      rationale: "It could hide what a rule says. In double quotes it can be written as an escape."),
    Topic(
      id: "empty-file", area: .rules, severity: .error,
      summary: "The file holds no value.",
      rationale: "Write a policy, a decision or cases, or delete the file."),
    Topic(
      id: "yaml-depth", area: .rules, severity: .error,
      summary: "Lists and mappings stand in each other more than 64 deep.",
      rationale: "No rule needs that."),
    Topic(
      id: "yaml-several-documents", area: .rules, severity: .error,
      summary: "A second YAML document begins in the file.",
      rationale: "One file holds one thing; give the other one a file of its own."),
    Topic(
      id: "yaml-directive", area: .rules, severity: .error,
      summary: "A directive, a line with `%`, stands before the document.",
      rationale: "It has no meaning here."),
    Topic(
      id: "duplicate-key", area: .rules, severity: .error,
      summary: "A mapping holds a key twice.",
      rationale: "Readers of YAML differ in which one they take."),
    Topic(
      id: "yaml-merge-key", area: .rules, severity: .error,
      summary: "A merge key `<<`.",
      rationale: "It hides what a rule says. Write the keys out."),
    Topic(
      id: "yaml-key", area: .rules, severity: .error,
      summary: "A key that is a list, a mapping or nothing.",
      rationale: "Keys are words."),
    Topic(
      id: "yaml-tag", area: .rules, severity: .error,
      summary: "A tag, like `!!str`.",
      rationale: "Values have the type that the policy declares; perhaps `!=` was meant: write "
        + "`not(…)`."),
    Topic(
      id: "yaml-anchor", area: .rules, severity: .error,
      summary: "An anchor, like `&name`.",
      rationale: "It hides what a rule says. Write the value where it is used."),
    Topic(
      id: "yaml-alias", area: .rules, severity: .error,
      summary: "An alias, like `*name`.",
      rationale: "It hides what a rule says. Write the value out."),
    Topic(
      id: "yaml-flow-comma", area: .rules, severity: .error,
      summary: "Inside `{ }` or `[ ]` a comma ended a text, or a key has no value.",
      rationale: "Put the text in quotes, or write the mapping in lines."),
    Topic(
      id: "yaml-syntax", area: .rules, severity: .error,
      summary: "The file is not YAML, or a plain text cannot begin or go on so.",
      rationale: "The message says what to quote or indent."),
  ]
}
