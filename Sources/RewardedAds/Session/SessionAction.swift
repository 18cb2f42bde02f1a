/// Something that the app is to do or to know.
///
/// The reward comes before the dismissal, and each at most once (RA-20).
public struct SessionAction: Hashable, Sendable {
  /// What an action is. Open, since another policy may have further ones.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ad is on screen.
    public static let willPresent = Kind(rawValue: "willPresent")
    /// The user has earned the reward.
    public static let reward = Kind(rawValue: "reward")
    /// Show Learn More (RA-26).
    public static let showLearnMore = Kind(rawValue: "showLearnMore")
    /// Show the close button.
    public static let showCloseButton = Kind(rawValue: "showCloseButton")
    /// Close the ad.
    public static let close = Kind(rawValue: "close")
    /// The ad is gone.
    public static let didDismiss = Kind(rawValue: "didDismiss")
    /// The ad could not be shown.
    public static let didFailToPresent = Kind(rawValue: "didFailToPresent")
  }

  /// What is to be done.
  public let kind: Kind
  /// When, in seconds on the clock of the session.
  public let at: Double
  /// For a reward the object that the app gets, as JSON.
  public let reward: String?
  /// For a dismissal who closed the ad: `user`, `creative`, `system` or `policy`.
  public let by: String?
}
