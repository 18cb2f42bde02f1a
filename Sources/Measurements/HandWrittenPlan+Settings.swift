import DecisionTables
import RewardedAds

/// Settings in the order of the policy: event and time of the banner, event and time of the end
/// card, playback event and time of the video, time and action of the close.
extension HandWrittenPlan {
  private static let longest = FixedPoint(millionths: 2_147_483_000_000)
  private static let fallback = Value.number(FixedPoint(millionths: 120_000_000))

  func setEventSettings(_ facts: Facts, _ plan: inout PlanValues) {
    let isBanner = facts.kind == words.banner
    plan.settings[0] = event(facts.bannerEvent, applies: isBanner)
    plan.settings[1] = time(
      facts.bannerTime, applies: isBanner && !plan.settings[0].value.isPresent,
      orElse: HandWrittenPlan.fallback)
    let hasEndCard = facts.kind == words.videoWithEndCard
    plan.settings[2] = event(facts.endCardEvent, applies: hasEndCard)
    plan.settings[3] = time(
      facts.endCardTime, applies: hasEndCard && !plan.settings[2].value.isPresent,
      orElse: HandWrittenPlan.fallback)
  }

  func setVideoSettings(_ facts: Facts, _ strings: StringPool, _ plan: inout PlanValues) {
    let isVideo = facts.kind == words.video
    let event = choice(
      facts.playbackEvent, of: words.playbackEvents, applies: isVideo, fallback: 4, strings)
    plan.settings[4] = event
    let isChosen = event.from == words.configured || event.from == words.corrected
    plan.settings[5] = time(facts.videoTime, applies: isVideo && !isChosen, orElse: .missing)
  }

  func setCloseSettings(_ facts: Facts, _ strings: StringPool, _ plan: inout PlanValues) {
    plan.settings[6] = number(
      facts.postRewardTime, from: .zero, applies: true, orElse: .number(.zero))
    plan.settings[7] = choice(
      facts.action, of: words.actions, applies: true, fallback: 1, strings)
  }

  private func event(_ fact: Value, applies: Bool) -> PlanValues.Setting {
    setting(fact, isValid: fact.isPresent && fact != words.empty, applies, orElse: .missing)
  }

  private func time(_ fact: Value, applies: Bool, orElse other: Value) -> PlanValues.Setting {
    number(fact, from: FixedPoint(millionths: 1_000_000), applies: applies, orElse: other)
  }

  private func number(
    _ fact: Value, from low: FixedPoint, applies: Bool, orElse other: Value
  ) -> PlanValues.Setting {
    let isValid = fact.number.map { $0 >= low && $0 <= HandWrittenPlan.longest } ?? false
    return setting(fact, isValid: isValid, applies, orElse: other)
  }

  private func setting(
    _ fact: Value, isValid: Bool, _ applies: Bool, orElse other: Value
  ) -> PlanValues.Setting {
    var setting = PlanValues.Setting()
    setting.value = isValid && applies ? fact : other
    if isValid {
      setting.from = applies ? words.configured : words.ignored
    } else {
      setting.from = origin(ofInvalid: fact)
    }
    return setting
  }

  private func origin(ofInvalid fact: Value) -> Value {
    fact.kind == .missing || fact.kind == .null ? words.byDefault : words.invalid
  }

  private func choice(
    _ fact: Value, of list: [Value], applies: Bool, fallback: Int, _ strings: StringPool
  ) -> PlanValues.Setting {
    let word = words.word(fact, of: list, in: strings)
    var setting = PlanValues.Setting()
    setting.value = applies && word.isPresent ? word : list[fallback]
    if !word.isPresent {
      setting.from = origin(ofInvalid: fact)
    } else if !applies {
      setting.from = words.ignored
    } else {
      setting.from = word == fact ? words.configured : words.corrected
    }
    return setting
  }
}
