import DecisionTables

extension PolicyBinder {
  private static let outputTypes: [ValueType] = [
    .string, .boolean, .integer, .number, .text, .pointer,
  ]

  /// Gives every decision its place and every output its slot, so that decisions can read each
  /// other in any order.
  mutating func declareOutputs(_ decisions: [DecisionSyntax]) {
    for syntax in decisions {
      let index = policy.decisions.count
      _ = declare(syntax.name, as: "a decision", kind: "decision ")
      let policyOfHits = hitPolicy(of: syntax)
      var outputs: [Output] = []
      for output in syntax.outputs {
        let typing = typing(output.typing, allowed: PolicyBinder.outputTypes, of: "an output")
        let name = Word("\(syntax.name.text).\(output.name.text)", at: output.name.place)
        guard declare(name, as: "an output") else { continue }
        checkAggregate(policyOfHits, typing, output)
        let slot = addSlot(name.text, typing, .output(decision: index))
        outputs.append(
          Output(
            name: output.name.text, title: output.typing.title, typing: typing,
            isOptional: output.typing.isOptional, slot: slot))
      }
      update { policy in
        policy.decisions.append(
          Decision(
            name: syntax.name.text, title: syntax.title, clause: syntax.clause?.text,
            hitPolicy: policyOfHits, outputs: outputs, origin: syntax.name.place.origin))
      }
      stepPlaces[.decision(index)] = syntax.name.place
      hideList(of: policy.decisions[index])
    }
  }

  /// The result of a COLLECT table without aggregate is a list: no other table can read it.
  private mutating func hideList(of decision: Decision) {
    guard decision.hitPolicy == .collect else { return }
    for output in decision.outputs { scope.remove("\(decision.name).\(output.name)") }
  }

  private mutating func hitPolicy(of syntax: DecisionSyntax) -> HitPolicy {
    guard let word = syntax.hitPolicy else { return .unique }
    if let known = HitPolicy(rawValue: word.text) { return known }
    if PolicyBinder.laterHitPolicies.contains(word.text) {
      report(.unsupportedHitPolicy(word.text), at: word.place)
    } else {
      let known = HitPolicy.allCases.map(\.rawValue) + PolicyBinder.laterHitPolicies
      report(.unknownWord(word.text, of: "`hitPolicy`", known: known), at: word.place)
    }
    return .first
  }

  /// Hit policies of DMN 1.5 that are not decided yet.
  private static let laterHitPolicies = ["any", "priority", "ruleOrder", "outputOrder"]

  private mutating func checkAggregate(
    _ hitPolicy: HitPolicy, _ typing: Typing, _ output: OutputSyntax
  ) {
    guard hitPolicy.isAggregate, !typing.type.isNumeric else { return }
    report(
      .typeMismatch(expected: "`\(hitPolicy.rawValue)` gives a number", found: typing.phrase),
      at: output.name.place)
  }

  mutating func bind(_ syntax: DecisionSyntax, _ index: Int) {
    guard index < policy.decisions.count else { return }
    var decision = policy.decisions[index]
    var scope = scope
    if let each = syntax.each { scope = showElements(each, &decision, scope) }
    let expressions = bindExpressions(syntax.inputs, index, &scope)
    for rule in syntax.rules { bind(rule, index, scope, into: &decision) }
    checkRuleNames(syntax.rules)
    if let fallback = syntax.fallback {
      decision.defaults = terms(
        fallback, of: decision, scope: self.scope, step: .decision(index), rule: nil,
        known: "`default`", at: syntax.place)
    }
    if syntax.rules.isEmpty, syntax.fallback == nil {
      report(.emptyTable(decision.name), at: syntax.place)
    }
    decision.expressions = mentioned(expressions, by: decision)
    update { $0.decisions[index] = decision }
  }

  private mutating func showElements(
    _ each: Word, _ decision: inout Decision, _ scope: Scope
  ) -> Scope {
    if decision.hitPolicy.isSingleHit {
      report(.eachNeedsCollect(each.text), at: each.place)
    }
    guard let list = policy.lists.firstIndex(where: { $0.element == each.text }) else {
      report(.unknownName(each.text, known: policy.lists.map(\.element)), at: each.place)
      return scope
    }
    decision.each = list
    let slots = policy.slots
    return scope.showing(element: each.text) { name in
      slots.firstIndex { $0.name == name }
    }
  }

  private mutating func checkRuleNames(_ rules: [RuleSyntax]) {
    var first: [String: Place] = [:]
    for rule in rules {
      if let place = first[rule.id.text] {
        report(.repeatedName(rule.id.text, what: "a rule", first: place), at: rule.id.place)
      } else {
        first[rule.id.text] = rule.id.place
      }
    }
  }

  private mutating func bind(
    _ syntax: RuleSyntax, _ index: Int, _ scope: Scope, into decision: inout Decision
  ) {
    let tests = tests(syntax.when, in: scope)
    let terms = terms(
      syntax.then, of: decision, scope: scope, step: .decision(index),
      rule: decision.rules.count, known: "rule `\(syntax.id.text)`", at: syntax.id.place)
    decision.rules.append(
      Rule(
        id: syntax.id.text, title: syntax.title, clause: syntax.clause?.text, tests: tests,
        terms: terms, origin: syntax.id.place.origin))
  }

  /// One term for each output, in the order of the outputs.
  private mutating func terms(
    _ syntax: [TermSyntax], of decision: Decision, scope: Scope, step: Step, rule: Int?,
    known what: String, at place: Place
  ) -> [Term] {
    for term in syntax where !decision.outputs.contains(where: { $0.name == term.output.text }) {
      report(
        .unknownKey(term.output.text, of: what, known: decision.outputs.map(\.name)),
        at: term.output.place)
    }
    return decision.outputs.map { output in
      guard let term = syntax.first(where: { $0.output.text == output.name }) else {
        if !output.isOptional { report(.missingOutput(output.name, rule: what), at: place) }
        return .absent
      }
      return self.term(
        term.value, output.typing, name: output.name, scope: scope, step: step, rule: rule,
        mustBePresent: !output.isOptional)
    }
  }
}
