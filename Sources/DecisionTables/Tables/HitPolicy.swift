/// Says what a decision table does when several rules match (DMN 1.5, 8.2.11).
package enum HitPolicy: String, BitwiseCopyable, Sendable, CaseIterable {
  /// At most one rule may match; two are an error.
  case unique
  /// Several rules may match if all of them have the same outputs; else it is an error.
  case any
  /// The matching rule whose outputs come first in their declared lists of values decides. The
  /// rules of such a table are kept in that order.
  case priority
  /// The first matching rule decides; later ones are ignored.
  case first
  /// Every matching rule is a result, in the order of the rules: as ``collect``, by DMN's name.
  case ruleOrder
  /// Every matching rule is a result, in the order of ``priority``.
  case outputOrder
  /// Every matching rule is a result, in the order of the rules.
  case collect
  case collectSum = "collect sum"
  case collectMin = "collect min"
  case collectMax = "collect max"
  /// How many rules match.
  case collectCount = "collect count"

  /// Whether the outputs of one rule are the result.
  package var isSingleHit: Bool {
    switch self {
    case .unique, .any, .priority, .first: true
    case .ruleOrder, .outputOrder, .collect: false
    case .collectSum, .collectMin, .collectMax, .collectCount: false
    }
  }

  /// Whether the topmost rule that matches decides, whatever else matches.
  package var takesFirst: Bool { self == .first || self == .priority }

  /// Whether the rules are kept in the order of their outputs.
  package var isByPriority: Bool { self == .priority || self == .outputOrder }

  /// Whether the result is a list of hits.
  package var givesList: Bool {
    self == .collect || self == .ruleOrder || self == .outputOrder
  }

  /// Whether the result is one number made of those of all matching rules.
  package var isAggregate: Bool { !isSingleHit && !givesList }
}
