import DecisionTables
import RewardedAds

extension LintRun {
  /// Examines a JSON document, or skips it if it holds no configuration and is JSON.
  mutating func examine(document source: SourceText, isNamed: Bool) throws(ToolError) {
    do throws(ToolError) {
      guard let lint = try documents.examine(source) else {
        skip(source.name, "it holds no bid, imp or reward configuration", isNamed: isNamed)
        return
      }
      for part in lint.skipped {
        let reason = part.skipped.message
        skip(source.name, at: part.skipped.pointer, reason, isNamed: isNamed)
      }
      guard lint.isExamined else { return }
      report.examined += 1
      report.add(lint.findings)
    } catch .undecided(let error, let place) {
      report.faults.append(.undecided(error, at: place))
    }
  }
}

/// Examines ad documents by a policy, which is read when the first one needs it.
struct DocumentExaminer {
  private let library: PolicyLibrary
  private let arguments: ParsedArguments
  private var planner: (planner: Planner, facts: AdFacts)?

  /// - Throws: where the policy or the kinds of ad that `arguments` name do not exist.
  init(_ arguments: ParsedArguments, _ library: PolicyLibrary) throws(ToolError) {
    self.arguments = arguments
    self.library = library
    if arguments.contains(.policy) || arguments.contains(.ad) { _ = try ready() }
  }

  /// Nil for JSON that has nothing in it which configurations are looked for in.
  mutating func examine(_ source: SourceText) throws(ToolError) -> DocumentLint? {
    let records = DocumentRecords(reading: source)
    guard records.records.contains(where: isAdDocument) else {
      let faults = records.faults(in: source)
      return faults.isEmpty ? nil : DocumentLint(faults: faults)
    }
    var (planner, facts) = try ready()
    return DocumentLint(try DocumentPlans(records, of: source, facts: facts, planner: &planner))
  }

  /// What plans documents, for records that are examined elsewhere.
  mutating func planning(_ context: Context) throws(ToolError) -> DocumentPlanning {
    let (planner, facts) = try ready()
    return DocumentPlanning(
      planner: planner, facts: facts, expected: nil, terminal: context.output.terminal,
      writesJSON: context.writesJSON)
  }

  private func isAdDocument(_ record: DocumentRecords.Record) -> Bool {
    guard case .success(let document) = record.content else { return false }
    return !AdDocument(reading: document, assumeRewarded: arguments.contains(.ad)).isEmpty
  }

  private mutating func ready() throws(ToolError) -> (Planner, AdFacts) {
    if let planner { return planner }
    let policy = try library.policy(arguments)
    let facts = try AdFacts(arguments, policy: policy.policy)
    let made = (try PlanVerb.planner(policy), facts)
    planner = made
    return made
  }
}

extension DocumentRecords {
  /// The texts of `source` that are no JSON.
  fileprivate func faults(in source: SourceText) -> [Diagnostic] {
    records.compactMap { record in
      if case .failure(let error) = record.content { Diagnostic(error, in: source) } else { nil }
    }
  }
}
