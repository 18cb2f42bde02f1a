/// One thing that can be wrong with a table that loads: what it is, why it matters, examples.
///
/// The examples are the check's tests, its page in `spec/lint-checks.md` and what
/// `adrules explain` prints.
package struct LintCheck: Sendable {
  /// A small table, as the rules of a decision file, and what the check says about it.
  package struct Example: Sendable {
    /// A policy with one decision, as YAML documents separated by `---`.
    package let files: String
    /// The ids of the rules, inputs or settings that findings are about; empty: it is silent.
    package let subjects: [String]

    package init(_ files: String, findings subjects: [String]) {
      self.files = files
      self.subjects = subjects
    }
  }

  package let id: String
  package let severity: Severity
  /// What holds when there is no finding.
  package let summary: String
  package let rationale: String
  /// What `--fix` does about a finding; nil: nothing.
  package let fix: String?
  /// What the check cannot say; nil: it decides everything.
  package let limits: String?
  package let examples: [Example]
  let find: @Sendable (PolicyAnalysis) -> [AnalysisFinding]

  init(
    id: String, severity: Severity, summary: String, rationale: String, fix: String? = nil,
    limits: String? = nil, examples: [Example],
    find: @escaping @Sendable (PolicyAnalysis) -> [AnalysisFinding]
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.fix = fix
    self.limits = limits
    self.examples = examples
    self.find = find
  }

  /// In the order in which a table is usually mended.
  package static let all: [LintCheck] = [
    .testOutOfRange, .testAlwaysHolds, .missingRule, .overlappingRules, .conflictingRules,
    .shadowedRule,
    .duplicateRule, .redundantRule, .mergeableRules, .constantOutput, .unusedInput,
    .unusedSetting, .unusedOutput, .valueNotToldApart, .needlessDefault,
  ]

  /// What checks that search for an input cannot say.
  static let searchLimits =
    "a table for which 50,000 steps of search are not enough is reported as `analysis-incomplete`."

  /// Says that a check gave up.
  package static let incompleteID = "analysis-incomplete"
}

/// What a check found: facts, and the sentence that it makes of them.
package struct AnalysisFinding: Sendable {
  package var check: String
  package var severity: Severity
  /// What it is about: a rule, input or setting by its name.
  package let subject: String
  /// The name under which it was declared, where that says more than the subject.
  package let name: String
  package let message: String
  /// Where it is; nil for an input or output, whose declaration the policy does not remember.
  package let origin: Origin?
  /// Other places with what they have to do with it.
  package var notes: [(message: String, origin: Origin?)]
  /// The name whose test the finding is about.
  package var tested: String?
  /// The rule that could take the finding's one in.
  package var merge: Merge?

  package struct Merge: Sendable {
    /// The rule's id.
    package let id: String
    package let partner: Origin
    /// The test of both rules, as alternatives.
    package let alternatives: [String]
  }

  init(
    _ subject: String, named name: String? = nil, at origin: Origin?, _ message: String,
    notes: [(message: String, origin: Origin?)] = []
  ) {
    check = ""
    severity = .info
    self.subject = subject
    self.name = name ?? subject
    self.message = message
    self.origin = origin
    self.notes = notes
  }
}
