import DecisionTables

/// Gives a unary test its meaning for the type of what it tests.
struct TestBinder {
  let typing: Typing
  /// What is tested, for messages.
  let name: String
  var strings: StringPool
  private(set) var faults: [RuleFault] = []

  init(_ typing: Typing, name: String, strings: StringPool) {
    self.typing = typing
    self.name = name
    self.strings = strings
  }

  /// The set that a cell admits; nil, and a fault, where it says nothing that can be understood.
  mutating func set(of cell: YAMLNode) -> ValueSet? {
    if let word = cell.word { return set(of: word) }
    guard case .sequence(let alternatives) = cell.content else {
      faults.append(RuleFault(.wrongNode(expected: "a test", of: "`\(name)`"), at: cell.place))
      return nil
    }
    var union = ValueSet()
    for alternative in alternatives {
      guard let word = alternative.word else {
        faults.append(
          RuleFault(.wrongNode(expected: "a test", of: "`\(name)`"), at: alternative.place))
        continue
      }
      if let set = set(of: word) { union = union.union(set) }
    }
    if alternatives.isEmpty { report(.unparsableTest("[]", .empty), cell.place) }
    return union
  }

  private mutating func report(_ reason: RuleFault.Reason, _ place: Place) {
    faults.append(RuleFault(reason, at: place))
  }

  private mutating func set(of word: Word) -> ValueSet? {
    do throws(TestParser.Fault) {
      return set(of: try TestParser.parse(word.text), word)
    } catch {
      report(.unparsableTest(word.text, error.problem), word.place)
      return nil
    }
  }

  private mutating func set(of form: TestForm, _ word: Word) -> ValueSet? {
    switch form {
    case .presence(let presence): return presence.set
    case .not(let forms):
      var union = ValueSet()
      for form in forms {
        guard let set = set(of: form, word) else { return nil }
        union = union.union(set)
      }
      return union.negated
    case .literal(let text, let isQuoted): return literal(text, isQuoted, word)
    case .starts(let prefix):
      guard expect([.string], found: "`starts(…)`", word) else { return nil }
      let part = StringSet.Part(prefixes: [strings.intern(prefix)])
      return ValueSet(present: .strings(StringSet(part)))
    case .less(let bound): return bounded(nil, bound, word)
    case .greater(let bound): return bounded(bound, nil, word)
    case .interval(let low, let high): return bounded(low, high, word)
    }
  }

  private mutating func expect(_ types: [ValueType], found: String, _ word: Word) -> Bool {
    if types.contains(typing.type) { return true }
    let expected =
      typing.type == .object || typing.type == .list
      ? "a test of presence, `present` say," : typing.phrase
    report(.typeMismatch(expected: "`\(name)` is tested with \(expected)", found: found), word.place)
    return false
  }

  private mutating func literal(_ text: String, _ isQuoted: Bool, _ word: Word) -> ValueSet? {
    switch typing.type {
    case .string: return stringLiteral(text, isQuoted, word)
    case .boolean: return isQuoted ? mismatch(text, word) : booleanLiteral(text, word)
    case .integer, .number:
      guard !isQuoted else { return mismatch(text, word) }
      return number(text, word).map { ValueSet(present: .numbers(.only($0))) }
    case .object, .list, .text, .pointer: return mismatch(text, word)
    }
  }

  private mutating func mismatch(_ text: String, _ word: Word) -> ValueSet? {
    _ = expect([], found: "`\(word.text)`", word)
    return nil
  }

  private mutating func stringLiteral(
    _ text: String, _ isQuoted: Bool, _ word: Word
  ) -> ValueSet? {
    if !isQuoted, text == "~" {
      report(.unparsableTest(text, .tilde), word.place)
      return nil
    }
    if !isQuoted, LiteralReader.looksLikeAnotherType(text) {
      report(
        .typeMismatch(
          expected: "a string (in inner quotes, `'\"\(text)\"'`)", found: "`\(text)`"), word.place)
      return nil
    }
    let id = strings.intern(text)
    if !typing.values.isEmpty, !typing.values.contains(id) {
      let known = typing.values.map { strings[$0] }
      report(.valueNotListed(text, of: name, known: known), word.place)
      return nil
    }
    return ValueSet(present: .strings(StringSet(StringSet.Part(literals: [id]))))
  }

  private mutating func booleanLiteral(_ text: String, _ word: Word) -> ValueSet? {
    if text == "true" || text == "false" {
      return ValueSet(present: .booleans([text == "true"]))
    }
    if LiteralReader.yamlBooleans.contains(text.lowercased()) {
      report(.unparsableTest(text, .yamlBoolean(text)), word.place)
      return nil
    }
    return mismatch(text, word)
  }

  private mutating func bounded(
    _ low: TestForm.Bound?, _ high: TestForm.Bound?, _ word: Word
  ) -> ValueSet? {
    guard expect([.integer, .number], found: "`\(word.text)`", word) else { return nil }
    let from = low.map { bound($0, word) }
    let through = high.map { bound($0, word) }
    if case .some(nil) = from { return nil }
    if case .some(nil) = through { return nil }
    var set = NumberSet.all
    if let low, let value = from ?? nil {
      set = low.isIncluded ? .from(value, through: .highest) : .above(value)
    }
    if let high, let value = through ?? nil {
      let below = high.isIncluded ? .from(.lowest, through: value) : NumberSet.below(value)
      set = set.intersection(below)
    }
    if set.isEmpty {
      report(.unparsableTest(word.text, .inverted), word.place)
      return nil
    }
    return ValueSet(present: .numbers(set))
  }

  private mutating func bound(_ bound: TestForm.Bound, _ word: Word) -> FixedPoint? {
    number(bound.number, word, isBound: true)
  }

  private mutating func number(
    _ text: String, _ word: Word, isBound: Bool = false
  ) -> FixedPoint? {
    switch LiteralReader.number(text) {
    case .success(let number):
      if !isBound, typing.type == .integer, !number.isWhole { return mismatchNumber(text, word) }
      return number
    case .failure(let fault):
      if case .notANumber = fault.problem, text.first?.isLetter == true {
        return mismatchNumber(text, word)
      }
      report(.unparsableTest(word.text, fault.problem), word.place)
      return nil
    }
  }

  private mutating func mismatchNumber(_ text: String, _ word: Word) -> FixedPoint? {
    _ = mismatch(text, word)
    return nil
  }
}

extension TestForm.Presence {
  fileprivate var set: ValueSet {
    switch self {
    case .present: ValueSet(present: .all)
    case .absent: ValueSet(absence: .all)
    case .missing: ValueSet(absence: .missing)
    case .null: ValueSet(absence: .null)
    case .mistyped: ValueSet(absence: .mistyped)
    }
  }
}
