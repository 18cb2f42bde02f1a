import DecisionTables
import RuleFiles

/// What there is to say about an id that the tool prints: one page, or a part of one.
struct Topic {
  /// What a finding is about, or who reports it.
  enum Area: String, CaseIterable {
    case policy = "configurations, by the rules of the policy"
    case documents = "ad documents"
    case rules = "rule files"
    case tables = "decision tables"
    case cases = "cases"
    case decisions = "decisions"
    case commandLine = "the command line"
  }

  /// Something that is reported, and what is said about it; or something that is not.
  struct Example {
    let text: String
    let result: String
  }

  /// A rule of a policy that makes the finding.
  struct Source {
    let rule: Rule
    let severity: Severity
    let message: String
  }

  let id: String
  let area: Area
  /// The worst that the finding can be.
  let severity: Severity
  /// What is wrong, in a sentence.
  let summary: String
  /// Why that matters, or what to do.
  let rationale: String
  var clause: String?
  var sources: [Source] = []
  var examples: [Example] = []
}

extension Topic {
  /// What is known without a policy. A new set of ids is added here, and nowhere else.
  static let builtIn =
    documents + ruleFiles + yaml + tables + cases + decisions + commandLine

  /// The checks of tables explain themselves.
  private static let tables =
    LintCheck.all.map { check in
      Topic(
        id: check.id, area: .tables, severity: check.severity, summary: check.summary,
        rationale: check.rationale + (check.fix.map { " Fix: \($0)" } ?? ""),
        examples: check.examples.map { example in
          let subjects = example.subjects.inBackticks
          return Example(
            text: example.files, result: subjects.isEmpty ? "no finding" : "a finding: \(subjects)")
        })
    } + [
      Topic(
        id: LintCheck.incompleteID, area: .tables, severity: .info,
        summary: "A check gave up on a table.",
        rationale: "The table has too many combinations of values; other checks still hold."),
      Topic(
        id: Allowance.unusedID, area: .tables, severity: .warning,
        summary: "An `allow` allows nothing.",
        rationale: "What it allowed was mended, or it stands at another place than the finding. "
          + "Left there it would hide the next one."),
    ]
}
