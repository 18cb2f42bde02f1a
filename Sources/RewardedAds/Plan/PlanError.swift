/// Why there is no plan for an ad.
public struct PlanError: Error, Hashable, Sendable {
  /// Stable, for machines: `broken-promise`, `overflow`.
  public let id: String
  /// For people, on one line; the wording may change.
  public let message: String
}
