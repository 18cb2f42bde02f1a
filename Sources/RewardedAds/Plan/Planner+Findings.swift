import DecisionTables

extension Planner {
  func finding(_ finding: Finding, _ found: FoundConfiguration) -> PlanFinding {
    let subject = evaluation.location(of: finding, in: found.document, orElse: found.holder)
    return PlanFinding(
      id: finding.id, severity: PlanFinding.Severity(finding.severity), pointer: subject.pointer,
      message: finding.message, confidence: finding.confidence, place: subject.place,
      clause: finding.rule.clause)
  }

  /// Keys that stand twice in what was read; what a reward's `ext` holds is nobody's business
  /// (RA-30).
  func duplicates(in found: FoundConfiguration) -> [PlanFinding] {
    let extra = found.rwdd?["reward"]?["ext"]?.range
    let read = [found.rwdd?.range, found.imp?.range].compactMap { $0 }
    return found.document.duplicateKeys.filter { key in
      let offset = key.place.range.lowerBound
      return read.contains { $0.contains(offset) } && extra?.contains(offset) != true
    }.map(PlanFinding.init)
  }
}
