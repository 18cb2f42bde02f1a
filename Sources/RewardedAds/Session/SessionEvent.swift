/// Something that happens to a rewarded ad, as the app reports it to a ``RewardedSession``.
///
/// At one instant report what the player says before what the user does (RA-20).
public struct SessionEvent: Hashable, Sendable {
  /// A part of the video that playback has reached.
  public enum PlaybackEvent: String, Sendable {
    /// The first frame is shown.
    case start
    /// A quarter of the video was played.
    case firstquartile
    /// Half of it.
    case midpoint
    /// Three quarters.
    case thirdquartile
    /// All of it.
    case complete
  }

  /// Who closes an ad but the user.
  public enum Dismisser: String, Sendable {
    /// The markup of the ad itself.
    case creative
    /// The operating system or the app around the ad.
    case system
  }

  let name: String
  var fields: [Field] = []

  struct Field: Hashable, Sendable {
    let name: String
    let value: Value
  }

  enum Value: Hashable, Sendable {
    case text(String)
    case seconds(Double)
  }

  /// The ad is displayed for the first time.
  public static let impression = SessionEvent(name: "impression")
  /// The end card of a video appears.
  public static let endCardShown = SessionEvent(name: "endCardShown")
  /// The app leaves the foreground (RA-21).
  public static let background = SessionEvent(name: "background")
  /// The app comes back to the foreground (RA-21).
  public static let foreground = SessionEvent(name: "foreground")
  /// A sheet, such as that of a store, covers the ad (RA-21).
  public static let covered = SessionEvent(name: "covered")
  /// The sheet is gone (RA-21).
  public static let uncovered = SessionEvent(name: "uncovered")
  /// Playback stands for want of data (RA-22).
  public static let stall = SessionEvent(name: "stall")
  /// Playback goes on (RA-22).
  public static let resume = SessionEvent(name: "resume")
  /// The user turns the sound off or on.
  public static let mute = SessionEvent(name: "mute")
  /// The user taps the ad.
  public static let tap = SessionEvent(name: "tap")
  /// The user asks to leave, with the close button or otherwise.
  public static let leave = SessionEvent(name: "leave")
  /// The ad cannot be shown any more.
  public static let failed = SessionEvent(name: "failed")

  /// Playback reaches a part of the video, at `position` seconds of it.
  public static func playback(_ event: PlaybackEvent, position: Double? = nil) -> SessionEvent {
    var fields = [Field(name: "name", value: .text(event.rawValue))]
    if let position { fields.append(Field(name: "position", value: .seconds(position))) }
    return SessionEvent(name: "playback", fields: fields)
  }

  /// The creative opens a URL, which may be the one that earns the reward (RA-15).
  public static func navigation(url: String) -> SessionEvent {
    SessionEvent(name: "navigation", fields: [Field(name: "url", value: .text(url))])
  }

  /// The ad was closed by another than the user.
  public static func dismiss(by dismisser: Dismisser) -> SessionEvent {
    SessionEvent(
      name: "dismiss", fields: [Field(name: "by", value: .text(dismisser.rawValue))])
  }
}
