import DecisionTables
import RewardedAds

/// What a plan says, in sentences.
struct PlanWords {
  /// A line of the plan: what it is about, and when.
  struct TimedRow {
    let label: String
    let time: String
    let words: String
  }

  /// What the lines of a plan are about, as they begin.
  enum Label {
    static let ad = "ad"
    static let reward = "reward"
    static let leaving = "leave"
    static let bar = "bar"
    static let learnMore = "click"
    static let prize = "app gets"
  }

  private let plan: Plan

  init(_ plan: Plan) { self.plan = plan }

  /// `video with end card, 15 s`
  var ad: String {
    let kind = plan.ad.kind == .videoWithEndCard ? "video with end card" : plan.ad.kind.rawValue
    guard plan.ad.kind != .banner else { return kind }
    return kind + (plan.ad.exactDuration.map { ", \($0) s" } ?? ", duration not known")
  }

  var times: [TimedRow] {
    [
      row(Label.reward, "rewardAt", plan.exactRewardAt, reward),
      row(Label.leaving, "closeAt", plan.exactCloseAt, leaving),
      row(Label.bar, "progressBar", plan.exactProgressBar, "length of the progress bar"),
      row(Label.learnMore, "learnMoreAt", plan.exactLearnMoreAt, "Learn More shows, and stays"),
    ].compactMap { $0 }
  }

  /// Nil for what this ad does not have.
  private func row(
    _ label: String, _ name: String, _ time: FixedPoint?, _ words: String
  ) -> TimedRow? {
    if let time { return TimedRow(label: label, time: "\(time) s", words: words) }
    guard let facts = plan.dependsOn[name] else { return nil }
    return TimedRow(
      label: label, time: "?", words: "\(words); the time depends on \(facts.inBackticks)")
  }

  /// What earns the reward.
  private var reward: String {
    let completion = plan.completion
    let after = completion.exactAfter.map { "\($0) s \(start)" } ?? "the end"
    if let event = completion.event {
      return "when the creative opens `\(event)`, or else after \(after)"
    }
    if let name = completion.playbackEvent {
      return name == "complete" ? "when the video has played" : "at the playback event `\(name)`"
    }
    guard completion.clock == "playback" else { return "after \(after)" }
    if let at = plan.exactRewardAt, at != completion.exactAfter {
      return "when the video has played, before the \(after) that are configured"
    }
    return plan.exactRewardAt == nil ? "after \(after), or where it ends before" : "after \(after)"
  }

  private var start: String {
    switch plan.completion.clock {
    case "display": "on screen"
    case "playback": "of playback"
    case "endCard": "of the end card"
    default: "on the clock `\(plan.completion.clock)`"
    }
  }

  /// How the user gets out.
  private var leaving: String {
    let wait = plan.close.exactPostRewardTime ?? .zero
    let due = wait == .zero ? "at the reward" : "\(wait) s after the reward"
    switch plan.close.closesByItself {
    case true? where closesAtEnd: return "the ad closes by itself: the video is over"
    case true?: return "the ad closes by itself, \(due)"
    case false?: return "a close button shows \(due); the ad stays open"
    case nil: return "a close button shows \(due), or the ad closes at the end of the video"
    }
  }

  private var closesAtEnd: Bool {
    guard plan.ad.kind == .video, let wait = plan.close.exactPostRewardTime else { return false }
    let due = plan.completion.exactAfter?.adding(wait)
    return due == nil ? plan.close.action != "autoclose" : due != plan.exactCloseAt
  }

  /// The other lines: what the app gets, which settings hold or do not, which rules decided.
  var others: [(label: String, words: String)] {
    let rows = [
      (Label.prize, prize), ("set", names(of: ["configured"])),
      ("set", names(of: ["corrected"], ", but for its letter case")),
      ("unused", names(of: ["ignored"])), ("refused", names(of: ["invalid"])),
      ("why", reasons),
    ]
    return rows.filter { !$0.1.isEmpty }
  }

  private var prize: String {
    let object = OneLineJSON.text(plan.reward)
    switch plan.rewardFrom {
    case "configured": return object
    case "invalid": return "\(object): the configured reward is refused"
    default: return "\(object): no reward is configured"
    }
  }

  /// The settings of some origins, with the values that hold instead of unused ones.
  private func names(of origins: [String], _ suffix: String = "") -> String {
    plan.settings.filter { origins.contains($0.from) }.map { setting in
      let value = setting.value.map { "`\(setting.name)` \($0)" } ?? "`\(setting.name)`"
      switch setting.from {
      case "ignored", "invalid":
        let instead = setting.value.map { "\($0) holds" } ?? "none holds"
        return "`\(setting.name)` (\(instead))"
      default: return value + suffix
      }
    }.joined(separator: ", ")
  }

  private var reasons: String {
    plan.decidedBy.map { reason in
      "\(reason.decision): `\(reason.rule)`" + (reason.clause.map { " (\($0))" } ?? "")
    }.joined(separator: ", ")
  }
}
