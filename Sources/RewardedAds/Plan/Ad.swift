package import DecisionTables

/// The creative that a plan is for: what the host knows of it.
public struct Ad: Hashable, Sendable {
  /// What the creative is.
  public let kind: AdKind
  /// How long the video is, in seconds: the smaller of what VAST says and what the media has
  /// (RA-23). Nil where it is not known, and for a banner.
  package let exactDuration: FixedPoint?

  /// An ad as the host knows it.
  ///
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

  /// How long the video is, in seconds; nil where it is not known, and for a banner.
  public var duration: Double? { exactDuration?.seconds }
}

extension FixedPoint {
  /// Nil for a number of seconds that is negative, not finite or too large.
  init?(seconds: Double) {
    // Without `rounded()`, which would make apps on Linux link the mathematics library.
    let millionths = seconds * Double(FixedPoint.scale) + 0.5
    guard seconds >= 0, millionths < Double(Int64.max) else { return nil }
    self.init(millionths: Int64(millionths))
  }

  /// The nearest floating-point number.
  var seconds: Double { Double(millionths) / Double(FixedPoint.scale) }
}
