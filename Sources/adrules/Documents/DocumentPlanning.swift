import DecisionTables
import RewardedAds

/// Plans documents and says how they are written; every thread has one of its own.
struct DocumentPlanning: Sendable {
  var planner: Planner
  let facts: AdFacts
  /// Rules that reasons are asked for, or nil.
  let expected: ExpectedRules?
  let terminal: Terminal
  let writesJSON: Bool

  /// The plans of a file that is read as a whole.
  ///
  /// - Throws: ``ToolError/unusable(_:)`` if some of it is no JSON text.
  mutating func plans(of source: SourceText) throws(ToolError) -> DocumentPlans {
    let plans = try plans(DocumentRecords(reading: source), of: source)
    if !plans.faults.isEmpty { throw .unusable(plans.faults) }
    return plans
  }

  mutating func plans(
    _ records: DocumentRecords, of source: SourceText
  ) throws(ToolError) -> DocumentPlans {
    try DocumentPlans(records, of: source, facts: facts, expected: expected, planner: &planner)
  }

  /// The plans of a record of a block, by its place there.
  mutating func plans(
    ofRecord index: Int, in block: RecordBlock
  ) throws(ToolError) -> DocumentPlans {
    let record = DocumentRecords(
      [block.records[index]], of: block.source, first: block.firstRecord + index)
    return try plans(record, of: block.source)
  }

  /// The configurations of a document as the results show them: text, or elements of a list.
  func configurations(of plans: DocumentPlans) -> [String] {
    if writesJSON {
      return plans.configurations.map {
        JSONListWriter.text(of: PlanReporter.json(of: $0), depth: PlanWriter.documentDepth)
      }
    }
    let reporter = PlanReporter(terminal: terminal)
    return plans.configurations.map { reporter.text(of: $0, in: plans.file) }
  }
}
