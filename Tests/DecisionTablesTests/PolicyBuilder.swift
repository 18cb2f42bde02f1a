import DecisionTables

/// Puts policies together by hand, slot by slot.
struct PolicyBuilder {
  static let origin = Origin(file: "test.yaml", line: 1, column: 1)

  private(set) var policy = Policy(name: "test")

  /// Facts must be added before anything else; lists before the facts of their elements.
  mutating func fact(
    _ name: String, _ type: ValueType, values: [String] = [], range: NumberSet? = nil,
    isRequired: Bool = false, isOpen: Bool = false, list: Int? = nil
  ) -> Int {
    let typing = Typing(type, values: values.map { id($0) }, range: range)
    policy.inputs.append(
      Input(
        name: name, path: name.split(separator: ".").map(String.init), typing: typing,
        isRequired: isRequired, isOpen: isOpen, list: list))
    let slot = add(name, typing, .fact)
    if let list { policy.lists[list].fields.append(slot) }
    return slot
  }

  /// The index of a list whose elements are called `element`.
  mutating func list(_ name: String, element: String, in list: Int? = nil) -> Int {
    let slot = fact(name, .list, list: list)
    policy.lists.append(ElementList(slot: slot, element: element))
    return policy.lists.count - 1
  }

  mutating func setting(
    _ name: String, _ type: ValueType, from fact: Int? = nil, valid: ValueSet? = nil,
    words: [String] = [], when: [Test] = [], fallback: Term = .absent
  ) -> Setting {
    let index = policy.settings.count
    let value = add("settings.\(name)", Typing(type), .setting(index))
    let origin = add("settings.\(name).from", Typing(.string), .settingOrigin(index))
    let word =
      words.isEmpty
      ? nil : add("settings.\(name).word", Typing(.string), .settingWord(index))
    let setting = Setting(
      name: name, typing: Typing(type), fact: fact, valid: valid, words: words.map { id($0) },
      when: when, fallback: fallback, valueSlot: value, originSlot: origin, wordSlot: word,
      origin: PolicyBuilder.origin)
    policy.settings.append(setting)
    policy.steps.append(.setting(index))
    return setting
  }

  /// The slot of an input expression of the decision that is added next.
  mutating func expression(_ name: String, _ type: ValueType, _ code: [Instruction]) -> Int {
    let slot = add(name, Typing(type), .expression(decision: policy.decisions.count))
    pending.append(
      NamedExpression(
        slot: slot, expression: Expression(code: code), origin: PolicyBuilder.origin))
    return slot
  }

  private var pending: [NamedExpression] = []

  @discardableResult mutating func decision(
    _ name: String, _ hitPolicy: HitPolicy, outputs: [(name: String, type: ValueType)],
    rules: [(tests: [Test], terms: [Term])], defaults: [Term]? = nil, each: Int? = nil
  ) -> Decision {
    let index = policy.decisions.count
    let outputs = outputs.map { output in
      let typing = Typing(output.type)
      let slot = add("\(name).\(output.name)", typing, .output(decision: index))
      return Output(name: output.name, typing: typing, isOptional: true, slot: slot)
    }
    let rules = rules.enumerated().map { index, rule in
      Rule(id: "r\(index)", tests: rule.tests, terms: rule.terms, origin: PolicyBuilder.origin)
    }
    let decision = Decision(
      name: name, hitPolicy: hitPolicy, outputs: outputs, expressions: pending, rules: rules,
      defaults: defaults, each: each, origin: PolicyBuilder.origin)
    pending = []
    policy.decisions.append(decision)
    policy.steps.append(.decision(index))
    return decision
  }

  mutating func findings(_ decision: Int) { policy.findings.append(decision) }

  private mutating func add(_ name: String, _ typing: Typing, _ role: Slot.Role) -> Int {
    policy.slots.append(Slot(name: name, typing: typing, role: role))
    return policy.slots.count - 1
  }

  mutating func id(_ text: String) -> StringID { policy.strings.intern(text) }
  mutating func value(_ text: String) -> Value { .string(id(text)) }

  mutating func isOne(of texts: String..., slot: Int) -> Test {
    let part = StringSet.Part(literals: Set(texts.map { id($0) }))
    return Test(slot: slot, set: ValueSet(present: .strings(StringSet(part))))
  }
}

extension Value {
  /// A number given in millionths, so that a test can come close to the bounds.
  static func millionths(_ millionths: Int64) -> Value {
    .number(FixedPoint(millionths: millionths))
  }

  static func whole(_ value: Int64) -> Value { millionths(value * 1_000_000) }
}

extension Test {
  static func isPresent(_ slot: Int) -> Test { Test(slot: slot, set: ValueSet(present: .all)) }
  static func isAbsent(_ slot: Int) -> Test { Test(slot: slot, set: ValueSet(absence: .all)) }
  static func isTrue(_ slot: Int) -> Test {
    Test(slot: slot, set: ValueSet(present: .booleans([true])))
  }

  static func isFrom(_ low: Int64, through high: Int64, slot: Int) -> Test {
    let bounds = [low, high].map { FixedPoint(millionths: $0 * 1_000_000) }
    return Test(
      slot: slot, set: ValueSet(present: .numbers(.from(bounds[0], through: bounds[1]))))
  }
}
