import DecisionTables
import RewardedAds

/// What came of planning the records of a block: text to be written, in order.
struct PlannedBlock: Sendable {
  /// The plans as the results show them.
  private(set) var configurations: [String] = []
  /// What was skipped in the records, as far as it is told.
  private(set) var skipped: [DocumentPlans.Skipped] = []
  private(set) var moreSkipped = 0
  /// Records that are no JSON texts.
  private(set) var faults: [Diagnostic] = []
  /// Why the rest of the block was not planned.
  private(set) var error: ToolError?

  init(_ block: RecordBlock, _ planning: DocumentPlanning) {
    var planning = planning
    if let fault = block.fault { faults.append(fault) }
    do throws(ToolError) {
      for index in block.records.indices {
        let plans = try planning.plans(ofRecord: index, in: block)
        faults += plans.faults
        configurations += planning.configurations(of: plans)
        let told = plans.skipped.prefix(BlockRun.toldLimit - skipped.count)
        skipped += told
        moreSkipped += plans.skipped.count - told.count
      }
    } catch {
      self.error = error
    }
  }
}
