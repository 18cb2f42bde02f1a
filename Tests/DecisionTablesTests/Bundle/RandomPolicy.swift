import DecisionTables

/// Makes policies out of everything that a policy can hold, in no meaningful way, but so that
/// they can be evaluated: whatever is read is decided before.
struct RandomPolicy {
  var random: SeededGenerator
  var policy = Policy(name: "p")
  /// The slots that may be read by what comes next.
  private var known: [Int] = []

  static func make(seed: UInt64) -> Policy {
    var maker = RandomPolicy(random: SeededGenerator(seed: seed))
    return maker.make()
  }

  private init(random: SeededGenerator) { self.random = random }

  private mutating func make() -> Policy {
    policy = Policy(name: text(), title: maybe { $0.text() })
    for _ in 0..<6 { _ = policy.strings.intern(text()) }
    for _ in 0...Int.random(in: 1...5, using: &random) { addInput() }
    addList()
    for _ in 0..<Int.random(in: 0...3, using: &random) { addSetting() }
    for _ in 0..<Int.random(in: 0...3, using: &random) { addDecision() }
    policy.findings = policy.decisions.indices.filter { _ in random.oneIn(3) }
    return policy
  }

  mutating func maybe<Result>(_ make: (inout RandomPolicy) -> Result) -> Result? {
    random.oneIn(2) ? make(&self) : nil
  }

  mutating func some<Result>(
    _ most: Int, _ make: (inout RandomPolicy) -> Result
  ) -> [Result] {
    var results: [Result] = []
    for _ in 0..<Int.random(in: 0...most, using: &random) { results.append(make(&self)) }
    return results
  }

  mutating func pick<Element>(_ elements: [Element], else fallback: Element) -> Element {
    elements.randomElement(using: &random) ?? fallback
  }

  /// Names and words that are likely to be mistaken for something else, and to meet again.
  mutating func text() -> String {
    pick(
      [
        "a", "b.c", "ad kind", "", "\"", "\\", "\\n\n", "#2", "a#2", "or", "not", "=", "title",
        "path", "none", "\r\n", "\u{0}\u{7f}", "é", "e\u{301}", "👩‍👩‍👧", "\"\"\"##", "\\##(x)", "12:5",
        ":",
        "* ", "absent", "\u{feff}", "-1", "..",
      ], else: "")
  }

  private mutating func origin() -> Origin {
    Origin(
      file: text(), line: Int.random(in: -1...9, using: &random),
      column: pick([1, 80, .max, .min], else: 1))
  }

  mutating func slot() -> Int { pick(known, else: 0) }

  private mutating func addSlot(_ role: Slot.Role, _ typing: Typing) -> Int {
    policy.slots.append(Slot(name: text(), typing: typing, role: role))
    return policy.slots.count - 1
  }

  private mutating func addInput() {
    let typing = typing()
    let name = text()
    policy.inputs.append(
      Input(
        name: name, path: maybe { $0.some(3) { $0.text() } } ?? [name], typing: typing,
        isRequired: random.oneIn(4), isOpen: random.oneIn(2)))
    known.append(addSlot(.fact, typing))
  }

  private mutating func addList() {
    guard random.oneIn(2) else { return }
    let last = policy.inputs.count - 1
    policy.lists = [ElementList(slot: 0, element: text(), fields: [last])]
    policy.inputs[last].list = 0
  }

  private mutating func addSetting() {
    let index = policy.settings.count
    var setting = Setting(
      name: text(), title: maybe { $0.text() }, clause: maybe { $0.text() }, typing: typing(),
      fact: maybe { $0.slot() }, valid: maybe { $0.valueSet() }, words: some(2) { $0.string() },
      when: some(2) { $0.test() }, fallback: term(), valueSlot: 0, originSlot: 0,
      origin: origin())
    setting.valueSlot = addSlot(.setting(index), setting.typing)
    setting.originSlot = addSlot(.settingOrigin(index), Typing(.string))
    if random.oneIn(2) { setting.wordSlot = addSlot(.settingWord(index), Typing(.string)) }
    known += [setting.valueSlot, setting.originSlot]
    policy.settings.append(setting)
    policy.steps.append(.setting(index))
  }

  private mutating func addDecision() {
    let index = policy.decisions.count
    var decision = Decision(
      name: text(), title: maybe { $0.text() }, clause: maybe { $0.text() },
      hitPolicy: pick(HitPolicy.allCases, else: .first), outputs: [],
      each: policy.lists.isEmpty ? nil : maybe { _ in 0 }, origin: origin())
    let before = known
    decision.expressions = some(2) { $0.namedExpression(index) }
    decision.outputs = some(3) { $0.output(index) }
    let count = decision.outputs.count
    decision.rules = some(4) { $0.rule(outputs: count) }
    decision.defaults = maybe { maker in (0..<count).map { _ in maker.term() } }
    known = before + decision.outputs.map(\.slot)
    policy.decisions.append(decision)
    policy.steps.append(.decision(index))
  }

  private mutating func namedExpression(_ decision: Int) -> NamedExpression {
    let expression = expression()
    let slot = addSlot(.expression(decision: decision), typing())
    known.append(slot)
    return NamedExpression(slot: slot, expression: expression, origin: origin())
  }

  private mutating func output(_ decision: Int) -> Output {
    let typing = typing()
    return Output(
      name: text(), title: maybe { $0.text() }, typing: typing, isOptional: random.oneIn(2),
      slot: addSlot(.output(decision: decision), typing))
  }

  private mutating func rule(outputs: Int) -> Rule {
    Rule(
      id: text(), title: maybe { $0.text() }, clause: maybe { $0.text() },
      tests: some(3) { $0.test() }, terms: (0..<outputs).map { _ in term() }, origin: origin())
  }
}
