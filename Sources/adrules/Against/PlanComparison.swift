import DecisionTables
import RewardedAds

/// What changes for the user of one kind of ad.
struct PlanComparison {
  /// Nil if the ad could not be of this kind before.
  let old: Plan?
  /// Nil if it cannot be any more.
  let new: Plan?
  /// What the ad does otherwise; empty for a kind that is new or gone.
  let changes: [PlanChange]
  let goneFindings: [PlanFinding]
  let newFindings: [PlanFinding]

  init(old: Plan?, new: Plan?) {
    self.old = old
    self.new = new
    guard let old, let new else {
      changes = []
      goneFindings = []
      newFindings = []
      return
    }
    changes = PlanChange.all(from: old, to: new)
    (goneFindings, newFindings) = PlanComparison.findings(from: old.findings, to: new.findings)
  }

  /// The ad of the new plan, or that of the old one.
  var ad: Ad? { new?.ad ?? old?.ad }

  var isEmpty: Bool {
    old != nil && new != nil && changes.isEmpty && goneFindings.isEmpty && newFindings.isEmpty
  }

  /// Findings of one id and severity are the same whatever their words: these name values, and a
  /// change of those is told already.
  private static func findings(
    from old: [PlanFinding], to new: [PlanFinding]
  ) -> (gone: [PlanFinding], new: [PlanFinding]) {
    let (oldLeft, newLeft) = unmatched(old, new) { [$0.id, "\($0.severity)", $0.message] }
    return unmatched(oldLeft, newLeft) { [$0.id, "\($0.severity)"] }
  }

  /// What is left of both if elements with one key take each other out.
  private static func unmatched(
    _ old: [PlanFinding], _ new: [PlanFinding], by key: (PlanFinding) -> [String]
  ) -> ([PlanFinding], [PlanFinding]) {
    var counts: [[String]: Int] = [:]
    for finding in old { counts[key(finding), default: 0] += 1 }
    let newLeft = new.filter { finding in
      guard let count = counts[key(finding)], count > 0 else { return true }
      counts[key(finding)] = count - 1
      return false
    }
    let oldLeft = old.reversed().filter { finding in
      guard let count = counts[key(finding)], count > 0 else { return false }
      counts[key(finding)] = count - 1
      return true
    }
    return (oldLeft.reversed(), newLeft)
  }
}
