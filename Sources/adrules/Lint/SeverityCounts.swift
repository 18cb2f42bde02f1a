import DecisionTables

/// How many findings there are of each severity.
struct SeverityCounts: Sendable {
  private var counts: [Severity: Int] = [:]

  init() {}

  init(_ findings: [Diagnostic]) {
    for finding in findings { counts[finding.severity, default: 0] += 1 }
  }

  subscript(severity: Severity) -> Int { counts[severity] ?? 0 }

  var worst: Severity? { counts.keys.max() }

  static func += (counts: inout SeverityCounts, more: SeverityCounts) {
    counts.counts.merge(more.counts, uniquingKeysWith: +)
  }
}
