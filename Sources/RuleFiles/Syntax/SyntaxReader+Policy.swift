import DecisionTables

/// `policy.yaml`: inputs, settings and findings.
extension SyntaxReader {
  private static let policyKeys = [
    "policy", "title", "clause", "language", "extends", "inputs", "settings", "findings",
  ]

  mutating func policy(_ root: YAMLNode) -> PolicySyntax? {
    entries(root, "a policy", SyntaxReader.policyKeys) { reader, entries in
      let name = entries.requireIdentifier("policy")
      var policy = PolicySyntax(name: name ?? Word("", at: entries.place))
      policy.title = entries.sentence("title")?.text
      _ = entries.word("clause")
      if let language = entries.requireWord("language"), language.text != "1" {
        entries.report(.unsupportedLanguage(language.text), at: language.place)
      }
      policy.base = entries.word("extends")
      policy.inputs = entries.entries("inputs").map { reader.input($0) }
      policy.settings = entries.entries("settings").map { reader.setting($0) }
      if entries.pair("findings") != nil { policy.findings = entries.words("findings") }
      return policy
    }
  }

  private static let inputKeys = [
    "title", "clause", "type", "unit", "values", "range", "required", "open", "element",
    Allowance.key,
  ]

  mutating func input(_ pair: YAMLPair) -> InputSyntax {
    let name = Word(pair.key, at: pair.keyPlace)
    var input = InputSyntax(name: name, typing: TypingSyntax(place: name.place))
    if let type = pair.value.word {
      if !type.isNothing { input.typing.type = type }
      return input
    }
    _ = entries(
      pair.value, "an input", SyntaxReader.inputKeys, expected: "a type or a mapping"
    ) { reader, entries in
      input.typing = reader.typing(&entries)
      input.typing.range = entries.word("range")
      input.isRequired = entries.flag("required")
      if entries.flag("open") { input.isOpen = entries.pair("open")?.keyWord }
      input.element = entries.word("element")
      reader.allowances += entries.allowances(of: name.place)
      _ = entries.sentence("title")
      return true
    }
    return input
  }

  func typing(_ entries: inout EntryReader) -> TypingSyntax {
    var typing = TypingSyntax(place: entries.place)
    typing.type = entries.word("type")
    typing.unit = entries.word("unit")
    typing.values = entries.words("values")
    _ = entries.word("clause")
    return typing
  }

  private static let settingKeys = [
    "title", "clause", "from", "type", "unit", "valid", "ignoreCase", "when", "default",
    Allowance.key,
  ]

  mutating func setting(_ pair: YAMLPair) -> SettingSyntax {
    var setting = SettingSyntax(name: Word(pair.key, at: pair.keyPlace))
    _ = entries(pair.value, "a setting", SyntaxReader.settingKeys) { reader, entries in
      setting.title = entries.sentence("title")?.text
      setting.clause = entries.word("clause")
      setting.fact = entries.word("from")
      setting.type = entries.word("type")
      setting.unit = entries.word("unit")
      setting.valid = entries.node("valid")
      if entries.flag("ignoreCase") { setting.ignoresCase = entries.pair("ignoreCase")?.keyWord }
      setting.when = entries.tests()
      setting.fallback = entries.node("default")
      reader.allowances += entries.allowances(of: pair.keyPlace)
      SyntaxReader.checkKeys(ofSetting: &entries)
      return true
    }
    return setting
  }

  /// A parameter has no fact that could be valid or apply; a fact brings its type along.
  private static func checkKeys(ofSetting entries: inout EntryReader) {
    if entries.pair("from") != nil {
      entries.refuse("type", because: "beside `from`, which has a type")
    } else {
      entries.refuse("valid", "ignoreCase", "when", because: "without `from`")
      if entries.pair("default") == nil { entries.miss("from` or `default") }
    }
  }
}
