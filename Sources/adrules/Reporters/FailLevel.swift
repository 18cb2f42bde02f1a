import DecisionTables

/// From which severity on findings make a run end with status 1.
enum FailLevel: String, CaseIterable, Sendable {
  case error, warning, info, never

  func status(of counts: SeverityCounts) -> RunStatus {
    guard let limit = Severity(rawValue: rawValue), let worst = counts.worst else { return .done }
    return worst >= limit ? .found : .done
  }
}
