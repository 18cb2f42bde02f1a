package import DecisionTables

/// The nine rows of ``NineRowPolicy`` as somebody would write them for speed: facts in a struct,
/// one `switch`, outputs in a struct.
package enum HandWrittenCompletion {
  package enum Kind: Sendable { case banner, video, videoWithEndCard }
  package enum Clock: Sendable { case display, playback, endCard }

  package struct Facts: Sendable {
    package var kind = Kind.banner
    package var duration: FixedPoint?
    package var bannerTime: FixedPoint?
    package var bannerEvent: StringID?
    package var videoTime: FixedPoint?
    package var playbackEvent: StringID?
    package var endCardTime: FixedPoint?
    package var endCardEvent: StringID?

    package init() {}
  }

  package struct Outputs: Hashable, Sendable {
    package var clock = Clock.display
    package var after: FixedPoint?
    package var at: FixedPoint?
    package var event: StringID?
    package var playbackEvent: StringID?

    package init() {}
  }

  /// The strings that the rows mention.
  package struct Words: Sendable {
    package let empty: StringID
    package let playbackEvents: [StringID]

    package init(empty: StringID, playbackEvents: [StringID]) {
      self.empty = empty
      self.playbackEvents = playbackEvents
    }
  }

  private static let fallback = FixedPoint(millionths: 120_000_000)

  /// Gives the index of the row, and its outputs in `outputs`.
  @inline(never)
  package static func decide(_ facts: Facts, _ words: Words, into outputs: inout Outputs) -> Int {
    switch facts.kind {
    case .banner: return banner(facts, words, &outputs)
    case .video: return video(facts, words, &outputs)
    case .videoWithEndCard: return endCard(facts, words, &outputs)
    }
  }

  private static func banner(_ facts: Facts, _ words: Words, _ outputs: inout Outputs) -> Int {
    outputs.clock = .display
    outputs.playbackEvent = nil
    outputs.event = nil
    if let event = facts.bannerEvent, event != words.empty {
      outputs.event = event
      outputs.after = fallback
      outputs.at = fallback
      return 0
    }
    let time = facts.bannerTime.flatMap { $0 > .zero ? $0 : nil }
    outputs.after = time ?? fallback
    outputs.at = outputs.after
    return time == nil ? 2 : 1
  }

  private static func video(_ facts: Facts, _ words: Words, _ outputs: inout Outputs) -> Int {
    outputs.clock = .playback
    outputs.event = nil
    outputs.playbackEvent = nil
    if let event = facts.playbackEvent, words.playbackEvents.contains(event) {
      outputs.playbackEvent = event
      outputs.after = nil
      outputs.at = nil
      return 3
    }
    if let time = facts.videoTime, time > .zero {
      outputs.after = time
      outputs.at = facts.duration.map { min(time, $0) }
      return 4
    }
    outputs.playbackEvent = words.playbackEvents.last
    outputs.after = facts.duration
    outputs.at = facts.duration
    return 5
  }

  private static func endCard(_ facts: Facts, _ words: Words, _ outputs: inout Outputs) -> Int {
    outputs.clock = .endCard
    outputs.playbackEvent = nil
    outputs.event = nil
    if let event = facts.endCardEvent, event != words.empty {
      outputs.event = event
      outputs.after = fallback
      outputs.at = facts.duration?.adding(fallback)
      return 6
    }
    let time = facts.endCardTime.flatMap { $0 > .zero ? $0 : nil }
    outputs.after = time ?? fallback
    outputs.at = facts.duration?.adding(time ?? fallback)
    return time == nil ? 8 : 7
  }
}
