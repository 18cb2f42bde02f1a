package import DecisionTables

/// The twenty-four inputs that the nine rows are measured on: for each kind of ad an event or
/// none, and no time or one that is refused, short or long.
package struct CompletionInputs {
  package let policy: NineRowPolicy
  package let words: HandWrittenCompletion.Words
  /// The same facts bound to slots and in structs.
  package private(set) var bound: [Evaluation] = []
  package private(set) var facts: [HandWrittenCompletion.Facts] = []
  private let slots: Slots

  private struct Slots {
    let kind, duration: Int
    let time, event: [Int]
  }

  /// Nil if the policy is none.
  package init?() {
    guard let policy = NineRowPolicy(), let kind = policy.slot("ad.kind"),
      let duration = policy.slot("ad.duration"), let empty = policy.compiled.strings.find("")
    else { return nil }
    self.policy = policy
    let events = ["start", "firstquartile", "midpoint", "thirdquartile", "complete"]
    words = HandWrittenCompletion.Words(
      empty: empty, playbackEvents: events.compactMap(policy.compiled.strings.find))
    slots = Slots(
      kind: kind, duration: duration,
      time: ["banner.time", "video.time", "endcard.time"].compactMap(policy.slot),
      event: ["banner.event", "video.playbackevent", "endcard.event"].compactMap(policy.slot))
    guard slots.time.count == 3, slots.event.count == 3 else { return nil }
    for kind in 0..<3 {
      for hasEvent in [false, true] {
        for time in [nil, 0, 9, 30] { add(kind, hasEvent: hasEvent, time: time) }
      }
    }
  }

  private mutating func add(_ kind: Int, hasEvent: Bool, time: Int?) {
    let kinds: [(name: String, HandWrittenCompletion.Kind)] = [
      ("banner", .banner), ("video", .video), ("video-with-end-card", .videoWithEndCard),
    ]
    let duration = FixedPoint(15)
    let time = time.flatMap { FixedPoint($0) }
    var evaluation = Evaluation(policy.compiled)
    evaluation.set(slots.kind, to: kinds[kind].name)
    if kind > 0, let duration { evaluation.set(slots.duration, to: .number(duration)) }
    if let time { evaluation.set(slots.time[kind], to: .number(time)) }
    if hasEvent { evaluation.set(slots.event[kind], to: kind == 1 ? "midpoint" : "rwdd://done") }
    var facts = HandWrittenCompletion.Facts()
    facts.kind = kinds[kind].1
    facts.duration = kind > 0 ? duration : nil
    let event = evaluation.values[slots.event[kind]].string
    switch facts.kind {
    case .banner: (facts.bannerTime, facts.bannerEvent) = (time, event)
    case .video: (facts.videoTime, facts.playbackEvent) = (time, event)
    case .videoWithEndCard: (facts.endCardTime, facts.endCardEvent) = (time, event)
    }
    bound.append(evaluation)
    self.facts.append(facts)
  }
}
