import DecisionTables
import RewardedAds

/// One thing that two plans for the same kind of ad say differently.
struct PlanChange {
  /// What it is, by its name in the JSON of a plan: `rewardAt`, `close.closesByItself`.
  let what: String
  let old: JSONOutput
  let new: JSONOutput

  private init?<Value: Equatable>(
    _ what: String, _ plans: [Plan], _ value: (Plan) -> Value, _ json: (Value) -> JSONOutput
  ) {
    let values = plans.map(value)
    guard let old = values.first, let new = values.last, old != new else { return nil }
    self.what = what
    self.old = json(old)
    self.new = json(new)
  }
}

extension PlanChange {
  /// All that changes for the user.
  ///
  /// What a time is made of counts only where that shows: where the time is not known before, or
  /// where the creative can earn the reward earlier with an event.
  static func all(from old: Plan, to new: Plan) -> [PlanChange] {
    let plans = [old, new]
    var changes = [
      PlanChange("ad.duration", plans, \.ad.exactDuration, JSONOutput.init),
      reward(from: old, to: new),
      time("rewardAt", plans, \.exactRewardAt),
      text("completion.clock", plans, \.completion.clock),
      text("completion.event", plans, \.completion.event),
    ]
    if plans.contains(where: { $0.exactRewardAt == nil }) {
      changes += [
        time("completion.after", plans, \.completion.exactAfter),
        text("completion.playbackEvent", plans, \.completion.playbackEvent),
      ]
    }
    changes += [
      time("closeAt", plans, \.exactCloseAt),
      PlanChange("close.closesByItself", plans, \.close.closesByItself) { value in
        value.map(JSONOutput.boolean) ?? .null
      },
    ]
    if plans.contains(where: \.closeIsOpen) {
      changes += [
        time("close.postRewardTime", plans, \.close.exactPostRewardTime),
        text("close.action", plans, \.close.action),
      ]
    }
    changes += [
      time("progressBar", plans, \.exactProgressBar),
      time("learnMoreAt", plans, \.exactLearnMoreAt),
    ]
    return changes.compactMap(\.self)
  }

  private static func reward(from old: Plan, to new: Plan) -> PlanChange? {
    guard CanonicalJSON.text(old.reward) != CanonicalJSON.text(new.reward) else { return nil }
    return PlanChange("reward", [old, new], { OneLineJSON.text($0.reward) }, JSONOutput.raw)
  }

  private static func text(
    _ what: String, _ plans: [Plan], _ value: (Plan) -> String?
  ) -> PlanChange? {
    PlanChange(what, plans, value, JSONOutput.init)
  }

  /// A time, or what it depends on if it is not known; null for what the ad does not have.
  private static func time(
    _ what: String, _ plans: [Plan], _ value: (Plan) -> FixedPoint?
  ) -> PlanChange? {
    struct Moment: Equatable {
      let time: FixedPoint?
      let facts: [String]?
    }
    return PlanChange(what, plans) {
      Moment(time: value($0), facts: $0.dependsOn[what])
    } _: {
      moment in
      guard let facts = moment.facts else { return JSONOutput(moment.time) }
      return ["dependsOn": .array(facts.map(JSONOutput.string))]
    }
  }
}

extension Plan {
  /// Whether when and how the ad closes is not yet certain.
  fileprivate var closeIsOpen: Bool {
    completion.event != nil || exactCloseAt == nil || close.closesByItself == nil
  }
}
