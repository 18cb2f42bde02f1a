import DecisionTables

extension Planner {
  /// The plan that `values` are, without findings. What the values depend on is asked of the
  /// evaluation that they came from.
  func summary(of found: FoundConfiguration, _ ad: Ad, _ values: PlanValues) -> Plan {
    let rewardFrom = text(values.rewardFrom) ?? SettingOrigin.byDefault.rawValue
    let configured = rewardFrom == SettingOrigin.configured.rawValue
    return Plan(
      ad: ad, reward: configured ? reward(of: found) : Planner.emptyReward,
      rewardFrom: rewardFrom,
      completion: Plan.Completion(
        clock: text(values.clock) ?? "", exactAfter: values.after.number,
        event: text(values.event), playbackEvent: text(values.playbackEvent)),
      close: Plan.Close(
        action: text(values.action), exactPostRewardTime: values.postRewardTime.number,
        closesByItself: values.closesByItself.boolean),
      exactRewardAt: values.rewardAt.number, exactCloseAt: values.closeAt.number,
      exactProgressBar: values.progressBar.number, exactLearnMoreAt: values.learnMoreAt.number,
      settings: settings(values), decidedBy: reasons(values), dependsOn: dependsOn, findings: [])
  }

  /// What an app gets where no valid reward is configured (the proposal's table of defaults).
  package static let emptyReward = #"{"type": "", "count": 0}"#

  private func reward(of found: FoundConfiguration) -> String {
    found.rwdd?["reward"]?.text ?? Planner.emptyReward
  }

  private func text(_ value: Value) -> String? {
    value.string.map { evaluation.strings[$0] }
  }

  private func settings(_ values: PlanValues) -> [Plan.Setting] {
    zip(tables.settings, values.settings).map { place, effective in
      let setting = evaluation.policy.settings[place.index]
      let value = effective.value
      return Plan.Setting(
        name: setting.name, value: value.isPresent ? evaluation.text(of: value) : nil,
        from: text(effective.from) ?? "", exactValue: exact(value), clause: setting.clause)
    }
  }

  private func exact(_ value: Value) -> Plan.SettingValue {
    if let boolean = value.boolean { return .boolean(boolean) }
    if let number = value.number { return .number(number) }
    return value.string.map { .string(evaluation.strings[$0]) } ?? .absent
  }

  private func reasons(_ values: PlanValues) -> [Plan.Reason] {
    zip(tables.decisions, values.rules).compactMap { index, rule in
      guard rule >= 0 else { return nil }
      let decision = evaluation.policy.decisions[index]
      return Plan.Reason(
        decision: decision.name, rule: decision.rules[rule].id,
        clause: decision.rules[rule].clause, origin: decision.rules[rule].origin)
    }
  }

  private var dependsOn: [String: [String]] {
    let values = [
      ("completion.after", tables.after), ("rewardAt", tables.at),
      ("close.closesByItself", tables.closesByItself), ("closeAt", tables.closeAt),
      ("progressBar", tables.barLength), ("learnMoreAt", tables.learnMoreAt),
    ]
    var facts: [String: [String]] = [:]
    for (name, slot) in values {
      let causes = evaluation.causes(ofAbsence: slot)
      if !causes.isEmpty { facts[name] = causes.map { evaluation.policy.inputs[$0].name } }
    }
    return facts
  }
}
