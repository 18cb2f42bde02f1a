import DecisionTables

extension PolicyBinder {
  /// The rules of a table in the order in which they are kept: as written, or, where outputs
  /// decide, by their place in the declared values: the first such output first, then the next;
  /// equals as written, and what is absent last (DMN 1.5, 8.2.11).
  mutating func inOrder(_ syntax: DecisionSyntax, of decision: Decision) -> [RuleSyntax] {
    guard decision.hitPolicy.isByPriority else { return syntax.rules }
    let ordered = decision.outputs.filter { !$0.typing.values.isEmpty }
    if ordered.isEmpty, isComplete {
      let place = syntax.hitPolicy?.place ?? syntax.place
      report(.noPriority(decision.hitPolicy.rawValue), at: place)
    }
    let ranked = syntax.rules.enumerated().map { index, rule in
      (rule: rule, rank: ordered.map { rank(of: rule, $0) } + [index])
    }
    return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.rule)
  }

  /// The place of what a rule gives for an output in its declared values.
  private mutating func rank(of rule: RuleSyntax, _ output: Output) -> Int {
    let values = output.typing.values
    guard let word = rule.then.first(where: { $0.output.text == output.name })?.value.word else {
      return values.count
    }
    guard let text = word.expressionText else {
      return values.firstIndex { policy.strings[$0] == word.text } ?? values.count
    }
    if text.text != "absent" { report(.computedPriority(output.name), at: word.place) }
    return values.count
  }
}
