package import DecisionTables

/// Something in a configuration, or around it, that somebody should know.
///
/// Most are rules of the policy; others say that a value has the wrong shape, or that something
/// stands where it is not read (RA-1, RA-2).
public struct PlanFinding: Equatable, Sendable {
  /// Stable, for machines: `long-lock`.
  public let id: String
  /// How bad it is.
  public let severity: Severity
  /// JSON Pointer (RFC 6901) of what the finding is about, or of the nearest thing that is there.
  public let pointer: String
  /// For people, on one line; the wording may change.
  public let message: String
  /// Nil where the policy leaves it open.
  package let confidence: Confidence?
  package let place: Place
  package let clause: String?
}

extension PlanFinding {
  init(_ finding: ContainerFinding) {
    self.init(
      id: finding.id, severity: Severity(finding.severity), pointer: finding.pointer,
      message: finding.message, confidence: finding.confidence, place: finding.subject.place,
      clause: nil)
  }

  init(_ finding: ShapeFinding) {
    let diagnostic = finding.diagnostic
    self.init(
      id: diagnostic.id, severity: Severity(diagnostic.severity), pointer: finding.pointer,
      message: diagnostic.message, confidence: .certain, place: finding.place, clause: nil)
  }

  init(_ key: JSONDuplicateKey) {
    self.init(
      id: "duplicate-key", severity: .warning, pointer: key.pointer,
      message: "`\(Words.excerpt(key.key))` stands in this object before; the last one counts",
      confidence: .certain, place: key.place, clause: nil)
  }

  /// The finding for programs and people alike; `confidence` where the policy leaves it open.
  package func diagnostic(confidence: Confidence) -> Diagnostic {
    Diagnostic(
      id: id, severity: DecisionTables.Severity(severity), message: message, at: place,
      confidence: self.confidence ?? confidence, pointer: pointer)
  }
}
