import DecisionTables

/// Gives a unary test its meaning for the type of what it tests.
struct TestBinder {
  /// Nil where a fault left the type unknown: then only the grammar is checked.
  let typing: Typing?
  /// What is tested, for messages.
  let name: String
  /// The only values there are; empty: any.
  private let listed: Set<StringID>
  var strings: StringPool
  private(set) var faults: [RuleFault] = []

  init(_ typing: Typing?, name: String, listed: Set<StringID>, strings: StringPool) {
    self.typing = typing
    self.name = name
    self.listed = listed
    self.strings = strings
  }

  /// The set that a cell admits; nil, and a fault, where it says nothing that can be understood.
  mutating func set(of cell: YAMLNode) -> ValueSet? {
    if let word = cell.word { return set(of: word) }
    guard case .sequence(let alternatives) = cell.content else { return wrongNode(cell) }
    if alternatives.isEmpty {
      report(.unparsableCell("[]", .empty), cell.place)
      return nil
    }
    var sets: [ValueSet] = []
    for alternative in alternatives {
      let found = alternative.word.map { set(of: $0) } ?? wrongNode(alternative)
      if let found { sets.append(found) }
    }
    guard sets.count == alternatives.count else { return nil }
    reportDead(alternatives, sets)
    return sets.reduce(ValueSet()) { $0.union($1) }
  }

  /// Reports alternatives that admit nothing which those before them, or all others, do not.
  private mutating func reportDead(_ nodes: [YAMLNode], _ sets: [ValueSet]) {
    guard sets.count > 1, sets.count <= TestBinder.comparedAlternatives else { return }
    var left = Array(sets.indices)
    for index in sets.indices.reversed() {
      let others = left.filter { $0 != index }.reduce(ValueSet()) { $0.union(sets[$1]) }
      guard others.union(sets[index]) == others else { continue }
      left.removeAll { $0 == index }
      report(.deadAlternative(nodes[index].word?.text ?? "", name), nodes[index].place)
    }
  }

  /// Longer lists are not looked through.
  private static let comparedAlternatives = 64

  private mutating func wrongNode(_ node: YAMLNode) -> ValueSet? {
    report(.wrongNode(of: "`\(name)`", expected: "a test", found: node.phrase), node.place)
    return nil
  }

  private mutating func report(_ reason: RuleFault.Reason, _ place: Place) {
    faults.append(RuleFault(reason, at: place))
  }

  private mutating func set(of word: Word) -> ValueSet? {
    do throws(TestParser.Fault) {
      let form = try TestParser.parse(word.text)
      return typing.flatMap { set(of: form, $0, word) }
    } catch {
      report(.unparsableCell(word.text, error.problem), word.place)
      return nil
    }
  }

  private mutating func set(of form: TestForm, _ typing: Typing, _ word: Word) -> ValueSet? {
    switch form {
    case .presence(let presence): return presence.set
    case .not(let forms):
      var union = ValueSet()
      for form in forms {
        guard let set = set(of: form, typing, word) else { return nil }
        union = union.union(set)
      }
      return union.negated
    case .literal(let text, let isQuoted): return literal(text, isQuoted, typing, word)
    case .starts(let prefix):
      guard typing.type == .string else { return mismatch("`starts(…)`", typing, word) }
      let part = StringSet.Part(prefixes: [strings.intern(prefix)])
      return ValueSet(present: .strings(StringSet(part)))
    case .less(let bound): return bounded(nil, bound, typing, word)
    case .greater(let bound): return bounded(bound, nil, typing, word)
    case .interval(let low, let high): return bounded(low, high, typing, word)
    }
  }

  private mutating func mismatch(_ found: String, _ typing: Typing, _ word: Word) -> ValueSet? {
    let isOpaque = typing.type == .object || typing.type == .list
    report(
      .typeMismatch(
        of: "`\(name)`", expected: isOpaque ? "`present` or `absent`" : typing.phrase,
        found: found), word.place)
    return nil
  }

  private mutating func literal(
    _ text: String, _ isQuoted: Bool, _ typing: Typing, _ word: Word
  ) -> ValueSet? {
    if !isQuoted, text == "~" {
      report(.unparsableCell(text, .tilde), word.place)
      return nil
    }
    switch typing.type {
    case .string: return stringLiteral(text, isQuoted, typing, word)
    case .boolean where !isQuoted: return booleanLiteral(text, typing, word)
    case .integer where !isQuoted, .number where !isQuoted:
      return number(text, typing, word).map { ValueSet(present: .numbers(.only($0))) }
    default: return mismatch(word.excerpt, typing, word)
    }
  }

  private mutating func stringLiteral(
    _ text: String, _ isQuoted: Bool, _ typing: Typing, _ word: Word
  ) -> ValueSet? {
    if !isQuoted, LiteralReader.looksLikeAnotherType(text) {
      let expected = "a string in inner quotes, `'\"\(Words.excerpt(text))\"'`"
      report(
        .typeMismatch(of: "`\(name)`", expected: expected, found: word.excerpt), word.place)
      return nil
    }
    let id = strings.intern(text)
    if !listed.isEmpty, !listed.contains(id) {
      if !isQuoted, text.contains(",") {
        report(.unparsableCell(text, .severalValues), word.place)
        return nil
      }
      let pool = strings
      let known = RuleFault.candidates(for: text, among: typing.values.lazy.map { pool[$0] })
      report(.valueNotListed(text, of: "`\(name)`", known: known), word.place)
      return nil
    }
    return ValueSet(present: .strings(StringSet(StringSet.Part(literals: [id]))))
  }

  private mutating func booleanLiteral(
    _ text: String, _ typing: Typing, _ word: Word
  ) -> ValueSet? {
    if text == "true" || text == "false" {
      return ValueSet(present: .booleans([text == "true"]))
    }
    if LiteralReader.isForeignBoolean(text) {
      report(.unparsableCell(text, .yamlBoolean(text)), word.place)
      return nil
    }
    return mismatch(word.excerpt, typing, word)
  }
}

extension TestBinder {
  private mutating func bounded(
    _ low: TestForm.Bound?, _ high: TestForm.Bound?, _ typing: Typing, _ word: Word
  ) -> ValueSet? {
    guard typing.type.isNumeric else { return mismatch(word.excerpt, typing, word) }
    var set = NumberSet.all
    if let low {
      guard let value = number(low.number, nil, word) else { return nil }
      set = low.isIncluded ? .from(value, through: .highest) : .above(value)
    }
    if let high {
      guard let value = number(high.number, nil, word) else { return nil }
      set = set.intersection(
        high.isIncluded ? .from(.lowest, through: value) : NumberSet.below(value))
    }
    let isVoid = typing.type == .integer ? !set.holdsWholeNumber : set.isEmpty
    if isVoid {
      let problem = set.isEmpty ? RuleFault.CellProblem.noNumber : .noWholeNumber
      report(.unparsableCell(word.text, problem), word.place)
      return nil
    }
    return ValueSet(present: .numbers(set))
  }

  /// A number of the cell; with a typing one that must fit it, else a bound.
  private mutating func number(
    _ text: String, _ typing: Typing?, _ word: Word
  ) -> FixedPoint? {
    switch LiteralReader.number(text) {
    case .success(let number):
      guard let typing, typing.type == .integer, !number.isWhole else { return number }
      _ = mismatch(word.excerpt, typing, word)
    case .failure(let fault):
      if text.contains(",") {
        report(.unparsableCell(word.text, .severalValues), word.place)
      } else if case .notANumber = fault.problem, let typing = typing ?? self.typing {
        _ = mismatch(word.excerpt, typing, word)
      } else {
        report(.unparsableCell(word.text, fault.problem), word.place)
      }
    }
    return nil
  }
}

extension NumberSet {
  fileprivate var holdsWholeNumber: Bool {
    intervals.contains { interval in
      let low = interval.low.millionths
      let rest = low % FixedPoint.scale
      let step = rest > 0 ? FixedPoint.scale - rest : -rest
      let (whole, overflow) = low.addingReportingOverflow(step)
      return !overflow && whole <= interval.high.millionths
    }
  }
}

extension Word {
  /// The beginning of the word in backticks.
  var excerpt: String { "`\(Words.excerpt(text))`" }
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
