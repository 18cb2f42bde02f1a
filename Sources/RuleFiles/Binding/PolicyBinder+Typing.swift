import DecisionTables

extension PolicyBinder {
  /// The typing that an input or output declares; `values` alone means strings.
  mutating func typing(_ syntax: TypingSyntax, allowed: [ValueType], of what: String) -> Typing {
    var typing = Typing(type(syntax, allowed, what), unit: syntax.unit?.text)
    typing.values = syntax.values.compactMap { value($0, typing.type) }
    if let unit = syntax.unit, !typing.type.isNumeric {
      report(
        .typeMismatch(expected: "a unit belongs to a number", found: typing.phrase),
        at: unit.place)
    }
    if let range = syntax.range { typing.range = self.range(range, typing, what) }
    return typing
  }

  private mutating func type(
    _ syntax: TypingSyntax, _ allowed: [ValueType], _ what: String
  ) -> ValueType {
    guard let word = syntax.type else {
      if syntax.values.isEmpty { report(.missingKey("type", of: what), at: syntax.place) }
      return .string
    }
    guard let type = ValueType(rawValue: word.text), allowed.contains(type) else {
      report(
        .unknownWord(word.text, of: "`type`", known: allowed.map(\.rawValue)), at: word.place)
      return .string
    }
    return type
  }

  private mutating func value(_ word: Word, _ type: ValueType) -> StringID? {
    guard type == .string else {
      report(.typeMismatch(expected: "`values` lists strings", found: Typing(type).phrase), at: word.place)
      return nil
    }
    if NameRules.testWords.contains(word.text) {
      report(.invalidName(word.text, .reserved), at: word.place)
    }
    return intern(word.text)
  }

  private mutating func range(_ word: Word, _ typing: Typing, _ what: String) -> NumberSet? {
    let cell = YAMLNode(.scalar(YAMLScalar(word.text, style: .doubleQuoted)), at: word.place)
    guard let set = set(of: cell, typing, name: "range") else { return nil }
    if case .numbers(let numbers) = set.present { return numbers }
    report(.typeMismatch(expected: "a range of numbers", found: "`\(word.text)`"), at: word.place)
    return nil
  }
}
