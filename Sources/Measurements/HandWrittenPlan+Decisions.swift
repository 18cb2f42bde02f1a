import DecisionTables
import RewardedAds

extension HandWrittenPlan {
  func decideCompletion(_ facts: Facts, _ plan: inout PlanValues) {
    if facts.kind == words.banner {
      plan.clock = words.display
      plan.event = plan.settings[0].value
      plan.after = plan.settings[1].value
      plan.rewardAt = plan.after
      plan.rules[0] = plan.event.isPresent ? 0 : 1
    } else if facts.kind == words.videoWithEndCard {
      plan.clock = words.endCard
      plan.event = plan.settings[2].value
      plan.after = plan.settings[3].value
      plan.rewardAt = sum(facts.duration, plan.after)
      plan.rules[0] = plan.event.isPresent ? 2 : 3
    } else {
      plan.clock = words.playback
      decideVideo(facts, &plan)
    }
  }

  private func decideVideo(_ facts: Facts, _ plan: inout PlanValues) {
    let time = plan.settings[5].value
    if time.isPresent {
      plan.after = time
      plan.rewardAt = smaller(time, facts.duration)
      plan.rules[0] = 4
      return
    }
    plan.playbackEvent = plan.settings[4].value
    let quarter = words.playbackEvents.firstIndex(of: plan.playbackEvent) ?? 4
    plan.after = share(quarter, of: facts.duration)
    plan.rewardAt = plan.after
    plan.rules[0] = 5 + quarter
  }

  /// So many quarters of a duration; at the start none of it is needed.
  private func share(_ quarters: Int, of duration: Value) -> Value {
    guard quarters > 0 else { return .number(.zero) }
    let part = FixedPoint(millionths: Int64(quarters) * 250_000)
    guard quarters < 4 else { return duration.isPresent ? duration : .missing }
    return duration.number?.multiplied(by: part).map(Value.number) ?? .missing
  }

  func decideClose(_ facts: Facts, _ plan: inout PlanValues) {
    let closes = plan.action == words.actions[0]
    if facts.kind == words.video, decideVideoClose(facts, closes: closes, &plan) { return }
    plan.closesByItself = .boolean(closes)
    plan.closeAt = sum(plan.rewardAt, plan.postRewardTime)
    plan.rules[1] = closes ? 4 : 5
  }

  /// Decides where the end of a video matters; says whether it does.
  private func decideVideoClose(
    _ facts: Facts, closes: Bool, _ plan: inout PlanValues
  ) -> Bool {
    let due = sum(plan.after, plan.postRewardTime).number
    let waits = plan.postRewardTime.millionths > 0
    if let due, let duration = facts.duration.number {
      guard duration < due else { return false }
      plan.rules[1] = 0
    } else if waits, plan.playbackEvent == words.playbackEvents[4] {
      plan.rules[1] = 1
    } else if waits || !plan.playbackEvent.isPresent {
      plan.closesByItself = closes ? .boolean(true) : .missing
      plan.closeAt = .missing
      plan.rules[1] = closes ? 2 : 3
      return true
    } else {
      return false
    }
    plan.closesByItself = .boolean(true)
    plan.closeAt = facts.duration.isPresent ? facts.duration : .missing
    return true
  }

  func decideBar(_ facts: Facts, _ plan: inout PlanValues) {
    plan.progressBar = .missing
    if facts.kind == words.banner {
      plan.rules[2] = 0
    } else if facts.duration.number == .zero {
      plan.rules[2] = 1
    } else if facts.kind == words.videoWithEndCard {
      plan.progressBar = facts.duration.isPresent ? facts.duration : .missing
      plan.rules[2] = 2
    } else {
      let due = sum(plan.after, plan.postRewardTime)
      let isShown = due.number != .zero
      if isShown { plan.progressBar = smaller(facts.duration, due) }
      plan.rules[2] = isShown ? 4 : 3
    }
  }

  private func sum(_ a: Value, _ b: Value) -> Value {
    guard let a = a.number, let b = b.number else { return .missing }
    return a.adding(b).map(Value.number) ?? .missing
  }

  private func smaller(_ a: Value, _ b: Value) -> Value {
    guard let a = a.number, let b = b.number else { return .missing }
    return .number(min(a, b))
  }
}
