import DecisionTables
import RewardedAds

/// What came of examining the records of a block: text to be written, in order.
struct LintedBlock: Sendable {
  /// The findings as the results show them.
  private(set) var findings: [String] = []
  private(set) var counts = SeverityCounts()
  /// What was skipped in the records, as far as it is told.
  private(set) var skipped: [AdDocument.Skipped] = []
  private(set) var moreSkipped = 0
  /// Whether there is a configuration, or something that should be one.
  private(set) var isExamined = false
  /// Why the rest of the block was not examined.
  private(set) var error: ToolError?

  init(_ block: RecordBlock, _ planning: DocumentPlanning) {
    var planning = planning
    if let fault = block.fault { add(DocumentLint(faults: [fault]), planning) }
    do throws(ToolError) {
      for index in block.records.indices {
        add(DocumentLint(try planning.plans(ofRecord: index, in: block)), planning)
      }
    } catch {
      self.error = error
    }
  }

  private mutating func add(_ lint: DocumentLint, _ planning: DocumentPlanning) {
    isExamined = isExamined || lint.isExamined
    let told = lint.skipped.prefix(BlockRun.toldLimit - skipped.count)
    skipped += told.map(\.skipped)
    moreSkipped += lint.skipped.count - told.count
    if lint.findings.isEmpty { return }
    counts += SeverityCounts(lint.findings)
    let reporter = DiagnosticReporter(terminal: planning.terminal)
    findings += reporter.elements(of: lint.findings, writesJSON: planning.writesJSON)
  }
}
