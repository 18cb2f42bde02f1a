import DecisionTables
import RewardedAds

/// The findings of one ad document: of every kind of ad that its configurations allow.
struct DocumentLint {
  private(set) var findings: [Diagnostic] = []
  let skipped: [DocumentPlans.Skipped]
  /// Whether the file holds a configuration, or something that should be one.
  let isExamined: Bool

  /// Of a file without any JSON text in which configurations are looked for.
  init(faults: [Diagnostic]) {
    findings = faults
    skipped = []
    isExamined = !faults.isEmpty
  }

  init(_ plans: DocumentPlans) {
    skipped = plans.skipped
    isExamined = !plans.configurations.isEmpty || !plans.faults.isEmpty
    findings = plans.faults
    for configuration in plans.configurations {
      findings += DocumentLint.findings(of: configuration.plans)
    }
    findings = findings.withoutRepetitions()
  }

  /// What is found for every kind of ad is certain, what for some is possible.
  private static func findings(of plans: [Plan]) -> [Diagnostic] {
    let kinds = plans.map(\.ad.kind.rawValue)
    var merged: [(finding: PlanFinding, kinds: [String])] = []
    var indices: [FindingKey: Int] = [:]
    for (plan, kind) in zip(plans, kinds) {
      for finding in plan.findings {
        let key = FindingKey(finding.id, finding.place, finding.message)
        if let index = indices[key] {
          if merged[index].kinds.last != kind { merged[index].kinds.append(kind) }
        } else {
          indices[key] = merged.count
          merged.append((finding, [kind]))
        }
      }
    }
    return merged.map { finding, found in
      let isCertain = found.count == kinds.count
      var diagnostic = finding.diagnostic(confidence: isCertain ? .certain : .possible)
      if !isCertain {
        diagnostic.notes.append(Diagnostic.Note("so for \(found.joined(separator: " and "))"))
      }
      return diagnostic
    }
  }
}

/// What makes two findings of one document the same for its reader.
private struct FindingKey: Hashable {
  let id: String
  let range: Range<Int>?
  let message: String

  init(_ id: String, _ place: Place?, _ message: String) {
    self.id = id
    range = place?.range
    self.message = message
  }
}

extension [Diagnostic] {
  fileprivate func withoutRepetitions() -> [Diagnostic] {
    guard count > 1 else { return self }
    var seen: Set<FindingKey> = []
    return filter { seen.insert(FindingKey($0.id, $0.place, $0.message)).inserted }
  }
}
