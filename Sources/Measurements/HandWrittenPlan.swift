package import DecisionTables
package import RewardedAds

/// A whole plan without findings as somebody would write it for speed, and nothing else than the
/// built-in policy: what the policy is measured against, and held equal to.
package struct HandWrittenPlan: Sendable {
  /// What a document and the host say, as values of slots.
  package struct Facts: Sendable {
    package var kind = Value.missing
    package var duration = Value.missing
    package var reward = Value.missing
    package var rewardType = Value.missing
    package var rewardCount = Value.missing
    package var bannerTime = Value.missing
    package var bannerEvent = Value.missing
    package var videoTime = Value.missing
    package var playbackEvent = Value.missing
    package var endCardTime = Value.missing
    package var endCardEvent = Value.missing
    package var postRewardTime = Value.missing
    package var action = Value.missing

    package init() {}
  }

  let words: HandWrittenWords

  /// Nil if `strings` lack a word of the policy.
  package init?(_ strings: StringPool) {
    guard let words = HandWrittenWords(strings) else { return nil }
    self.words = words
  }

  /// Makes the plan; `strings` is the pool of the values, for words in other letter case.
  @inline(never)
  package func plan(_ facts: Facts, in strings: StringPool, into plan: inout PlanValues) {
    plan.event = .missing
    plan.playbackEvent = .missing
    setCloseSettings(facts, strings, &plan)
    setEventSettings(facts, &plan)
    setVideoSettings(facts, strings, &plan)
    plan.action = plan.settings[7].value
    plan.postRewardTime = plan.settings[6].value
    decideCompletion(facts, &plan)
    decideClose(facts, &plan)
    decideBar(facts, &plan)
    let isVideo = facts.kind == words.video
    plan.learnMoreAt = isVideo ? plan.rewardAt : .missing
    plan.rules[3] = isVideo ? 0 : 1
    decideReward(facts, &plan)
  }

  private func decideReward(_ facts: Facts, _ plan: inout PlanValues) {
    if facts.rewardType.isPresent, facts.rewardCount.isPresent {
      plan.rewardFrom = words.configured
      plan.rules[4] = 0
    } else if facts.reward.kind == .missing || facts.reward.kind == .null {
      plan.rewardFrom = words.byDefault
      plan.rules[4] = 1
    } else {
      plan.rewardFrom = words.invalid
      plan.rules[4] = 2
    }
  }
}
