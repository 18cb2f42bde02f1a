import DecisionTables

extension PolicyBinder {
  private static let outputTypes: [ValueType] = [
    .string, .boolean, .integer, .number, .text, .pointer,
  ]

  /// Gives every decision its place and every output its slot, so that decisions can read each
  /// other in any order.
  mutating func declareOutputs(
    _ decisions: [DecisionSyntax]
  ) -> [(syntax: DecisionSyntax, index: Int)] {
    var declared: [(DecisionSyntax, Int)] = []
    for syntax in decisions {
      if syntax.name.text == "settings" {
        report(.invalidName(syntax.name.text, .reserved), at: syntax.name.place)
      }
      guard declare(syntax.name, as: "a decision", kind: "decision ") != .taken else { continue }
      let index = policy.decisions.count
      let hitPolicy = hitPolicy(of: syntax)
      let outputs = syntax.outputs.map { output($0, of: syntax, index, hitPolicy) }
      update { policy in
        policy.decisions.append(
          Decision(
            name: syntax.name.text, title: syntax.title, clause: syntax.clause?.text,
            hitPolicy: hitPolicy, outputs: outputs, origin: syntax.name.place.origin))
      }
      stepPlaces[.decision(index)] = syntax.name.place
      declared.append((syntax, index))
    }
    return declared
  }

  private mutating func output(
    _ syntax: OutputSyntax, of decision: DecisionSyntax, _ index: Int, _ hitPolicy: HitPolicy
  ) -> Output {
    let typing = typing(syntax.typing, allowed: PolicyBinder.outputTypes, of: "an output")
    let name = Word("\(decision.name.text).\(syntax.name.text)", at: syntax.name.place)
    let isNamed = NameRules.problem(of: decision.name.text) == nil
    let declaration = declare(name, as: "an output", isImplied: !isNamed)
    let slot = addSlot(name.text, typing, .output(decision: index))
    if declaration != .taken { share(name.text, slot, typing, decision, hitPolicy) }
    if let typing, hitPolicy.isAggregate, !typing.type.isNumeric {
      let phrase = "`\(hitPolicy.rawValue)`"
      report(.typeMismatch(of: phrase, expected: "numbers", found: typing.phrase), at: name.place)
    }
    return Output(
      name: syntax.name.text, title: syntax.typing.title, typing: policy.slots[slot].typing,
      isOptional: syntax.typing.isOptional, slot: slot)
  }

  /// Texts, pointers and lists of hits no other table can read.
  private mutating func share(
    _ name: String, _ slot: Int, _ typing: Typing?, _ decision: DecisionSyntax,
    _ hitPolicy: HitPolicy
  ) {
    if hitPolicy.givesList {
      scope.share(name, unreadable: .hits(decision: decision.name.text))
    } else if typing?.type == .text || typing?.type == .pointer {
      scope.share(name, unreadable: .forPeople)
    } else {
      scope.share(name, slot: slot)
    }
  }

  private mutating func hitPolicy(of syntax: DecisionSyntax) -> HitPolicy {
    guard let word = syntax.hitPolicy else { return .unique }
    if let known = HitPolicy(rawValue: word.text) { return known }
    faultyHitPolicies.insert(syntax.name.text)
    let known = HitPolicy.allCases.map(\.rawValue)
    report(.unknownWord(word.text, of: "`hitPolicy`", known: known), at: word.place)
    return word.text.hasPrefix("col") ? .collect : .first
  }

  mutating func bind(_ syntax: DecisionSyntax, _ index: Int) {
    var table = TableBinding(policy.decisions[index], index, scope)
    if let each = syntax.each { showElements(each, &table) }
    let named = bindExpressions(syntax.inputs, index, &table.scope)
    for rule in inOrder(syntax, of: table.decision) { bind(rule, into: &table) }
    checkRuleNames(syntax.rules)
    if let fallback = syntax.fallback {
      // Without an element there is nothing to compute from one.
      let scope = syntax.each == nil ? table.scope : self.scope
      table.decision.defaults = terms(
        fallback, of: table, rule: nil, what: "`default`", at: syntax.fallbackPlace, in: scope)
    }
    if syntax.rules.isEmpty, syntax.fallback == nil, isComplete {
      report(.emptyTable(table.decision.name), at: syntax.place)
    }
    table.decision.expressions = mentioned(named, by: table.decision)
    update { $0.decisions[index] = table.decision }
  }

  private mutating func showElements(_ each: Word, _ table: inout TableBinding) {
    if table.decision.hitPolicy.isSingleHit, !faultyHitPolicies.contains(table.decision.name) {
      report(.eachNeedsCollect(each.text), at: each.place)
    }
    if let list = listOfElement[each.text] {
      table.decision.each = list
      table.scope = table.scope.showing(element: each.text)
    } else if isComplete {
      let known = RuleFault.candidates(for: each.text, amongKeys: listOfElement.keys)
      report(.unknownName(each.text, known: known), at: each.place)
    }
  }

  mutating func checkRuleNames(_ rules: [RuleSyntax]) {
    var first: [String: Place] = [:]
    for rule in rules where !rule.id.text.isEmpty {
      if let place = first[rule.id.text] {
        report(.repeatedName(rule.id.text, what: "a rule", first: place), at: rule.id.place)
      } else {
        first[rule.id.text] = rule.id.place
      }
    }
  }

  private mutating func bind(_ syntax: RuleSyntax, into table: inout TableBinding) {
    let rule = table.decision.rules.count
    let tests = tests(syntax.when, in: table.scope)
    let before = pending.count
    let terms = terms(
      syntax.then, of: table, rule: rule, what: "rule `\(syntax.id.text)`", at: syntax.id.place,
      in: table.scope)
    if tests == nil {
      faulty.insert(.decision(table.index))
      pending.removeLast(pending.count - before)
    }
    table.decision.rules.append(
      Rule(
        id: syntax.id.text, title: syntax.title, clause: syntax.clause?.text, tests: tests ?? [],
        terms: terms, origin: syntax.id.place.origin))
  }

  /// One term for each output, in the order of the outputs.
  private mutating func terms(
    _ syntax: [TermSyntax], of table: TableBinding, rule: Int?, what: String, at place: Place,
    in scope: Scope
  ) -> [Term] {
    var given = Dictionary(
      syntax.map { ($0.output.text, $0.value) }, uniquingKeysWith: { first, _ in first })
    for term in syntax where table.outputs[term.output.text] == nil {
      reportUnknown(term, of: table, what, &given)
    }
    return table.decision.outputs.map { output in
      let target = TermTarget(
        name: output.name, typing: typing(of: output.slot), step: .decision(table.index),
        rule: rule, mustBePresent: !output.isOptional)
      guard let value = given[output.name] else {
        if !output.isOptional, isComplete {
          report(.missingOutput(output.name, rule: what), at: place)
        }
        return .absent
      }
      return term(value, target, in: scope) ?? .absent
    }
  }

  /// A misspelled output is taken for the one that is meant, so that that is not missing, too.
  private mutating func reportUnknown(
    _ term: TermSyntax, of table: TableBinding, _ what: String, _ given: inout [String: YAMLNode]
  ) {
    let name = term.output.text
    let missing = table.decision.outputs.map(\.name).filter { given[$0] == nil }
    let known = RuleFault.candidates(
      for: name, among: missing.isEmpty ? table.decision.outputs.map(\.name) : missing)
    if !isComplete, NearestName.of(name, in: known) == nil { return }
    report(.unknownKey(name, of: what, known: known), at: term.output.place)
    if let meant = NearestName.of(name, in: known), given[meant] == nil {
      given[meant] = term.value
    }
  }
}

/// A table while it is bound.
private struct TableBinding {
  var decision: Decision
  let index: Int
  var scope: Scope
  let outputs: [String: Int]

  init(_ decision: Decision, _ index: Int, _ scope: Scope) {
    self.decision = decision
    self.index = index
    self.scope = scope
    outputs = Dictionary(
      decision.outputs.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
