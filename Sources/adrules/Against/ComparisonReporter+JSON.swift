import DecisionTables
import RewardedAds

extension ComparisonReporter {
  /// The differences for programs.
  static func json(
    of comparison: DocumentComparison, old: DocumentPlans, new: DocumentPlans, policy: String
  ) -> JSONOutput {
    [
      "formatVersion": .integer(JSONOutput.formatVersion),
      "policy": .string(policy),
      "file": .string(new.file),
      "against": .string(old.file),
      "equivalent": .boolean(comparison.isEquivalent),
      "differences": .array(comparison.differences.flatMap(json)),
    ]
  }

  /// One element for each kind of ad; one in all, without `ad`, for what is new or gone.
  private static func json(of difference: DocumentComparison.Difference) -> [JSONOutput] {
    let ads = difference.ads.isEmpty ? [nil] : difference.ads.map(Optional.some)
    return ads.map { json(of: difference, $0) }
  }

  private static func json(
    of difference: DocumentComparison.Difference, _ comparison: PlanComparison?
  ) -> JSONOutput {
    let shown = difference.new ?? difference.old
    let isNew = comparison.map { $0.old == nil } ?? (difference.old == nil)
    let isGone = comparison.map { $0.new == nil } ?? (difference.new == nil)
    return [
      "pointer": JSONOutput(shown?.found.pointer),
      "oldPointer": JSONOutput(difference.old?.found.pointer),
      "record": JSONOutput(shown?.record),
      "difference": .string(isNew ? "new" : isGone ? "gone" : "changed"),
      "ad": comparison?.ad.map(PlanReporter.json) ?? .null,
      "changes": .array(comparison?.changes.map(json) ?? []),
      "goneFindings": .array(comparison?.goneFindings.map(PlanReporter.json) ?? []),
      "newFindings": .array(comparison?.newFindings.map(PlanReporter.json) ?? []),
    ]
  }

  private static func json(of change: PlanChange) -> JSONOutput {
    ["what": .string(change.what), "old": change.old, "new": change.new]
  }
}
