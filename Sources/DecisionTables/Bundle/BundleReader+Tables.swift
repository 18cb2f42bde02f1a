extension BundleReader {
  mutating func readSetting() throws(BundleError) {
    let name = try declare(in: \.settings)
    let value = try index(in: slots)
    let reason = try index(in: slots)
    let origin = try line.origin()
    var setting = Setting(
      name: name, typing: try typing(), valueSlot: value, originSlot: reason, origin: origin)
    if line.take("fact") { setting.fact = try index(in: slots) }
    if line.take("word") { setting.wordSlot = try index(in: slots) }
    setting.clause = try line.clause()
    setting.title = try line.title()
    policy.settings.append(setting)
    open = .setting
  }

  mutating func readSettingPart(_ keyword: String) throws(BundleError) {
    guard open == .setting, let last = policy.settings.indices.last else {
      throw line.error(.misplaced(keyword))
    }
    switch keyword {
    case "valid": policy.settings[last].valid = try valueSet()
    case "words": policy.settings[last].words = try strings()
    default: policy.settings[last].fallback = try term()
    }
  }

  mutating func readDecision() throws(BundleError) {
    let name = try declare(in: \.decisions)
    let word = try line.name()
    guard let hitPolicy = HitPolicy(rawValue: word) else {
      throw line.error(.expected(.hitPolicy, found: word))
    }
    var decision = Decision(
      name: name, hitPolicy: hitPolicy, outputs: [], origin: try line.origin())
    if line.take("each") { decision.each = try index(in: lists) }
    decision.clause = try line.clause()
    decision.title = try line.title()
    policy.decisions.append(decision)
    outputs = BundleNames()
    open = .decision
  }

  mutating func readDecisionPart(_ keyword: String) throws(BundleError) {
    guard open == .decision, let last = policy.decisions.indices.last else {
      throw line.error(.misplaced(keyword))
    }
    if keyword == "output" {
      policy.decisions[last].outputs.append(try output())
    } else {
      policy.decisions[last].expressions.append(try namedExpression())
    }
  }

  private mutating func namedExpression() throws(BundleError) -> NamedExpression {
    let slot = try index(in: slots)
    let origin = try line.origin()
    return NamedExpression(slot: slot, expression: try expression(), origin: origin)
  }

  private mutating func output() throws(BundleError) -> Output {
    let name = try declare(in: \.outputs)
    let slot = try index(in: slots)
    let typing = try typing()
    let isOptional = line.take("optional")
    return Output(
      name: name, title: try line.title(), typing: typing, isOptional: isOptional, slot: slot)
  }

  mutating func readRule() throws(BundleError) {
    guard open == .decision || open == .rule, let last = policy.decisions.indices.last else {
      throw line.error(.misplaced("rule"))
    }
    let id = try line.name()
    var rule = Rule(id: id, tests: [], terms: noTerms(last), origin: try line.origin())
    rule.clause = try line.clause()
    rule.title = try line.title()
    policy.decisions[last].rules.append(rule)
    open = .rule
  }

  mutating func readOtherwise() throws(BundleError) {
    guard open == .decision || open == .rule, let last = policy.decisions.indices.last else {
      throw line.error(.misplaced("otherwise"))
    }
    policy.decisions[last].defaults = noTerms(last)
    open = .defaults
  }

  /// What every output has that no `then` mentions.
  private func noTerms(_ decision: Int) -> [Term] {
    Array(repeating: .absent, count: policy.decisions[decision].outputs.count)
  }

  mutating func readTest() throws(BundleError) {
    let test = Test(slot: try index(in: slots), set: try valueSet())
    switch open {
    case .setting: policy.settings[policy.settings.count - 1].when.append(test)
    case .rule:
      let decision = policy.decisions.count - 1
      let rule = policy.decisions[decision].rules.count - 1
      policy.decisions[decision].rules[rule].tests.append(test)
    case .pattern: machine?.add(test)
    case .nothing, .decision, .defaults: throw line.error(.misplaced("when"))
    }
  }

  mutating func readTerm() throws(BundleError) {
    guard open == .rule || open == .defaults else { throw line.error(.misplaced("then")) }
    let column = try index(in: outputs)
    let term = try term()
    let decision = policy.decisions.count - 1
    if open == .defaults {
      policy.decisions[decision].defaults?[column] = term
    } else {
      let rule = policy.decisions[decision].rules.count - 1
      policy.decisions[decision].rules[rule].terms[column] = term
    }
  }
}
