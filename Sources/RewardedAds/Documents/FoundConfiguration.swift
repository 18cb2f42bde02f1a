package import DecisionTables

/// One reward configuration of a document, with what the document says about its ad.
package struct FoundConfiguration: Sendable {
  /// How long the video is, according to the document.
  package struct KnownDuration: Sendable, Equatable {
    package enum Origin: Sendable {
      case vast
      /// `bid.dur` (OpenRTB 2.6, section 4.2.3).
      case bid
    }

    package let seconds: FixedPoint
    package let origin: Origin
  }

  /// The `rwdd` that counts, else the imp, bid or `ext` that lacks it.
  let part: DocumentPart
  /// The imp, bid, `ext`, element or `rwdd` that the configuration is that of.
  let ownerPart: DocumentPart
  /// The `rwdd` that counts, of whatever kind it is; nil when everything is at its default.
  package let rwdd: JSONValue?
  /// The `rwdd`, or the nearest thing to its place that is there.
  package let holder: JSONValue
  /// The imp that the configuration stands in; nil for one of a bid or of neither.
  package let imp: JSONValue?
  package let documentKind: DocumentKind
  /// What the ad can be, in the order banner, video, video with end card.
  ///
  /// Empty only if a caller asked for every bid and imp, and this one is audio or native.
  package let kinds: [AdKind]
  package let duration: KnownDuration?
  /// The bid's markup, if it is VAST and the bid a video.
  package let vast: VAST?
  package internal(set) var findings: [ContainerFinding]
}

extension FoundConfiguration {
  init(
    _ reward: RewardReading, in part: DocumentPart, documentKind: DocumentKind,
    creative: Creative = Creative(), imp: JSONValue? = nil
  ) {
    self.init(
      part: reward.rwdd ?? part, ownerPart: part, rwdd: reward.rwdd?.value,
      holder: reward.nearest.value, imp: imp, documentKind: documentKind, kinds: creative.kinds,
      duration: creative.duration, vast: creative.vast,
      findings: reward.findings + creative.findings)
  }
}

extension FoundConfiguration {
  /// JSON Pointer of the `rwdd` that counts, else of the imp, bid or `ext` that lacks it.
  package var pointer: String { part.pointer }

  /// JSON Pointer of the imp, bid, `ext`, element or `rwdd` that the configuration is that of: it
  /// stays when an `rwdd` in it comes, goes or moves.
  package var owner: String { ownerPart.pointer }

  /// The document that the configuration stands in.
  package var document: JSONDocument { holder.document }
}
