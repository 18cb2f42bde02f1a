import DecisionTables

extension PolicyBinder {
  /// Binds the input expressions of a file, each after those that it reads.
  mutating func bindExpressions(
    _ entries: [ExpressionEntry], _ decision: Int, _ scope: inout Scope
  ) -> [NamedExpression] {
    var local: Set<String> = []
    for entry in entries {
      if let problem = NameRules.problem(of: entry.name.text) {
        report(.invalidName(entry.name.text, problem), at: entry.name.place)
      } else if let slot = scope[entry.name.text], slot < policy.slots.count {
        report(
          .repeatedName(entry.name.text, what: "an input expression", first: entry.name.place),
          at: entry.name.place)
      } else {
        local.insert(entry.name.text)
      }
    }
    var bound: [NamedExpression] = []
    for entry in sorted(entries.filter { local.contains($0.name.text) }, local) {
      guard let named = bind(entry, decision, scope) else { continue }
      scope.add(entry.name.text, slot: named.slot)
      bound.append(named)
    }
    return bound
  }

  private mutating func bind(
    _ entry: ExpressionEntry, _ decision: Int, _ scope: Scope
  ) -> NamedExpression? {
    let text = entry.text.text.hasPrefix("=") ? String(entry.text.text.dropFirst()) : nil
    let word = text.map { Word($0, at: entry.text.place, isPlain: false) } ?? entry.text
    guard let bound = expression(word, in: scope) else {
      addPlaceholder(entry, decision)
      return NamedExpression(
        slot: policy.slots.count - 1, expression: Expression(code: []),
        origin: entry.name.place.origin)
    }
    var typing = Typing(bound.type.type ?? .string, values: bound.type.values)
    if case .named(let unit) = bound.type.unit { typing.unit = unit }
    let slot = policy.slots.count
    update {
      $0.slots.append(
        Slot(name: entry.name.text, typing: typing, role: .expression(decision: decision)))
    }
    expressionSyntax[slot] = (bound.syntax, scope)
    return NamedExpression(
      slot: slot, expression: bound.expression, origin: entry.name.place.origin)
  }

  /// A name whose expression is at fault is known all the same, so that it is not reported twice.
  private mutating func addPlaceholder(_ entry: ExpressionEntry, _ decision: Int) {
    update {
      $0.slots.append(
        Slot(name: entry.name.text, typing: Typing(.number), role: .expression(decision: decision))
      )
    }
  }

  /// In an order in which each expression comes after those that it names; cycles are reported.
  private mutating func sorted(
    _ entries: [ExpressionEntry], _ local: Set<String>
  ) -> [ExpressionEntry] {
    var left = entries
    var done: Set<String> = []
    var result: [ExpressionEntry] = []
    while !left.isEmpty {
      let ready = left.filter { entry in
        ExpressionNames.names(in: entry.text.text).allSatisfy {
          !local.contains($0) || done.contains($0)
        }
      }
      guard !ready.isEmpty else {
        report(.cycle(left.map(\.name.text)), at: left[0].name.place)
        return result
      }
      for entry in ready { done.insert(entry.name.text) }
      result += ready
      left.removeAll { done.contains($0.name.text) }
    }
    return result
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

/// The names that the text of an expression mentions, functions left out, without parsing it.
enum ExpressionNames {
  static func names(in text: String) -> [String] {
    var lexer = ExpressionLexer(text.hasPrefix("=") ? String(text.dropFirst()) : text)
    guard let tokens = try? lexer.tokens() else { return [] }
    return zip(tokens, tokens.dropFirst()).compactMap { token, next in
      guard case .name(let name) = token.kind, !next.isSymbol("(") else { return nil }
      return name
    }
  }
}
