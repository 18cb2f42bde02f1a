package import DecisionTables

/// What a plan says, as values: numbers are exact, strings are ids in the pool of the planner that
/// filled it. Filled again and again it allocates nothing.
package struct PlanValues: Hashable, Sendable {
  package struct Setting: Hashable, Sendable {
    package var value = Value.missing
    /// `configured`, `corrected`, `ignored`, `invalid` or `default`.
    package var from = Value.missing

    package init() {}
  }

  package var clock = Value.missing
  package var after = Value.missing
  package var rewardAt = Value.missing
  package var event = Value.missing
  package var playbackEvent = Value.missing
  package var action = Value.missing
  package var postRewardTime = Value.missing
  package var closesByItself = Value.missing
  package var closeAt = Value.missing
  package var progressBar = Value.missing
  package var learnMoreAt = Value.missing
  package var rewardFrom = Value.missing
  /// In the order of ``Planner/settings``.
  package var settings: [Setting] = []
  /// The rule that decided, or -1: of completion, close, progress bar, Learn More and reward.
  package var rules: [Int] = []

  package init() {}
}
