package import DecisionTables

/// Makes plans with one policy; keep it to reuse its memory.
package struct Planner: Sendable {
  /// Holds the facts and the decisions of the last plan.
  package internal(set) var evaluation: Evaluation
  let tables: PlanTables

  /// - Throws: ``PlannerError`` if the policy does not decide what a plan says.
  package init(_ compiled: CompiledPolicy) throws(PlannerError) {
    evaluation = Evaluation(compiled)
    tables = try PlanTables(compiled.policy)
  }

  /// The decisions that a plan is made of, in the order in which it names them.
  package var decisions: [Int] { tables.decisions }

  /// The settings that plans name, as indices into those of the policy.
  package var settings: [Int] { tables.settings.map(\.index) }

  /// The plan of a configuration for one ad.
  ///
  /// - Throws: ``EvaluationError`` if the ad is none that the policy knows, or a number in the
  ///   document leads out of the range of numbers.
  package mutating func plan(
    _ found: FoundConfiguration, for ad: Ad
  ) throws(EvaluationError) -> Plan {
    let shape = try bind(found, for: ad)
    var values = PlanValues()
    try decide(into: &values)
    var plan = summary(of: found, ad, values)
    plan.findings = found.findings.map(PlanFinding.init) + duplicates(in: found)
    plan.findings += shape.map(PlanFinding.init)
    for decision in evaluation.policy.findings {
      try evaluation.decide(decision)
      plan.findings += evaluation.findings(of: decision).map { finding($0, found) }
    }
    return plan
  }

  /// Puts what the host and the document say into the slots; returns what of it has a wrong shape.
  ///
  /// - Throws: ``EvaluationError`` if the ad is none that the policy knows.
  package mutating func bind(
    _ found: FoundConfiguration, for ad: Ad
  ) throws(EvaluationError) -> [ShapeFinding] {
    evaluation.reset()
    evaluation.set(tables.adKind, to: ad.kind.rawValue)
    if let slot = tables.adDuration, let duration = ad.exactDuration {
      evaluation.set(slot, to: .number(duration))
    }
    if let slot = tables.documentKind { evaluation.set(slot, to: found.documentKind.rawValue) }
    var reader = FactReader(evaluation.compiled)
    if let rwdd = found.rwdd { reader.read(rwdd, as: "rwdd", into: &evaluation) }
    if let imp = found.imp { reader.read(imp, as: "imp", into: &evaluation) }
    try evaluation.checkPromises()
    return reader.findings
  }

  /// Decides what is bound: everything that a plan says but its findings and the facts that its
  /// values depend on. Allocates nothing when `values` were filled before.
  ///
  /// - Throws: ``EvaluationError`` if a number leads out of the range of numbers.
  package mutating func decide(into values: inout PlanValues) throws(EvaluationError) {
    evaluation.forgetResults()
    for index in 0..<tables.decisions.count { try evaluation.decide(tables.decisions[index]) }
    let slots = evaluation.values
    values.clock = slots[tables.clock]
    values.after = slots[tables.after]
    values.rewardAt = slots[tables.at]
    values.event = slots[tables.event]
    values.playbackEvent = slots[tables.playbackEvent]
    values.action = slots[tables.action]
    values.postRewardTime = slots[tables.postRewardTime]
    values.closesByItself = slots[tables.closesByItself]
    values.closeAt = slots[tables.closeAt]
    values.progressBar = slots[tables.barLength]
    values.learnMoreAt = slots[tables.learnMoreAt]
    values.rewardFrom = slots[tables.rewardFrom]
    copySettings(into: &values)
    copyRules(into: &values)
  }

  private func copySettings(into values: inout PlanValues) {
    if values.settings.count != tables.settings.count {
      values.settings = tables.settings.map { _ in PlanValues.Setting() }
    }
    // Indices, not iterators: those allocate in debug builds.
    for index in 0..<tables.settings.count {
      values.settings[index].value = evaluation.values[tables.settings[index].value]
      values.settings[index].from = evaluation.values[tables.settings[index].from]
    }
  }

  private func copyRules(into values: inout PlanValues) {
    if values.rules.count != tables.decisions.count {
      values.rules = tables.decisions.map { _ in -1 }
    }
    for index in 0..<tables.decisions.count {
      if case .rule(let rule) = evaluation.outcomes[tables.decisions[index]] {
        values.rules[index] = rule
      } else {
        values.rules[index] = -1
      }
    }
  }
}
