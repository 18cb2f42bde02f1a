import DecisionTables

/// From which severity on findings make a run end with status 1.
enum FailLevel: String, CaseIterable, Sendable {
  case error, warning, info, never

  func status(of findings: [Diagnostic]) -> RunStatus {
    guard let limit = Severity(rawValue: rawValue) else { return .done }
    return findings.contains { $0.severity >= limit } ? .found : .done
  }
}
