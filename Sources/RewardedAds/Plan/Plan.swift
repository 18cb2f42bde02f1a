package import DecisionTables

/// What a configuration means for one ad: when the reward is given, when and how the ad closes.
///
/// Times are seconds from the first display, if no event comes early; an end card is taken to
/// appear when its video ends. A time that depends on a fact that is not known is nil, and
/// ``dependsOn`` names the fact; any other nil means "not for this ad". Texts that name something
/// of the policy are open: another policy may have further clocks, actions and settings.
public struct Plan: Equatable, Sendable {
  /// What earns the reward: it completes the ad (RA-4 to RA-14).
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

  /// What ends the ad after the reward (RA-10, RA-11, RA-24).
  public struct Close: Hashable, Sendable {
    /// `closebutton` or `autoclose`, whichever is in effect.
    ///
    /// How the ad really ends is ``closesByItself``: a video may be over before its button shows.
    public internal(set) var action: String?
    package internal(set) var exactPostRewardTime: FixedPoint?
    /// Whether the ad closes without the user; nil where that depends on an unknown fact.
    public internal(set) var closesByItself: Bool?

    /// Seconds from the reward to the close action (RA-10).
    public var postRewardTime: Double? { exactPostRewardTime?.seconds }
  }

  /// A property that can be configured, with the value that is in effect.
  package struct Setting: Hashable, Sendable {
    /// Its place in `rwdd` with dots, less `completion`: `banner.time`, `close.action`.
    package let name: String
    /// The value as text; nil where there is none.
    package let value: String?
    /// Why it has this value.
    ///
    /// `configured`, `corrected` (configured, but for its letter case), `ignored` (configured, but
    /// nothing that decided for this ad reads it), `invalid` (refused, so that the default holds)
    /// or `default`.
    package let from: String
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
    /// The decision: `completion`, `close`, `progressBar`, `learnMore` or `reward`.
    public let decision: String
    /// The rule's name in the rule files: `video-midpoint`.
    public let rule: String
    /// The clause of the specification that the rule carries out, if it names one: `RA-11`.
    public let clause: String?
    package let origin: Origin
  }

  /// The ad that the plan is for.
  public internal(set) var ad: Ad
  /// The reward that the app gets: a JSON object, as configured or empty (RA-3).
  public internal(set) var reward: String
  /// Why it is this one: `configured`, `default` or `invalid` (RA-3).
  package internal(set) var rewardFrom: String
  /// What earns the reward.
  public internal(set) var completion: Completion
  /// What ends the ad.
  public internal(set) var close: Close
  package internal(set) var exactRewardAt: FixedPoint?
  package internal(set) var exactCloseAt: FixedPoint?
  package internal(set) var exactProgressBar: FixedPoint?
  package internal(set) var exactLearnMoreAt: FixedPoint?
  /// Every property that was looked at for this ad, in the order of the policy.
  package internal(set) var settings: [Setting]
  /// The rules that decided, one for each decision.
  public internal(set) var decidedBy: [Reason]
  /// The facts that are not known (`ad.duration`), by the value that is nil because of that
  /// (`rewardAt`, `close.closesByItself`).
  public internal(set) var dependsOn: [String: [String]]
  /// What somebody should know about the configuration, for this ad.
  public internal(set) var findings: [PlanFinding]

  /// When the user has earned the reward, in seconds.
  public var rewardAt: Double? { exactRewardAt?.seconds }
  /// When the ad closes or shows its close button, in seconds.
  public var closeAt: Double? { exactCloseAt?.seconds }
  /// How long the progress bar is, in seconds; nil for no bar (RA-25).
  public var progressBar: Double? { exactProgressBar?.seconds }
  /// From when on Learn More is shown, in seconds; nil for never (RA-26).
  public var learnMoreAt: Double? { exactLearnMoreAt?.seconds }
}
