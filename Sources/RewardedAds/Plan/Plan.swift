package import DecisionTables

/// What a configuration means for one ad: when the reward is given, when and how the ad closes.
///
/// Times are seconds from the first display, if no event comes early; an end card is taken to
/// appear when its video ends. A time that depends on a fact that is not known is nil, and
/// ``dependsOn`` names the fact.
public struct Plan: Sendable {
  /// Completes the rewarded ad (RA-4 to RA-14).
  public struct Completion: Hashable, Sendable {
    /// What is counted: `display`, `playback` or `endCard` (RA-22).
    public internal(set) var clock: String
    /// On that clock, not limited to the duration of the video.
    package internal(set) var exactAfter: FixedPoint?
    /// The URL that the creative opens to complete earlier (RA-15).
    public internal(set) var event: String?
    /// `start`, `firstquartile`, `midpoint`, `thirdquartile` or `complete`.
    public internal(set) var playbackEvent: String?

    /// Seconds on ``clock``, not limited to the duration of the video.
    public var after: Double? { exactAfter?.seconds }
  }

  /// Closes the ad after the reward (RA-10, RA-11, RA-24).
  public struct Close: Hashable, Sendable {
    /// `closebutton` or `autoclose`, whichever is in effect.
    public internal(set) var action: String?
    package internal(set) var exactPostRewardTime: FixedPoint?
    /// Whether the ad closes without the user; nil where that depends on an unknown fact.
    public internal(set) var closesByItself: Bool?

    /// Seconds from the reward to the close action.
    public var postRewardTime: Double? { exactPostRewardTime?.seconds }
  }

  /// The effective value of a configured property.
  public struct Setting: Hashable, Sendable {
    public let name: String
    /// The value as text; nil where there is none.
    public let value: String?
    /// `configured`, `corrected`, `ignored`, `invalid` or `default`.
    public let from: String
    package let exactValue: SettingValue
    package let clause: String?
  }

  package enum SettingValue: Hashable, Sendable {
    case absent
    case boolean(Bool)
    case number(FixedPoint)
    case string(String)
  }

  /// A rule that decided.
  public struct Reason: Hashable, Sendable {
    public let decision: String
    public let rule: String
    /// The clause of the specification that the rule carries out.
    public let clause: String?
    package let origin: Origin
  }

  public internal(set) var ad: Ad
  /// The reward that the app gets: a JSON object, as configured or empty (RA-3).
  public internal(set) var reward: String
  /// `configured`, `default` or `invalid`.
  public internal(set) var rewardFrom: String
  public internal(set) var completion: Completion
  public internal(set) var close: Close
  package internal(set) var exactRewardAt: FixedPoint?
  package internal(set) var exactCloseAt: FixedPoint?
  package internal(set) var exactProgressBar: FixedPoint?
  package internal(set) var exactLearnMoreAt: FixedPoint?
  public internal(set) var settings: [Setting]
  public internal(set) var decidedBy: [Reason]
  /// For each value that is nil because a fact is missing: the names of the facts.
  public internal(set) var dependsOn: [(value: String, facts: [String])]
  public internal(set) var findings: [PlanFinding]

  /// When the user has earned the reward.
  public var rewardAt: Double? { exactRewardAt?.seconds }
  /// When the ad closes, or shows its close button.
  public var closeAt: Double? { exactCloseAt?.seconds }
  /// How long the progress bar is; nil for no bar (RA-25).
  public var progressBar: Double? { exactProgressBar?.seconds }
  /// From when on Learn More is shown; nil for never (RA-26).
  public var learnMoreAt: Double? { exactLearnMoreAt?.seconds }
}
