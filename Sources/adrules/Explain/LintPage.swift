import DecisionTables

/// `spec/lint-checks.md`: every check of decision tables, with its examples.
enum LintPage {
  static func text(_ checks: [LintCheck]) -> String {
    """
    # The checks of decision tables

    <!-- Written by `make generate` from the checks themselves; a test compares. -->

    What `adrules lint` finds in tables that load. `adrules explain ID` shows one of these pages;
    faults of rule files are listed in section 13 of [rule-language.md](rule-language.md). A finding
    that is meant is left out with `allow` and a reason. The examples are tests: each is a decision
    in a policy with the inputs `n` (an integer), `b` (a boolean) and `percent` (an integer from 0
    to 100), and `color` (red, green or blue) where it is named.

    | check | severity | what holds without a finding | fix |
    | --- | --- | --- | --- |

    """ + checks.map(row).joined() + checks.map(section).joined()
  }

  private static func row(_ check: LintCheck) -> String {
    "| [`\(check.id)`](#\(check.id)) | \(check.severity.rawValue) | \(check.summary) | "
      + "\(check.fix == nil ? "" : "yes") |\n"
  }

  private static func section(_ check: LintCheck) -> String {
    let prose = [
      "Severity: \(check.severity.rawValue). \(check.summary)", check.rationale,
      check.fix.map { "**Fix:** \($0)" }, check.limits.map { "**Not decided:** \($0)" },
    ]
    let paragraphs = prose.compactMap(\.self).map { "\n" + wrapped($0) }.joined()
    return "\n## \(check.id)\n" + paragraphs + check.examples.map(example).joined()
  }

  private static func example(_ example: LintCheck.Example) -> String {
    let subjects = example.subjects.inBackticks
    let label = subjects.isEmpty ? "No finding:" : "A finding about \(subjects):"
    return "\n\(label)\n\n```yaml\n\(example.files)\n```\n"
  }

  private static func wrapped(_ text: String) -> String {
    let words = text.split(separator: "\n").joined(separator: " ")
    return TextWrap.lines(of: words, columns: 100).joined(separator: "\n") + "\n"
  }
}
