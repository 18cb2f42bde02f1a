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
  /// Findings in files of one document a line.
  private(set) var records = RecordFindings()
  /// The list that findings are written to as they come, if they are, for programs.
  private(set) var list: JSONListWriter?
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

  /// The findings to come are those in a file of one document a line.
  mutating func begin(recordsOf file: String) { records.begin(file: file) }

  /// Adds findings of the file that was begun last; writes them if they are too many to be kept.
  mutating func add(_ block: LintedBlock, _ context: inout Context) {
    records.add(block.findings, block.counts)
    guard records.isOverLimit else { return }
    context.output.bound()
    guard context.writesJSON else {
      for text in records.take() { context.output.write(text) }
      return
    }
    var list = list ?? LintReporter.list(&context.output)
    list.append(records.take(), &context.output)
    self.list = list
  }

  /// Those of records that are not written yet, and `shown` of the others, as the results show them,
  /// in the order of places.
  func elements(
    of shown: [Diagnostic], _ reporter: DiagnosticReporter, writesJSON: Bool
  ) -> [String] {
    var elements: [String] = []
    var rest = shown.sortedByPlace()[...]
    for (name, texts) in records.files.sorted(by: { $0.name < $1.name }) {
      let before = rest.prefix { ($0.place?.source.name ?? "") < name }
      elements += reporter.elements(of: Array(before), writesJSON: writesJSON) + texts
      rest = rest.dropFirst(before.count)
    }
    return elements + reporter.elements(of: Array(rest), writesJSON: writesJSON)
  }

  var counts: SeverityCounts {
    var counts = records.counts
    counts += SeverityCounts(findings)
    return counts
  }

  func status(_ level: FailLevel) -> RunStatus {
    faults.isEmpty ? level.status(of: counts) : .failed
  }
}
