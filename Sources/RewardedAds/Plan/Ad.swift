package import DecisionTables

/// The creative that a plan is for: what the host knows of it.
public struct Ad: Hashable, Sendable {
  public let kind: AdKind
  /// How long the video is, in seconds: the smaller of what VAST says and what the media has
  /// (RA-23). Nil where it is not known, and for a banner.
  package let exactDuration: FixedPoint?

  /// - Parameters:
  ///   - kind: what the creative is.
  ///   - duration: seconds of video; one that is negative, not finite or beyond 9.2 · 10¹² counts
  ///     as unknown. It is rounded to a millionth.
  public init(kind: AdKind, duration: Double? = nil) {
    self.init(kind, exactDuration: duration.flatMap(FixedPoint.init(seconds:)))
  }

  package init(_ kind: AdKind, exactDuration: FixedPoint?) {
    self.kind = kind
    self.exactDuration = kind == .banner ? nil : exactDuration
  }

  /// How long the video is, in seconds, where it is known.
  public var duration: Double? { exactDuration?.seconds }
}

extension FixedPoint {
  /// Nil for a number of seconds that is negative, not finite or too large.
  init?(seconds: Double) {
    let millionths = (seconds * Double(FixedPoint.scale)).rounded()
    guard millionths >= 0, let exact = Int64(exactly: millionths) else { return nil }
    self.init(millionths: exact)
  }

  /// The nearest floating-point number.
  var seconds: Double { Double(millionths) / Double(FixedPoint.scale) }
}
