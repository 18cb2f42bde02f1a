import DecisionTables
import RewardedAds

/// The plans of every configuration of one file.
struct DocumentPlans {
  struct Configuration {
    /// Number of the record in NDJSON.
    let record: Int?
    let found: FoundConfiguration
    let plans: [Plan]
    /// For each plan why it is so; none if nobody asked.
    let reasons: [[DecisionReason]]
  }

  struct Skipped {
    let record: Int?
    let skipped: AdDocument.Skipped

    /// That it was skipped, for people.
    func note(in file: String) -> String {
      "\(file): skipped \(skipped.pointer): \(skipped.message)"
    }
  }

  let file: String
  private(set) var configurations: [Configuration] = []
  private(set) var skipped: [Skipped] = []
  /// Texts of the file that are no JSON.
  private(set) var faults: [Diagnostic] = []

  /// What was skipped, for people.
  var notes: [String] { skipped.map { $0.note(in: file) } }

  /// - Throws: ``ToolError/undecided(_:at:)`` where the policy cannot decide.
  init(
    _ source: SourceText, facts: AdFacts, expected: ExpectedRules?, planner: inout Planner
  ) throws(ToolError) {
    try self.init(
      DocumentRecords(reading: source), of: source, facts: facts, expected: expected,
      planner: &planner)
  }

  /// The plans of records that were read from `source`, with reasons if rules are `expected`.
  init(
    _ records: DocumentRecords, of source: SourceText, facts: AdFacts,
    expected: ExpectedRules? = nil, planner: inout Planner
  ) throws(ToolError) {
    file = source.name
    for record in records.records {
      switch record.content {
      case .failure(let error): faults.append(Diagnostic(error, in: source))
      case .success(let document):
        try add(document, record: record.index, facts, expected, &planner)
      }
    }
  }

  private mutating func add(
    _ document: JSONDocument, record: Int?, _ facts: AdFacts, _ expected: ExpectedRules?,
    _ planner: inout Planner
  ) throws(ToolError) {
    let read = AdDocument(reading: document, assumeRewarded: !facts.kinds.isEmpty)
    for found in read.configurations {
      var plans: [Plan] = []
      var reasons: [[DecisionReason]] = []
      for ad in facts.ads(for: found) {
        plans.append(try plan(found, ad, &planner))
        guard let expected else { continue }
        reasons.append(PlanReasons.reasons(planner, found, expecting: expected))
      }
      configurations.append(
        Configuration(record: record, found: found, plans: plans, reasons: reasons))
    }
    skipped += read.skipped.map { Skipped(record: record, skipped: $0) }
  }

  private func plan(
    _ found: FoundConfiguration, _ ad: Ad, _ planner: inout Planner
  ) throws(ToolError) -> Plan {
    do throws(EvaluationError) {
      return try planner.plan(found, for: ad)
    } catch {
      throw .undecided(error, at: found.holder.place)
    }
  }
}
