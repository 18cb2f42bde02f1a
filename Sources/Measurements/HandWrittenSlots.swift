package import DecisionTables

/// Where the facts of a plan are in the slots of a policy.
package struct HandWrittenSlots: Sendable {
  /// In the order of the members of ``HandWrittenPlan/Facts``.
  private static let names = [
    "ad.kind", "ad.duration", "rwdd.reward", "rwdd.reward.type", "rwdd.reward.count",
    "rwdd.completion.banner.time", "rwdd.completion.banner.event", "rwdd.completion.video.time",
    "rwdd.completion.video.playbackevent", "rwdd.completion.video.endcard.time",
    "rwdd.completion.video.endcard.event", "rwdd.close.postrewardtime", "rwdd.close.action",
  ]

  private let slots: [Int]

  /// Nil if the policy lacks a fact.
  package init?(_ policy: Policy) {
    slots = HandWrittenSlots.names.compactMap { name in
      policy.slots.firstIndex { $0.name == name }
    }
    guard slots.count == HandWrittenSlots.names.count else { return nil }
  }

  package func facts(_ values: SlotValues) -> HandWrittenPlan.Facts {
    let read = slots.map { values[$0] }
    var facts = HandWrittenPlan.Facts()
    (facts.kind, facts.duration) = (read[0], read[1])
    (facts.reward, facts.rewardType, facts.rewardCount) = (read[2], read[3], read[4])
    (facts.bannerTime, facts.bannerEvent) = (read[5], read[6])
    (facts.videoTime, facts.playbackEvent) = (read[7], read[8])
    (facts.endCardTime, facts.endCardEvent) = (read[9], read[10])
    (facts.postRewardTime, facts.action) = (read[11], read[12])
    return facts
  }
}
