import DecisionTables
import RewardedAds

extension PlanReporter {
  static func json(of skipped: DocumentPlans.Skipped) -> JSONOutput {
    [
      "pointer": .string(skipped.skipped.pointer),
      "record": JSONOutput(skipped.record),
      "reason": .string(skipped.skipped.message),
    ]
  }

  /// The plans of a configuration for programs.
  static func json(of configuration: DocumentPlans.Configuration) -> JSONOutput {
    [
      "pointer": .string(configuration.found.pointer),
      "record": JSONOutput(configuration.record),
      "plans": .array(plans(of: configuration)),
    ]
  }

  /// The plans, with `why` where reasons were asked for.
  private static func plans(of configuration: DocumentPlans.Configuration) -> [JSONOutput] {
    configuration.plans.enumerated().map { index, plan in
      let json = json(of: plan)
      guard index < configuration.reasons.count, case .object(let members) = json else {
        return json
      }
      return .object(members + [("why", .array(configuration.reasons[index].map(\.json)))])
    }
  }

  private static func json(of plan: Plan) -> JSONOutput {
    [
      "ad": json(of: plan.ad),
      "reward": .raw(OneLineJSON.text(plan.reward)),
      "rewardFrom": .string(plan.rewardFrom),
      "completion": [
        "clock": .string(plan.completion.clock),
        "after": JSONOutput(plan.completion.exactAfter),
        "event": JSONOutput(plan.completion.event),
        "playbackEvent": JSONOutput(plan.completion.playbackEvent),
      ],
      "rewardAt": JSONOutput(plan.exactRewardAt),
      "close": [
        "action": JSONOutput(plan.close.action),
        "postRewardTime": JSONOutput(plan.close.exactPostRewardTime),
        "closesByItself": plan.close.closesByItself.map(JSONOutput.boolean) ?? .null,
      ],
      "closeAt": JSONOutput(plan.exactCloseAt),
      "progressBar": JSONOutput(plan.exactProgressBar),
      "learnMoreAt": JSONOutput(plan.exactLearnMoreAt),
      "settings": .array(plan.settings.map(json)),
      "decidedBy": .array(plan.decidedBy.map(json)),
      "dependsOn": .object(
        plan.dependsOn.sorted { $0.key < $1.key }
          .map { ($0.key, .array($0.value.map(JSONOutput.string))) }),
      "warnings": .array(plan.findings.map(json)),
    ]
  }

  static func json(of ad: Ad) -> JSONOutput {
    ["kind": .string(ad.kind.rawValue), "duration": JSONOutput(ad.exactDuration)]
  }

  private static func json(of setting: Plan.Setting) -> JSONOutput {
    let value: JSONOutput =
      switch setting.exactValue {
      case .absent: nil
      case .boolean(let boolean): .boolean(boolean)
      case .number(let number): .number(number)
      case .string(let string): .string(string)
      }
    return ["name": .string(setting.name), "value": value, "from": .string(setting.from)]
  }

  private static func json(of reason: Plan.Reason) -> JSONOutput {
    [
      "decision": .string(reason.decision), "rule": .string(reason.rule),
      "clause": JSONOutput(reason.clause),
    ]
  }

  static func json(of finding: PlanFinding) -> JSONOutput {
    let start = finding.place.start
    return [
      "id": .string(finding.id), "severity": .string("\(finding.severity)"),
      "pointer": .string(finding.pointer), "message": .string(finding.message),
      "line": .integer(start.line), "column": .integer(start.column),
    ]
  }
}
