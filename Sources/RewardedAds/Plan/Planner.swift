package import DecisionTables

/// Makes plans with one policy; keep it to reuse its memory.
package struct Planner: Sendable {
  private var evaluation: Evaluation
  private let tables: PlanTables

  /// - Throws: ``PlannerError`` if the policy does not decide what a plan says.
  package init(_ compiled: CompiledPolicy) throws(PlannerError) {
    evaluation = Evaluation(compiled)
    tables = try PlanTables(compiled.policy)
  }

  /// The plan of a configuration for one ad.
  ///
  /// - Throws: ``EvaluationError`` if the ad is none that the policy knows, or a number in the
  ///   document leads out of the range of numbers.
  package mutating func plan(
    _ found: FoundConfiguration, for ad: Ad
  ) throws(EvaluationError) -> Plan {
    let shape = bind(found, ad)
    try evaluation.checkPromises()
    for decision in tables.decisions { try evaluation.decide(decision) }
    var plan = summary(of: found, ad)
    plan.findings = found.findings.map(PlanFinding.init) + duplicates(in: found)
    plan.findings += shape.map(PlanFinding.init)
    for decision in evaluation.policy.findings {
      try evaluation.decide(decision)
      plan.findings += evaluation.findings(of: decision).map { finding($0, found) }
    }
    return plan
  }

  /// Puts what the host and the document say into the slots.
  private mutating func bind(_ found: FoundConfiguration, _ ad: Ad) -> [ShapeFinding] {
    evaluation.reset()
    evaluation.set(tables.adKind, to: ad.kind.rawValue)
    if let slot = tables.adDuration, let duration = ad.exactDuration {
      evaluation.set(slot, to: .number(duration))
    }
    if let slot = tables.documentKind { evaluation.set(slot, to: found.documentKind.rawValue) }
    var reader = FactReader(evaluation.compiled)
    if let rwdd = found.rwdd { reader.read(rwdd, as: "rwdd", into: &evaluation) }
    if let imp = found.imp { reader.read(imp, as: "imp", into: &evaluation) }
    return reader.findings
  }

  private func summary(of found: FoundConfiguration, _ ad: Ad) -> Plan {
    let rewardFrom = text(tables.rewardFrom) ?? SettingOrigin.byDefault.rawValue
    let configured = rewardFrom == SettingOrigin.configured.rawValue
    return Plan(
      ad: ad, reward: configured ? reward(of: found) : Planner.emptyReward,
      rewardFrom: rewardFrom,
      completion: Plan.Completion(
        clock: text(tables.clock) ?? "", exactAfter: number(tables.after),
        event: text(tables.event), playbackEvent: text(tables.playbackEvent)),
      close: Plan.Close(
        action: text(tables.action), exactPostRewardTime: number(tables.postRewardTime),
        closesByItself: evaluation.values[tables.closesByItself].boolean),
      exactRewardAt: number(tables.at), exactCloseAt: number(tables.closeAt),
      exactProgressBar: number(tables.barLength), exactLearnMoreAt: number(tables.learnMoreAt),
      settings: settings, decidedBy: reasons, dependsOn: dependsOn, findings: [])
  }

  /// What an app gets where no valid reward is configured (the proposal's table of defaults).
  package static let emptyReward = #"{"type": "", "count": 0}"#

  private func reward(of found: FoundConfiguration) -> String {
    found.rwdd?["reward"]?.text ?? Planner.emptyReward
  }

  private func number(_ slot: Int) -> FixedPoint? { evaluation.values[slot].number }

  private func text(_ slot: Int) -> String? {
    evaluation.values[slot].string.map { evaluation.strings[$0] }
  }

  private var settings: [Plan.Setting] {
    evaluation.policy.settings.enumerated().compactMap { index, setting in
      guard evaluation.settingOutcomes[index] != .notEvaluated else { return nil }
      let value = evaluation.values[setting.valueSlot]
      return Plan.Setting(
        name: setting.name, value: value.isPresent ? evaluation.text(of: value) : nil,
        from: text(setting.originSlot) ?? "", exactValue: exact(value), clause: setting.clause)
    }
  }

  private func exact(_ value: Value) -> Plan.SettingValue {
    if let boolean = value.boolean { return .boolean(boolean) }
    if let number = value.number { return .number(number) }
    return value.string.map { .string(evaluation.strings[$0]) } ?? .absent
  }

  private var reasons: [Plan.Reason] {
    tables.decisions.compactMap { index in
      guard case .rule(let rule) = evaluation.outcomes[index] else { return nil }
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

  private func finding(_ finding: Finding, _ found: FoundConfiguration) -> PlanFinding {
    let slot = finding.pointer ?? nil
    let subject = evaluation.location(of: slot, in: found.document, orElse: found.holder)
    return PlanFinding(
      id: finding.id, severity: PlanFinding.Severity(finding.severity),
      pointer: subject.pointer, message: finding.message, confidence: finding.confidence,
      place: subject.place,
      clause: finding.rule.clause)
  }

  /// Keys that stand twice in what was read; what a reward's `ext` holds is nobody's business
  /// (RA-30).
  private func duplicates(in found: FoundConfiguration) -> [PlanFinding] {
    let extra = found.rwdd?["reward"]?["ext"]?.range
    let read = [found.rwdd?.range, found.imp?.range].compactMap { $0 }
    return found.document.duplicateKeys.filter { key in
      let offset = key.place.range.lowerBound
      return read.contains { $0.contains(offset) } && extra?.contains(offset) != true
    }.map(PlanFinding.init)
  }
}
