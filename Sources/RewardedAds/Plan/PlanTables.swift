import DecisionTables

/// The decisions and slots of a policy that plans are made of, looked up once by name.
struct PlanTables: Sendable {
  let completion: Int
  let close: Int
  let progressBar: Int
  let learnMore: Int
  let reward: Int

  let clock: Int
  let after: Int
  let at: Int
  let event: Int
  let playbackEvent: Int
  let closesByItself: Int
  let closeAt: Int
  let barLength: Int
  let learnMoreAt: Int
  let rewardFrom: Int
  let action: Int
  let postRewardTime: Int

  let adKind: Int
  let adDuration: Int?
  let documentKind: Int?

  /// In the order in which plans name them.
  let decisions: [Int]
  /// Those that some of the decisions read.
  let settings: [Setting]

  /// Where a setting is, and its value and origin.
  struct Setting: Sendable {
    let index: Int
    let value: Int
    let from: Int
  }

  init(_ policy: Policy) throws(PlannerError) {
    let names = SlotNames(policy)
    completion = try names.decision("completion")
    close = try names.decision("close")
    progressBar = try names.decision("progressBar")
    learnMore = try names.decision("learnMore")
    reward = try names.decision("reward")
    clock = try names.slot("completion.clock")
    after = try names.slot("completion.after")
    at = try names.slot("completion.at")
    event = try names.slot("completion.event")
    playbackEvent = try names.slot("completion.playbackEvent")
    closesByItself = try names.slot("close.byItself")
    closeAt = try names.slot("close.at")
    barLength = try names.slot("progressBar.length")
    learnMoreAt = try names.slot("learnMore.at")
    rewardFrom = try names.slot("reward.from")
    action = try names.slot("settings.close.action")
    postRewardTime = try names.slot("settings.close.postrewardtime")
    adKind = try names.slot("ad.kind")
    adDuration = try? names.slot("ad.duration")
    documentKind = try? names.slot("document.kind")
    decisions = [completion, close, progressBar, learnMore, reward]
    settings = PlanTables.settings(of: policy, for: decisions)
  }

  private static func settings(of policy: Policy, for decisions: [Int]) -> [Setting] {
    let needed = Set(decisions.flatMap { policy.requirements(of: .decision($0)) })
    return policy.settings.indices.filter { needed.contains(.setting($0)) }.map { index in
      let setting = policy.settings[index]
      return Setting(index: index, value: setting.valueSlot, from: setting.originSlot)
    }
  }
}

/// Why a policy cannot make plans.
package enum PlannerError: Error, Hashable, Sendable {
  case missingDecision(String)
  case missingName(String)

  package var message: String {
    switch self {
    case .missingDecision(let name): "a plan needs a decision `\(name)`, which the policy has not"
    case .missingName(let name): "a plan needs `\(name)`, which the policy has not"
    }
  }
}

/// Finds the decisions and slots of a policy by name.
private struct SlotNames {
  private let policy: Policy

  init(_ policy: Policy) { self.policy = policy }

  func decision(_ name: String) throws(PlannerError) -> Int {
    guard let index = policy.decisions.firstIndex(where: { $0.name == name }) else {
      throw .missingDecision(name)
    }
    return index
  }

  func slot(_ name: String) throws(PlannerError) -> Int {
    guard let index = policy.slots.firstIndex(where: { $0.name == name }) else {
      throw .missingName(name)
    }
    return index
  }
}
