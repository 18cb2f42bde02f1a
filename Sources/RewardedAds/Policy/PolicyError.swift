/// Why a policy cannot be used.
public struct PolicyError: Error, Hashable, Sendable {
  /// For people, on one line; the wording may change.
  public let message: String
}
