import DecisionTables

/// What one run of lint came to.
struct LintReport {
  /// A file, or a part of one, that there was nothing to examine in.
  struct Skipped {
    let file: String
    /// JSON Pointer to the part; nil for all of the file.
    var pointer: String?
    let reason: String
    /// Whether the file was named, and not only found on a walk.
    let isNamed: Bool
  }

  /// How many files were examined.
  var examined = 0
  var skipped: [Skipped] = []
  private(set) var findings: [Diagnostic] = []
  /// What could not be examined at all: the run has failed then, whatever else it found.
  var faults: [ToolError] = []
  /// What was mended.
  var fixes: [Fix] = []
  /// What would be, as patches.
  var patches: [String] = []
  /// Errors in files that were not asked for, by the folder of their policy.
  var elsewhere: [(folder: String, errors: Int)] = []

  /// What was reported, by id, place and message.
  private var known: Set<[String]> = []

  /// Adds findings, each once: what is wrong with a policy shows in those that extend it, too.
  mutating func add(_ more: [Diagnostic]) {
    for finding in more {
      let place = finding.place.map { "\($0.source.name):\($0.range)" } ?? ""
      if known.insert([finding.id, place, finding.message]).inserted { findings.append(finding) }
    }
  }

  func status(_ level: FailLevel) -> RunStatus {
    faults.isEmpty ? level.status(of: findings) : .failed
  }
}
