package import DecisionTables

extension PlanFinding {
  /// How bad a finding is; the order is that of the cases.
  public enum Severity: CaseIterable, Comparable, Sendable {
    /// Good to know.
    case info
    /// Probably not meant so.
    case warning
    /// Wrong: something of it does not count.
    case error
    /// Hides, traps or surprises the person in front of the screen.
    case harm
  }
}

extension PlanFinding.Severity {
  init(_ severity: DecisionTables.Severity) {
    switch severity {
    case .info: self = .info
    case .warning: self = .warning
    case .error: self = .error
    case .harm: self = .harm
    }
  }
}

extension DecisionTables.Severity {
  /// The same severity of a diagnostic.
  package init(_ severity: PlanFinding.Severity) {
    switch severity {
    case .info: self = .info
    case .warning: self = .warning
    case .error: self = .error
    case .harm: self = .harm
    }
  }
}
