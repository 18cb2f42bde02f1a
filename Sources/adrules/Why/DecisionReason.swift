import DecisionTables

/// Why a decision came out as it did: the rules that decided, what they read, and what kept those
/// from deciding that were expected to.
struct DecisionReason {
  /// A value that was looked at.
  struct Read {
    let name: String
    let typing: Typing
    let value: DecisionTables.Value
    /// Of a setting.
    let origin: SettingOrigin?
    /// Where a document writes it.
    let place: Place?
  }

  struct Expectation {
    let rule: Rule
    let obstacle: Obstacle
    /// Why the setting that a test looks at is not what was configured; nil for other names.
    let cause: Obstacle?
  }

  let decision: Decision
  let rules: [Rule]
  let reads: [Read]
  let expectations: [Expectation]
  let evaluation: Evaluation

  /// `document` is what the facts were read from, if anybody gave one.
  init(
    _ step: Explanation.Step, in evaluation: Evaluation, of document: JSONDocument?,
    expecting expected: ExpectedRules? = nil
  ) {
    let decision = evaluation.policy.decisions[step.decision]
    self.decision = decision
    self.evaluation = evaluation
    rules = step.rules.map { decision.rules[$0] }
    reads = step.reads.map { Read($0, in: evaluation, of: document) }
    expectations = (expected?.rules(of: step.decision) ?? []).map {
      Expectation($0, of: step.decision, in: evaluation)
    }
  }
}

extension DecisionReason.Read {
  init(_ slot: Int, in evaluation: Evaluation, of document: JSONDocument?) {
    let read = evaluation.policy.slots[slot]
    name = read.name
    typing = read.typing
    value = evaluation.values[slot]
    place = document.flatMap { evaluation.writtenPlace(of: slot, in: $0) }
    if case .setting(let index) = read.role {
      let origin = evaluation.values[evaluation.policy.settings[index].originSlot]
      self.origin = SettingOrigin(rawValue: evaluation.text(of: origin))
    } else {
      origin = nil
    }
  }
}

extension DecisionReason.Expectation {
  init(_ rule: Int, of decision: Int, in evaluation: Evaluation) {
    var evaluation = evaluation
    self.rule = evaluation.policy.decisions[decision].rules[rule]
    obstacle = evaluation.obstacle(to: rule, of: decision)
    if case .test(let test, _) = obstacle,
      case .setting(let index) = evaluation.policy.slots[test.slot].role
    {
      cause = evaluation.obstacle(toConfiguring: index)
    } else {
      cause = nil
    }
  }
}
