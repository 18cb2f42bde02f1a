import DecisionTables

/// How much one policy may hold, all files and all policies below it together.
///
/// What costs more than time in proportion, such as comparing rules with each other, stays under a
/// second within these.
extension PolicySources {
  static let decisionLimit = 1_000
  static let inputLimit = 10_000
  static let settingLimit = 2_000
  static let ruleLimit = 10_000
  static let columnLimit = 2_000
  /// Of names that lie in each other.
  static let depthLimit = 64

  /// A fault for everything that is too large, at the first name that is too much.
  var excesses: [RuleFault] {
    let policy = [
      excess("decisions", of: "a policy", decisions.map(\.name), PolicySources.decisionLimit),
      excess("inputs", of: "a policy", policy.inputs.map(\.name), PolicySources.inputLimit),
      excess("settings", of: "a policy", policy.settings.map(\.name), PolicySources.settingLimit),
    ]
    let tables = decisions.flatMap { decision in
      let columns = decision.inputs.map(\.name) + decision.outputs.map(\.name)
      return [
        excess("rules", of: "a decision", decision.rules.map(\.id), PolicySources.ruleLimit),
        excess("inputs and outputs", of: "a decision", columns, PolicySources.columnLimit),
      ]
    }
    return (policy + [deepInput] + tables).compactMap(\.self)
  }

  private var deepInput: RuleFault? {
    let limit = PolicySources.depthLimit
    let name = policy.inputs.first { $0.name.text.utf8.count { $0 == UInt8(ascii: ".") } >= limit }
    return name.map { RuleFault(.tooMany("parts", of: "a name", limit: limit), at: $0.name.place) }
  }

  private func excess(
    _ what: String, of owner: String, _ names: [Word], _ limit: Int
  ) -> RuleFault? {
    guard names.count > limit else { return nil }
    return RuleFault(.tooMany(what, of: owner, limit: limit), at: names[limit].place)
  }
}
