import DecisionTables

extension PolicyBinder {
  /// The meaning of what a rule gives: a literal, an expression, a text or a pointer.
  mutating func term(
    _ node: YAMLNode, _ typing: Typing, name: String, scope: Scope, step: Step,
    rule: Int? = nil, mustBePresent: Bool = false
  ) -> Term {
    guard let word = node.word else {
      report(.wrongNode(expected: "a value", of: "`\(name)`"), at: node.place)
      return .absent
    }
    switch typing.type {
    case .text:
      if let fault = RuleFault(sentence: node) { report([fault]) }
      return .text(template(word, scope))
    case .pointer: return pointer(word, scope)
    default: break
    }
    guard word.text.hasPrefix("=") else { return literal(word, typing, name) }
    let text = word.droppingEqualsSign
    guard let bound = expression(text, in: scope) else { return .absent }
    check(bound.type, fits: typing, word)
    if mustBePresent {
      pending.append(
        PendingTerm(
          step: step, rule: rule, output: name, syntax: bound.syntax, scope: scope,
          place: word.place))
    }
    if case .setting(let index) = step {
      let slot = policy.settings[index].valueSlot
      expressionSyntax[slot] = (bound.syntax, scope)
    }
    if case .absent = bound.syntax { return .absent }
    return .expression(bound.expression)
  }

  private mutating func literal(_ word: Word, _ typing: Typing, _ name: String) -> Term {
    switch typing.type {
    case .string: return stringLiteral(word, typing, name)
    case .boolean:
      if word.text == "true" || word.text == "false" {
        return .constant(.boolean(word.text == "true"))
      }
      let isYAML = LiteralReader.yamlBooleans.contains(word.text.lowercased())
      report(
        isYAML
          ? .unparsableTest(word.text, .yamlBoolean(word.text))
          : .typeMismatch(expected: typing.phrase, found: "`\(word.text)`"), at: word.place)
    case .integer, .number: return numberLiteral(word, typing)
    case .object, .list, .text, .pointer:
      report(.typeMismatch(expected: typing.phrase, found: "`\(word.text)`"), at: word.place)
    }
    return .absent
  }

  private mutating func stringLiteral(_ word: Word, _ typing: Typing, _ name: String) -> Term {
    if word.isPlain, word.text == "~" {
      report(.unparsableTest(word.text, .tilde), at: word.place)
    } else if word.isPlain, LiteralReader.looksLikeAnotherType(word.text) {
      report(
        .typeMismatch(expected: "a string (in quotes, `\"\(word.text)\"`)", found: "`\(word.text)`"),
        at: word.place)
    }
    let id = intern(word.text)
    if !typing.values.isEmpty, !typing.values.contains(id) {
      let known = typing.values.map { policy.strings[$0] }
      report(.valueNotListed(word.text, of: name, known: known), at: word.place)
    }
    return .constant(.string(id))
  }

  private mutating func numberLiteral(_ word: Word, _ typing: Typing) -> Term {
    switch LiteralReader.number(word.text) {
    case .success(let number):
      if word.isPlain, typing.type == .number || number.isWhole {
        return .constant(.number(number))
      }
      report(.typeMismatch(expected: typing.phrase, found: "`\(word.text)`"), at: word.place)
    case .failure(let fault):
      if case .notANumber = fault.problem {
        report(.typeMismatch(expected: typing.phrase, found: "`\(word.text)`"), at: word.place)
      } else {
        report(.unparsableTest(word.text, fault.problem), at: word.place)
      }
    }
    return .absent
  }

  /// Whether an expression gives what the output declares: type, unit and listed values.
  private mutating func check(_ found: ExpressionType, fits typing: Typing, _ word: Word) {
    guard let type = found.type else { return }
    let fits = type == typing.type || (type == .integer && typing.type == .number)
    guard fits else {
      report(.typeMismatch(expected: typing.phrase, found: found.phrase), at: word.place)
      return
    }
    let unit = UnitOfMeasure(typing.unit)
    if type.isNumeric, UnitOfMeasure.common(unit, found.unit) == nil {
      report(.unitMismatch(unit.phrase, found.unit.phrase), at: word.place)
    }
    if !typing.values.isEmpty { checkValues(found, typing, word) }
  }

  private mutating func checkValues(_ found: ExpressionType, _ typing: Typing, _ word: Word) {
    let known = typing.values.map { policy.strings[$0] }
    if found.values.isEmpty {
      report(
        .typeMismatch(expected: "one of \(Words.alternatives(known))", found: "any string"),
        at: word.place)
    } else if let other = found.values.first(where: { !typing.values.contains($0) }) {
      report(.valueNotListed(policy.strings[other], of: "the output", known: known), at: word.place)
    }
  }

  private mutating func pointer(_ word: Word, _ scope: Scope) -> Term {
    if word.text.isEmpty { return .pointer(nil) }
    if let slot = scope[word.text], slot < policy.inputs.count { return .pointer(slot) }
    report(.unknownName(word.text, known: policy.inputs.map(\.name)), at: word.place)
    return .absent
  }

  /// Splits a text at its `{name}`; `{{` stands for a brace.
  mutating func template(_ word: Word, _ scope: Scope) -> [TextPart] {
    var parts: [TextPart] = []
    var words = ""
    var rest = Substring(word.text)
    while let character = rest.popFirst() {
      if character == "}", rest.first == "}" { rest.removeFirst() }
      guard character == "{" else {
        words.append(character)
        continue
      }
      if rest.first == "{" {
        rest.removeFirst()
        words.append("{")
        continue
      }
      guard let end = rest.firstIndex(of: "}") else {
        report(.unclosedPlaceholder, at: word.place)
        return parts
      }
      if !words.isEmpty { parts.append(.words(words)) }
      words = ""
      if let slot = placeholder(String(rest[..<end]), word, scope) {
        parts.append(.name(slot: slot))
      }
      rest = rest[rest.index(after: end)...]
    }
    if !words.isEmpty || parts.isEmpty { parts.append(.words(words)) }
    return parts
  }

  private mutating func placeholder(_ name: String, _ word: Word, _ scope: Scope) -> Int? {
    if let slot = scope[name] { return slot }
    report(.unknownPlaceholder(name, known: scope.names), at: word.place)
    return nil
  }
}

extension Word {
  /// The text behind the `=`, with the place of what is left.
  fileprivate var droppingEqualsSign: Word {
    let rest = text.dropFirst().drop { $0 == " " }
    let dropped = text.utf8.count - rest.utf8.count
    return Word(String(rest), at: place(of: dropped..<text.utf8.count), isPlain: isPlain)
  }
}
