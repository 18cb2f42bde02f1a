/// A kind of creative that rewards are configured for, by the name it has everywhere.
///
/// Open on purpose: a policy may declare kinds of its own. Documents are only recognised as one
/// of the three kinds named here.
public struct AdKind: RawRepresentable, Hashable, Sendable {
  /// The name: `video-with-end-card`.
  public let rawValue: String

  /// The kind of that name, whether or not a policy knows it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Markup in a web view, playables included.
  public static let banner = AdKind(rawValue: "banner")
  /// A video that is over when its playback ends.
  public static let video = AdKind(rawValue: "video")
  /// A video whose end card takes the screen when its playback ends.
  public static let videoWithEndCard = AdKind(rawValue: "video-with-end-card")
}

extension AdKind: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
