/// Says what a decision table does when several rules match (DMN 1.5, 8.2.11).
package enum HitPolicy: String, BitwiseCopyable, Sendable, CaseIterable {
  /// At most one rule may match; two are an error.
  case unique
  /// The first matching rule decides; later ones are ignored.
  case first
  /// Every matching rule is a result, in the order of the rules.
  case collect
  case collectSum = "collect sum"
  case collectMin = "collect min"
  case collectMax = "collect max"
  /// How many rules match.
  case collectCount = "collect count"

  /// Whether one rule decides, and its outputs are the result.
  package var isSingleHit: Bool { self == .unique || self == .first }

  /// Whether the result is one number made of those of all matching rules.
  package var isAggregate: Bool { !isSingleHit && self != .collect }
}
