import DecisionTables
import RewardedAds

/// What a plan says, in sentences.
struct PlanWords {
  private let plan: Plan

  init(_ plan: Plan) { self.plan = plan }

  /// `video with end card, 15 s`
  var ad: String {
    let kind = plan.ad.kind == .videoWithEndCard ? "video with end card" : plan.ad.kind.rawValue
    guard plan.ad.kind != .banner else { return kind }
    return kind + (plan.ad.exactDuration.map { ", \($0) s" } ?? ", duration not known")
  }

  func time(_ seconds: FixedPoint?) -> String { seconds.map { "\($0) s" } ?? "?" }

  /// What is earned, and what earns it.
  var reward: String { "\(cause); the app gets \(prize)" }

  private var prize: String {
    let object = OneLineJSON.text(plan.reward)
    switch plan.rewardFrom {
    case "configured": return object
    case "invalid": return "\(object), since the configured reward is refused"
    default: return "\(object), since none is configured"
    }
  }

  private var cause: String {
    let completion = plan.completion
    if let event = completion.event {
      let after = time(completion.exactAfter)
      return "when the creative opens `\(event)`, at the latest \(after) \(start)"
    }
    if let name = completion.playbackEvent {
      return name == "complete" ? "when the video has played" : "at the playback event `\(name)`"
    }
    if plan.exactRewardAt != nil, plan.exactRewardAt != completion.exactAfter,
      completion.clock == "playback"
    {
      return "at the end of the video, before the \(time(completion.exactAfter)) configured"
    }
    return "\(time(completion.exactAfter)) \(start)"
  }

  private var start: String {
    switch completion.clock {
    case "display": "on screen"
    case "playback": "of playback"
    case "endCard": "after the end card appears"
    default: "on the clock `\(completion.clock)`"
    }
  }

  private var completion: Plan.Completion { plan.completion }

  /// How the user gets out.
  var leaving: String {
    let wait = plan.close.exactPostRewardTime ?? .zero
    let after = wait == .zero ? "at the reward" : "\(wait) s after the reward"
    switch plan.close.closesByItself {
    case true? where plan.close.action == "autoclose" && !endsEarly:
      return "the ad closes by itself, \(after)"
    case true?: return "the ad closes by itself when the video ends, \(wait) s of waiting or not"
    case false?: return "a close button shows \(after); the ad stays until it is used"
    case nil:
      return "a close button \(after), unless the video is over by then and the ad closes by itself"
    }
  }

  private var endsEarly: Bool {
    plan.exactCloseAt == plan.ad.exactDuration
      && plan.decidedBy.contains { $0.rule == "short-video" }
  }

  /// How long the progress bar is, if there can be one.
  var progressBar: String? {
    if plan.exactProgressBar != nil { return "length of the progress bar" }
    return isUnknown("progressBar") ? "length of the progress bar: \(missing("progressBar"))" : nil
  }

  var learnMore: String? {
    if plan.exactLearnMoreAt != nil { return "Learn More from here on, not before" }
    return isUnknown("learnMoreAt") ? "Learn More from the reward on" : nil
  }

  private func isUnknown(_ value: String) -> Bool {
    plan.dependsOn.contains { $0.value == value }
  }

  private func missing(_ value: String) -> String {
    let facts = plan.dependsOn.first { $0.value == value }?.facts ?? []
    return "depends on \(facts.inBackticks)"
  }

  /// The settings that somebody configured or that hold for this ad, and where each is from.
  var settings: [String] {
    plan.settings.compactMap { setting in
      let value = setting.value.map { "\(setting.name) = \($0)" } ?? "\(setting.name) is not set"
      switch setting.from {
      case "configured": return "\(value), as configured"
      case "corrected": return "\(value), as configured but for the letter case"
      case "invalid": return "\(value): the configured value is refused"
      case "ignored": return "\(value): the configured value is not used for this ad"
      default: return nil
      }
    }
  }
}
