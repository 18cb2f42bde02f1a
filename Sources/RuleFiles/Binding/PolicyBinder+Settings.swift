import DecisionTables

extension PolicyBinder {
  /// Gives every setting its slots, so that settings can read each other in any order.
  mutating func declareSettings(_ settings: [SettingSyntax]) {
    for syntax in settings {
      let name = Word("settings.\(syntax.name.text)", at: syntax.name.place)
      guard declare(name, as: "a setting") else { continue }
      let index = policy.settings.count
      let typing = typing(of: syntax)
      let value = addSlot(name.text, typing, .setting(index))
      let reasons = SettingOrigin.allCases.map { intern($0.rawValue) }
      let reason = addSlot(
        "\(name.text).from", Typing(.string, values: reasons), .settingOrigin(index))
      let setting = Setting(
        name: syntax.name.text, title: syntax.title, clause: syntax.clause?.text, typing: typing,
        valueSlot: value, originSlot: reason, origin: syntax.name.place.origin)
      update { $0.settings.append(setting) }
      stepPlaces[.setting(index)] = syntax.name.place
    }
  }

  /// The type of the fact, else the declared one, else that of the default.
  private mutating func typing(of syntax: SettingSyntax) -> Typing {
    var typing = Typing(.string)
    if let fact = syntax.fact {
      if let slot = resolve(fact, in: scope) { typing = policy.slots[slot].typing }
      typing.values = []
      typing.range = nil
    } else if let word = syntax.type {
      let known: [ValueType] = [.string, .boolean, .integer, .number]
      if let type = ValueType(rawValue: word.text), known.contains(type) {
        typing.type = type
      } else {
        report(
          .unknownWord(word.text, of: "`type`", known: known.map(\.rawValue)), at: word.place)
      }
    } else if let word = syntax.fallback?.word {
      typing.type = literalType(word)
    }
    if let unit = syntax.unit { typing.unit = unit.text }
    return typing
  }

  private func literalType(_ word: Word) -> ValueType {
    guard word.isPlain else { return .string }
    if word.text == "true" || word.text == "false" { return .boolean }
    guard let number = try? FixedPoint(reading: word.text.utf8) else { return .string }
    return number.isWhole ? .integer : .number
  }

  mutating func bindSettings(_ settings: [SettingSyntax]) {
    var bound: Set<Int> = []
    for syntax in settings {
      guard let index = policy.settings.firstIndex(where: { $0.name == syntax.name.text }),
        bound.insert(index).inserted
      else { continue }
      bind(syntax, index)
    }
  }

  private mutating func bind(_ syntax: SettingSyntax, _ index: Int) {
    var setting = policy.settings[index]
    setting.fact = syntax.fact.flatMap { scope[$0.text] }
    setting.when = tests(syntax.when, in: scope)
    if let valid = syntax.valid {
      setting.valid = set(of: valid, setting.typing, name: syntax.fact?.text ?? setting.name)
    }
    if let ignoresCase = syntax.ignoresCase { addWords(to: &setting, ignoresCase) }
    if let fallback = syntax.fallback {
      setting.fallback = term(
        fallback, setting.typing, name: "default", scope: scope, step: .setting(index))
    }
    setting.typing.values = listedValues(of: setting)
    update { policy in
      policy.settings[index] = setting
      policy.slots[setting.valueSlot].typing.values = setting.typing.values
    }
  }

  /// Forgiving letter case needs a list of words to compare with.
  private mutating func addWords(to setting: inout Setting, _ ignoresCase: Word) {
    guard case .strings(let set) = setting.valid?.present, set.prefixes.isEmpty,
      set.parts.allSatisfy({ !$0.isNegated })
    else {
      report(.ignoreCaseWithoutWords, at: ignoresCase.place)
      return
    }
    setting.words = set.literals.sorted()
    let index = policy.slots[setting.valueSlot].role
    guard case .setting(let owner) = index else { return }
    let slot = policy.slots.count
    update { policy in
      policy.slots.append(
        Slot(
          name: "settings.\(setting.name).word", typing: Typing(.string),
          role: .settingWord(owner)))
    }
    setting.wordSlot = slot
  }

  /// The only strings that the setting can have: the valid ones and the default.
  private func listedValues(of setting: Setting) -> [StringID] {
    guard setting.typing.type == .string else { return [] }
    if setting.fact == nil {
      if case .constant(let value) = setting.fallback, let id = value.string { return [id] }
      return []
    }
    guard case .strings(let set) = setting.valid?.present, set.prefixes.isEmpty,
      set.parts.allSatisfy({ !$0.isNegated })
    else { return [] }
    switch setting.fallback {
    case .constant(let value): return set.literals.union(value.string.map { [$0] } ?? []).sorted()
    case .absent: return set.literals.sorted()
    case .expression, .text, .pointer: return []
    }
  }
}
