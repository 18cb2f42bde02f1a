/// Why there is no plan for an ad.
public struct PlanError: Error, Hashable, Sendable {
  /// Stable, for machines: `broken-promise`, `overflow`.
  public let id: String
  /// For people, on one line; the wording may change.
  public let message: String
}

extension PlanError: CustomStringConvertible {
  /// The message and the id: `… [overflow]`.
  public var description: String { "\(message) [\(id)]" }
}
