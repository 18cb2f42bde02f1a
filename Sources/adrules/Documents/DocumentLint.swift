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
    for (plan, kind) in zip(plans, kinds) {
      for finding in plan.findings {
        if let index = merged.firstIndex(where: { $0.finding.isSame(as: finding) }) {
          if !merged[index].kinds.contains(kind) { merged[index].kinds.append(kind) }
        } else {
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

extension PlanFinding {
  fileprivate func isSame(as other: PlanFinding) -> Bool {
    id == other.id && message == other.message && place == other.place
  }
}

extension [Diagnostic] {
  fileprivate func withoutRepetitions() -> [Diagnostic] {
    var seen: Set<[String]> = []
    return filter { finding in
      let place = finding.place.map { "\($0.range)" } ?? ""
      return seen.insert([finding.id, place, finding.message]).inserted
    }
  }
}
