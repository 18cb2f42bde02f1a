import DecisionTables

extension PolicyBinder {
  private static let settingTypes: [ValueType] = [.string, .boolean, .integer, .number]

  /// Gives every setting its slots, so that settings can read each other in any order.
  mutating func declareSettings(
    _ settings: [SettingSyntax]
  ) -> [(syntax: SettingSyntax, index: Int)] {
    var declared: [(SettingSyntax, Int)] = []
    for syntax in settings {
      let name = Word("settings.\(syntax.name.text)", at: syntax.name.place)
      let origin = Word("\(name.text).from", at: name.place)
      guard declare(name, as: "a setting") != .taken else { continue }
      _ = declare(origin, as: "a setting", isImplied: true)
      let index = policy.settings.count
      let typing = typing(of: syntax)
      let value = addSlot(name.text, typing, .setting(index))
      let reasons = SettingOrigin.allCases.map { intern($0.rawValue) }
      let reason = addSlot(origin.text, Typing(.string, values: reasons), .settingOrigin(index))
      scope.share(name.text, slot: value)
      scope.share(origin.text, slot: reason)
      let setting = Setting(
        name: syntax.name.text, title: syntax.title, clause: syntax.clause?.text,
        typing: typing ?? Typing(.string), valueSlot: value, originSlot: reason,
        origin: syntax.name.place.origin)
      update { $0.settings.append(setting) }
      stepPlaces[.setting(index)] = syntax.name.place
      declared.append((syntax, index))
    }
    return declared
  }

  /// The type of the fact, else the declared one, else that of the default; nil if not known.
  private mutating func typing(of syntax: SettingSyntax) -> Typing? {
    var typing = typingWithoutUnit(of: syntax)
    if let unit = syntax.unit, let found = typing {
      if !found.type.isNumeric {
        report(.uselessKey("unit", where: "on \(found.phrase)"), at: unit.place)
      } else if syntax.fact != nil, found.unit != unit.text {
        let units = [UnitOfMeasure(found.unit).phrase, UnitOfMeasure(unit.text).phrase]
        report(.unitMismatch(units[0], units[1]), at: unit.place)
      } else {
        typing?.unit = unit.text
      }
    }
    return typing
  }

  private mutating func typingWithoutUnit(of syntax: SettingSyntax) -> Typing? {
    if let fact = syntax.fact { return typing(ofFact: fact) }
    if let type = syntax.type { return typing(declared: type) }
    return typing(ofDefault: syntax)
  }

  private mutating func typing(ofFact fact: Word) -> Typing? {
    guard let slot = resolve(fact, in: scope) else { return nil }
    guard isRead(slot) else {
      let known = RuleFault.candidates(for: fact.text, among: policy.inputs.lazy.map(\.name))
      report(.unknownName(fact.text, known: known), at: fact.place)
      return nil
    }
    guard let typing = typing(of: slot) else { return nil }
    guard PolicyBinder.settingTypes.contains(typing.type) else {
      report(
        .typeMismatch(of: "`from`", expected: "an input with a value", found: typing.phrase),
        at: fact.place)
      return nil
    }
    return Typing(typing.type, unit: typing.unit)
  }

  /// Whether a setting can be configured by a slot: a fact, or what a machine is given.
  private func isRead(_ slot: Int) -> Bool {
    if case .given = policy.slots[slot].role { return true }
    return slot < policy.inputs.count
  }

  private mutating func typing(declared word: Word) -> Typing? {
    if let type = ValueType(rawValue: word.text), PolicyBinder.settingTypes.contains(type) {
      return Typing(type)
    }
    let known = PolicyBinder.settingTypes.map(\.rawValue)
    report(.unknownWord(word.text, of: "`type`", known: known), at: word.place)
    return nil
  }

  private mutating func typing(ofDefault syntax: SettingSyntax) -> Typing? {
    guard let word = syntax.fallback?.word, !word.isNothing else { return nil }
    if word.expressionText != nil {
      report(
        .missingKey("type", of: "a setting whose default is an expression"),
        at: syntax.name.place)
      return nil
    }
    guard word.isPlain else { return Typing(.string) }
    if word.text == "true" || word.text == "false" { return Typing(.boolean) }
    if LiteralReader.looksNumeric(word.text),
      case .failure(let fault) = LiteralReader.number(word.text)
    {
      report(.unparsableCell(word.text, fault.problem), at: word.place)
      return nil
    }
    guard let number = try? FixedPoint(reading: word.text.utf8) else { return Typing(.string) }
    return Typing(number.isWhole ? .integer : .number)
  }

  /// First what settings can be, then what they read of each other.
  mutating func bindSettings(_ settings: [(syntax: SettingSyntax, index: Int)]) {
    for (syntax, index) in settings { bindValues(syntax, index) }
    for (syntax, index) in settings { bindReading(syntax, index) }
  }

  private mutating func bindValues(_ syntax: SettingSyntax, _ index: Int) {
    var setting = policy.settings[index]
    let typing = typing(of: setting.valueSlot)
    setting.fact = syntax.fact.flatMap { scope[$0.text] }
    if let valid = syntax.valid, let fact = syntax.fact {
      setting.valid = set(of: valid, typing, name: fact.text)
      if setting.valid == nil { faulty.insert(.setting(index)) }
    }
    if let ignoresCase = syntax.ignoresCase, syntax.fact != nil, typing != nil,
      syntax.valid == nil || setting.valid != nil
    {
      addWords(to: &setting, index, ignoresCase)
    }
    if syntax.fallback?.word?.expressionText == nil { bindDefault(syntax, index, &setting) }
    setting.typing.values = listedValues(of: setting, syntax)
    if setting.fact == nil, case .constant(let value) = setting.fallback {
      parameters[setting.valueSlot] = value.string
    }
    update { policy in
      policy.settings[index] = setting
      policy.slots[setting.valueSlot].typing.values = setting.typing.values
    }
  }

  private mutating func bindReading(_ syntax: SettingSyntax, _ index: Int) {
    var setting = policy.settings[index]
    if syntax.fact != nil {
      let tests = tests(syntax.when, in: scope)
      if tests == nil { faulty.insert(.setting(index)) }
      setting.when = tests ?? []
    }
    if syntax.fallback?.word?.expressionText != nil { bindDefault(syntax, index, &setting) }
    update { $0.settings[index] = setting }
  }

  private mutating func bindDefault(
    _ syntax: SettingSyntax, _ index: Int, _ setting: inout Setting
  ) {
    guard let fallback = syntax.fallback else { return }
    let target = TermTarget(
      name: "default", typing: typing(of: setting.valueSlot), step: .setting(index))
    if let term = term(fallback, target, in: scope) {
      setting.fallback = term
    } else {
      faulty.insert(.setting(index))
    }
  }

  /// Forgiving letter case needs a list of words to compare with.
  private mutating func addWords(to setting: inout Setting, _ index: Int, _ ignoresCase: Word) {
    guard let words = setting.valid?.words else {
      report(.ignoreCaseWithoutWords, at: ignoresCase.place)
      return
    }
    setting.words = words.sorted()
    setting.wordSlot = addSlot(
      "settings.\(setting.name).word", Typing(.string), .settingWord(index))
  }

  /// The only strings that the setting can have: the valid ones and the default.
  private func listedValues(of setting: Setting, _ syntax: SettingSyntax) -> [StringID] {
    guard setting.typing.type == .string, setting.fact != nil,
      let words = setting.valid?.words
    else { return [] }
    switch setting.fallback {
    case .constant(let value): return words.union(value.string.map { [$0] } ?? []).sorted()
    case .absent: return syntax.fallback == nil ? words.sorted() : []
    case .expression, .text, .pointer: return []
    }
  }
}

extension ValueSet {
  /// The strings of the set, if it is a list of words.
  fileprivate var words: Set<StringID>? {
    guard case .strings(let set) = present, set.prefixes.isEmpty,
      set.parts.allSatisfy({ !$0.isNegated })
    else { return nil }
    return set.literals
  }
}
