package import DecisionTables

/// What a VAST document (versions 2 to 4) says about the video ad that it serves.
///
/// The first `Ad` counts, whatever its `sequence`: the SDKs play that one and no other. Of an
/// `InLine` ad the first `Linear` sets the duration. Faults are facts beside the values: whatever
/// was read before a fault stays.
package struct VAST: Sendable, Equatable {
  /// The length of the video in seconds; nil when the document does not say it.
  package var duration: FixedPoint?
  /// Whether some companion can be rendered after the video; nil when that is unknown.
  ///
  /// A companion can be rendered when its `StaticResource`, `HTMLResource` or `IFrameResource`
  /// holds anything. `required` and `renderingMode` are not consulted.
  package var endCard: Bool?
  /// Whether the ad is a `Wrapper`: duration and end card are then those of a document elsewhere.
  package var isWrapper = false
  /// In the order in which they were found.
  package var faults: [Fault] = []

  /// Something wrong with the document. Offsets are bytes of the markup from its first `<` on,
  /// after an escaped text was unescaped.
  package enum Fault: Equatable, Sendable {
    /// No XML 1.0 from here on. Reading goes on only after a bad character reference.
    case notWellFormed(offset: Int)
    /// More elements inside each other than ``VAST/maximumDepth``; nothing is read from here on.
    case tooDeep(offset: Int)
    /// An empty answer: no `Ad` with an `InLine` or a `Wrapper`.
    case noAd
    /// The ad has no `Linear` creative.
    case noLinear
    /// The `Linear` creative has no `Duration`.
    case noDuration
    /// A `Duration` that is not `HH:MM:SS` or `HH:MM:SS.mmm`, the forms of VAST 2 to 4.
    case malformedDuration(text: String, offset: Int)
  }

  /// Elements inside each other; real documents need about ten.
  package static let maximumDepth = 256

  /// Reads markup as `bid.adm` carries it: bare, in a CDATA section, or escaped as a whole.
  ///
  /// - Returns: nil when the root element of `text` is not `VAST`.
  package init?(_ text: String) { self.init(Array(text.utf8)) }

  /// The same for the UTF-8 bytes of the markup.
  package init?(_ bytes: [UInt8]) {
    var reader = VASTReader(MarkupWrapping.removed(from: bytes))
    guard let vast = reader.read() else { return nil }
    self = vast
  }

  init(isWrapper: Bool) { self.isWrapper = isWrapper }
}
