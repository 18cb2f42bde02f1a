import DecisionTables

extension PolicyBinder {
  /// Binds the input expressions of a file, each after those that it reads.
  mutating func bindExpressions(
    _ entries: [ExpressionEntry], _ decision: Int, _ scope: inout Scope
  ) -> [NamedExpression] {
    let entries = entries.filter { isFree($0, scope) }
    let ordered = DependencyOrder(needs(of: entries))
    for cycle in ordered.cycles {
      let names = (cycle + cycle.prefix(1)).map { entries[$0].name.text }
      report(.cycle(names), at: entries[cycle[0]].name.place)
    }
    let inCycle = Set(ordered.cycles.joined())
    for index in inCycle {
      let slot = addSlot(entries[index].name.text, nil, .expression(decision: decision))
      scope.add(entries[index].name.text, slot: slot)
    }
    var bound: [NamedExpression] = []
    for index in ordered.order where !inCycle.contains(index) {
      let named = bind(entries[index], decision, scope)
      scope.add(entries[index].name.text, slot: named.slot)
      bound.append(named)
    }
    return bound
  }

  private mutating func isFree(_ entry: ExpressionEntry, _ scope: Scope) -> Bool {
    let name = entry.name
    if scope[name.text] != nil, let first = declaration(of: name.text) {
      report(.repeatedName(name.text, what: "an input expression", first: first), at: name.place)
      return false
    }
    if let problem = NameRules.problem(of: name.text) {
      report(.invalidName(name.text, problem), at: name.place)
      self.scope.damage(name.text)
    }
    return true
  }

  /// For each expression those of the same file that it names.
  private func needs(of entries: [ExpressionEntry]) -> [[Int]] {
    let indices = Dictionary(
      entries.enumerated().map { ($1.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    return entries.map { entry in
      var lexer = ExpressionLexer(entry.text.text)
      guard let tokens = try? lexer.tokens(limit: ExpressionParser.tokenLimit) else { return [] }
      return zip(tokens, tokens.dropFirst()).compactMap { token, next in
        guard case .name(let name) = token.kind, !next.isSymbol("(") else { return nil }
        return indices[name]
      }
    }
  }

  /// A name whose expression is at fault is known all the same, so that it is not reported twice.
  private mutating func bind(
    _ entry: ExpressionEntry, _ decision: Int, _ scope: Scope
  ) -> NamedExpression {
    var found: BoundExpression?
    if entry.text.text.hasPrefix("=") {
      report(
        .unparsableExpression(entry.text.text, .leadingEquals), at: entry.text.place(of: 0..<1))
    } else {
      found = expression(entry.text, in: scope)
    }
    var typing = found.flatMap { found in
      found.type.type.map { Typing($0, values: found.type.isClosed ? found.type.values : []) }
    }
    if case .named(let unit) = found?.type.unit { typing?.unit = unit }
    let slot = addSlot(entry.name.text, typing, .expression(decision: decision))
    expressions[slot] = found?.bound
    return NamedExpression(
      slot: slot, expression: found?.expression ?? Expression(code: []),
      origin: entry.name.place.origin)
  }

  /// The expressions that the rules of a table need, directly or through each other.
  func mentioned(_ expressions: [NamedExpression], by decision: Decision) -> [NamedExpression] {
    let terms = decision.rules.flatMap(\.terms) + (decision.defaults ?? [])
    var needed = Set(decision.rules.flatMap { $0.tests.map(\.slot) } + terms.flatMap(\.slots))
    for named in expressions.reversed() where needed.contains(named.slot) {
      needed.formUnion(named.expression.slots)
    }
    return expressions.filter { needed.contains($0.slot) }
  }
}
