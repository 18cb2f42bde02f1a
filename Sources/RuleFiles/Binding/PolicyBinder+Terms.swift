import DecisionTables

extension PolicyBinder {
  /// The meaning of what a rule gives: a literal, an expression, a text or a pointer; nil, and
  /// faults, where it has none.
  mutating func term(_ node: YAMLNode, _ target: TermTarget, in scope: Scope) -> Term? {
    guard let word = node.word else {
      let found = node.phrase
      report(.wrongNode(of: "`\(target.name)`", expected: "a value", found: found), at: node.place)
      return nil
    }
    if target.typing?.type == .text, let fault = RuleFault(sentence: node) { report([fault]) }
    if word.isNothing {
      report(.unparsableCell("", .emptyValue), at: word.place)
      return nil
    }
    if word.isPlain, word.text == "~" {
      report(.unparsableCell(word.text, .tildeValue), at: word.place)
      return nil
    }
    if let text = word.expressionText { return expressionTerm(text, word, target, scope) }
    guard let typing = target.typing else { return nil }
    switch typing.type {
    case .text: return template(word, scope).map(Term.text)
    case .pointer: return pointer(word, scope)
    case .string: return stringLiteral(word, typing, target)
    case .boolean: return booleanLiteral(word, typing, target)
    case .integer, .number: return numberLiteral(word, typing, target)
    case .object, .list: return mismatch(word, typing, target)
    }
  }

  private mutating func expressionTerm(
    _ text: Word, _ word: Word, _ target: TermTarget, _ scope: Scope
  ) -> Term? {
    guard let found = expression(text, in: scope) else { return nil }
    if case .absent = found.bound.syntax {
      guard target.mustBePresent else { return .absent }
      report(.absentOutput(target.name), at: word.place)
      return nil
    }
    guard let typing = target.typing, check(found.type, typing, target, word) else { return nil }
    if target.mustBePresent {
      pending.append(
        PendingTerm(
          step: target.step, rule: target.rule, output: target.name, bound: found.bound,
          place: word.place))
    }
    if case .setting(let index) = target.step {
      expressions[policy.settings[index].valueSlot] = found.bound
    }
    return .expression(found.expression)
  }

  /// Whether an expression gives what the output declares: type, unit and listed values.
  private mutating func check(
    _ found: ExpressionType, _ typing: Typing, _ target: TermTarget, _ word: Word
  ) -> Bool {
    if typing.type == .text {
      report(.expressionInText, at: word.place)
      return false
    }
    guard let type = found.type else { return typing.type != .pointer }
    guard type == typing.type || (type == .integer && typing.type == .number) else {
      report(
        .typeMismatch(of: "`\(target.name)`", expected: typing.phrase, found: found.phrase),
        at: word.place)
      return false
    }
    let unit = UnitOfMeasure(typing.unit)
    if type.isNumeric, UnitOfMeasure.common(unit, found.unit) == nil {
      report(.unitMismatch(unit.phrase, found.unit.phrase), at: word.place)
      return false
    }
    return typing.values.isEmpty || checkValues(found, typing, target, word)
  }

  private mutating func checkValues(
    _ found: ExpressionType, _ typing: Typing, _ target: TermTarget, _ word: Word
  ) -> Bool {
    if found.values.isEmpty {
      let shown = typing.values.prefix(12).map { policy.strings[$0] }
      report(
        .typeMismatch(
          of: "`\(target.name)`", expected: Words.alternatives(shown), found: "any string"),
        at: word.place)
      return false
    }
    guard let other = found.values.first(where: { !typing.values.contains($0) }) else {
      return true
    }
    report(unlisted(policy.strings[other], typing, target), at: word.place)
    return false
  }

  private func unlisted(
    _ text: String, _ typing: Typing, _ target: TermTarget
  ) -> RuleFault.Reason {
    let strings = policy.strings
    let known = RuleFault.candidates(for: text, among: typing.values.lazy.map { strings[$0] })
    return .valueNotListed(text, of: "`\(target.name)`", known: known)
  }

  private mutating func mismatch(_ word: Word, _ typing: Typing, _ target: TermTarget) -> Term? {
    report(
      .typeMismatch(of: "`\(target.name)`", expected: typing.phrase, found: word.phrase),
      at: word.place)
    return nil
  }

  private mutating func booleanLiteral(
    _ word: Word, _ typing: Typing, _ target: TermTarget
  ) -> Term? {
    if word.isPlain, word.text == "true" || word.text == "false" {
      return .constant(.boolean(word.text == "true"))
    }
    guard word.isPlain, LiteralReader.isForeignBoolean(word.text) else {
      return mismatch(word, typing, target)
    }
    report(.unparsableCell(word.text, .yamlBoolean(word.text)), at: word.place)
    return nil
  }

  private mutating func stringLiteral(
    _ word: Word, _ typing: Typing, _ target: TermTarget
  ) -> Term? {
    if word.isPlain, LiteralReader.looksLikeAnotherType(word.text) {
      report(notAString(word, of: "`\(target.name)`"), at: word.place)
      return nil
    }
    let id = intern(word.text)
    if !typing.values.isEmpty, !typing.values.contains(id) {
      report(unlisted(word.text, typing, target), at: word.place)
      return nil
    }
    return .constant(.string(id))
  }

  private mutating func numberLiteral(
    _ word: Word, _ typing: Typing, _ target: TermTarget
  ) -> Term? {
    guard word.isPlain else { return mismatch(word, typing, target) }
    switch LiteralReader.number(word.text) {
    case .success(let number):
      if typing.type == .number || number.isWhole { return .constant(.number(number)) }
      return mismatch(word, typing, target)
    case .failure(let fault):
      if case .notANumber = fault.problem { return mismatch(word, typing, target) }
      report(.unparsableCell(word.text, fault.problem), at: word.place)
      return nil
    }
  }

  private mutating func pointer(_ word: Word, _ scope: Scope) -> Term? {
    if word.text.isEmpty { return .pointer(nil) }
    if let slot = scope[word.text], slot < policy.inputs.count { return .pointer(slot) }
    if case .unreadableName(let name, let why) = scope.fault(reading: word.text) {
      report(.unreadableName(name, why), at: word.place)
      return nil
    }
    let known = RuleFault.candidates(for: word.text, among: policy.inputs.lazy.map(\.name))
    report(.unknownName(word.text, known: known), at: word.place)
    return nil
  }
}
