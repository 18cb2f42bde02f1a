import DecisionTables
import RewardedAds

/// One run of `plan`: documents in, plans out as they come.
///
/// An error in a single document takes the place of all results, unless some of them are written
/// already. One in a file of one document a line stands beside the plans of the others.
struct PlanRun {
  private var planning: DocumentPlanning
  private var writer: PlanWriter
  private var files: [String] = []
  /// What was skipped, as people read it.
  private var notes: [String] = []
  /// The first error in a record.
  private var fault: ToolError?

  init(_ planning: DocumentPlanning, policy: String, _ context: inout Context) {
    self.planning = planning
    writer = PlanWriter(policy: policy, &context)
  }

  /// Plans the documents in a file.
  mutating func add(_ path: String, _ context: inout Context) throws(ToolError) {
    files.append(path)
    switch try context.documents(path) {
    case .refused(let finding): throw .unusable([finding])
    case .whole(let source): try add(source, &context)
    case .lines(let blocks): try add(blocks, &context)
    }
  }

  private mutating func add(_ source: SourceText, _ context: inout Context) throws(ToolError) {
    let plans = try planning.plans(of: source)
    writer.begin(file: source.name, &context)
    writer.append(planning.configurations(of: plans), &context)
    writer.end(skipped: plans.skipped, &context)
    notes += plans.notes
  }

  private mutating func add(_ blocks: RecordBlocks, _ context: inout Context) throws(ToolError) {
    context.output.bound()
    context.errors.bound()
    writer.begin(file: blocks.name, &context)
    let planning = planning
    var skipped: [DocumentPlans.Skipped] = []
    var more = 0
    defer { writer.end(skipped: skipped, more: more, &context) }
    try BlockRun.run(blocks, &context) { block in
      PlannedBlock(block, planning)
    } take: { planned, context throws(ToolError) in
      let told = planned.skipped.prefix(BlockRun.toldLimit - skipped.count)
      skipped += told
      more += planned.skipped.count - told.count + planned.moreSkipped
      writer.append(planned.configurations, &context)
      report(planned, &context)
      if let error = planned.error { throw error }
    }
    notes += skipped.map { $0.note(in: blocks.name) }
    if more > 0 { notes.append("\(blocks.name): skipped \(more) more") }
  }

  /// Says what is wrong with records, and goes on.
  private mutating func report(_ planned: PlannedBlock, _ context: inout Context) {
    if planned.faults.isEmpty { return }
    ErrorReporter.note(.unusable(planned.faults), &context)
    if fault == nil { fault = .unusable(planned.faults) }
  }

  /// Ends the results; `error` is what ended the run early.
  ///
  /// - Throws: `error` or another one, if it is to take the place of all results.
  func end(_ error: ToolError?, _ context: inout Context) throws(ToolError) -> RunStatus {
    if let error, fault == nil, !context.output.isPartlyWritten {
      context.output.discard()
      throw error
    }
    for note in notes { context.note(note) }
    if let error { ErrorReporter.note(error, &context) }
    let first = fault ?? error
    guard writer.hasPlans else {
      guard let first else { throw .noConfiguration(files: files) }
      ErrorReporter.replaceResults(by: first, &context)
      return .failed
    }
    writer.close(first, &context)
    return first == nil ? .done : .failed
  }
}
