import DecisionTables

/// What is said about a decision beside its table.
struct ShowWords {
  let policy: Policy

  /// `first: of the rules that match, the topmost one decides`
  func hitPolicy(of decision: Decision) -> String {
    let name = decision.hitPolicy.rawValue
    let each = decision.each.map { list in
      let list = policy.lists[list]
      return "; tried on each `\(list.element)` of `\(policy.inputs[list.slot].name)`"
    }
    return "\(name): \(meaning(of: decision.hitPolicy))" + (each ?? "")
  }

  private func meaning(of policy: HitPolicy) -> String {
    switch policy {
    case .unique: "one rule matches, never two"
    case .any: "several rules may match if they say the same"
    case .priority: "of the rules that match, the one with the most important outputs decides"
    case .first: "of the rules that match, the topmost one decides"
    case .collect, .ruleOrder: "every rule that matches gives a result"
    case .outputOrder: "every rule that matches gives a result, the most important outputs first"
    case .collectSum: "what the matching rules give is added up"
    case .collectMin: "the smallest number that a matching rule gives"
    case .collectMax: "the largest number that a matching rule gives"
    case .collectCount: "how many rules match"
    }
  }

  /// The inputs that the decision computes, with their expressions.
  func expressions(of decision: Decision) -> [(name: String, words: String)] {
    decision.expressions.map {
      (policy.slots[$0.slot].name, "= " + policy.notation(of: $0.expression))
    }
  }

  /// The outputs, with their types and what they mean.
  func outputs(of decision: Decision) -> [(name: String, words: String)] {
    let sheets = PolicySheets(policy: policy)
    return decision.outputs.map { output in
      let type = sheets.values(of: output.typing) ?? sheets.type(of: output.typing)
      let kind = output.isOptional ? "\(type); may be absent" : type
      return (output.name, output.title.map { "\($0) (\(kind))" } ?? kind)
    }
  }
}
