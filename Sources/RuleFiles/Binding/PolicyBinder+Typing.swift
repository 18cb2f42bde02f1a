import DecisionTables

extension PolicyBinder {
  /// The typing that an input or output declares; `values` alone means strings. Nil, and a fault,
  /// if that is not known.
  mutating func typing(
    _ syntax: TypingSyntax, allowed: [ValueType], of what: String
  ) -> Typing? {
    guard let type = type(syntax, allowed, what) else { return nil }
    var typing = Typing(type, unit: syntax.unit?.text)
    refuse(syntax, on: typing)
    if type == .string { typing.values = values(syntax.values) }
    if !type.isNumeric { typing.unit = nil }
    if type.isNumeric, let range = syntax.range {
      let cell = YAMLNode(.scalar(YAMLScalar(range.text, style: .doubleQuoted)), at: range.place)
      typing.range = set(of: cell, typing, name: "range").flatMap { numbers($0, range) }
    }
    return typing
  }

  private mutating func type(
    _ syntax: TypingSyntax, _ allowed: [ValueType], _ what: String
  ) -> ValueType? {
    guard let word = syntax.type else {
      if !syntax.values.isEmpty { return .string }
      if isComplete { report(.missingKey("type", of: what), at: syntax.place) }
      return nil
    }
    if let type = ValueType(rawValue: word.text), allowed.contains(type) { return type }
    let known = allowed.map(\.rawValue)
    report(.unknownWord(word.text, of: "`type`", known: known), at: word.place)
    return nil
  }

  private mutating func refuse(_ syntax: TypingSyntax, on typing: Typing) {
    let place = "on \(Typing(typing.type).phrase)"
    if typing.type != .string, let value = syntax.values.first {
      report(.uselessKey("values", where: place), at: value.place)
    }
    guard !typing.type.isNumeric else { return }
    if let unit = syntax.unit { report(.uselessKey("unit", where: place), at: unit.place) }
    if let range = syntax.range { report(.uselessKey("range", where: place), at: range.place) }
  }

  private mutating func values(_ words: [Word]) -> [StringID] {
    var first: [String: Place] = [:]
    var values: [StringID] = []
    for word in words {
      if let place = first[word.text] {
        report(.listedTwice(word.text, first: place), at: word.place)
        continue
      }
      first[word.text] = word.place
      if NameRules.testWords.contains(word.text) {
        report(.invalidName(word.text, .reserved), at: word.place)
      } else if word.isPlain, LiteralReader.looksLikeAnotherType(word.text) {
        report(notAString(word, of: "`values`"), at: word.place)
      }
      values.append(intern(word.text))
    }
    return values
  }

  func notAString(_ word: Word, of what: String) -> RuleFault.Reason {
    let expected = "a string in quotes, `\"\(Words.excerpt(word.text))\"`"
    return .typeMismatch(of: what, expected: expected, found: word.excerpt)
  }

  private mutating func numbers(_ set: ValueSet, _ word: Word) -> NumberSet? {
    if case .numbers(let numbers) = set.present { return numbers }
    report(
      .typeMismatch(of: "`range`", expected: "numbers", found: word.excerpt), at: word.place)
    return nil
  }
}
