import DecisionTables

extension SamplePolicy {
  /// What ``text`` says.
  static var policy: Policy {
    var policy = Policy(name: "shop", title: "What a \"shop\" takes\nfor an order \\ a gift")
    for text in ["small", "large", "GB-", "", "warning", "tab\t, bell\u{7}, ümlaut, # and */"] {
      _ = policy.strings.intern(text)
    }
    addInputs(to: &policy)
    addOutputs(to: &policy)
    policy.settings = [size]
    policy.decisions = [
      price, doubts,
      Decision(
        name: "howMany", hitPolicy: .collectCount, outputs: [], origin: place("doubts", 1, 1)),
    ]
    policy.findings = [1]
    policy.steps = [.setting(0), .decision(0), .decision(1), .decision(2)]
    return policy
  }

  private static let small = StringID(index: 0)
  private static let large = StringID(index: 1)
  private static let british = StringID(index: 2)
  private static let empty = StringID(index: 3)
  private static let warning = StringID(index: 4)

  private static func number(_ millionths: Int64) -> FixedPoint {
    FixedPoint(millionths: millionths)
  }

  private static func place(_ file: String, _ line: Int, _ column: Int) -> Origin {
    Origin(file: "\(file).yaml", line: line, column: column)
  }

  private static func addInputs(to policy: inout Policy) {
    let counts = NumberSet([
      NumberSet.Interval(low: .lowest, high: number(-1_000_000)),
      NumberSet.Interval(low: number(1_000_000), high: number(5_000_000)),
      NumberSet.Interval(low: number(7_000_000), high: number(7_000_000)),
    ])
    let total = Typing(.number, unit: "€ a day", range: .from(.zero, through: .highest))
    policy.inputs = [
      Input(name: "order", path: ["order"], typing: Typing(.object), isOpen: true),
      Input(name: "order.total", path: ["order", "total"], typing: total, isRequired: true),
      Input(name: "order.gift", path: ["order", "gift"], typing: Typing(.boolean)),
      Input(name: "order.from", path: ["order", "from.where"], typing: Typing(.string)),
      Input(name: "lines", path: ["lines"], typing: Typing(.list)),
      Input(
        name: "line.count", path: ["line", "count"], typing: Typing(.integer, range: counts),
        list: 0),
    ]
    policy.slots = policy.inputs.map { Slot(name: $0.name, typing: $0.typing, role: .fact) }
    policy.lists = [ElementList(slot: 4, element: "line", fields: [5])]
  }

  private static func addOutputs(to policy: inout Policy) {
    let sizes = Typing(.string, values: [small, large])
    policy.slots += [
      Slot(name: "settings.size", typing: sizes, role: .setting(0)),
      Slot(name: "settings.size.from", typing: Typing(.string), role: .settingOrigin(0)),
      Slot(name: "settings.size.word", typing: Typing(.string), role: .settingWord(0)),
      Slot(name: "spare", typing: Typing(.number), role: .expression(decision: 0)),
      Slot(name: "price.sum", typing: price.outputs[0].typing, role: .output(decision: 0)),
      Slot(name: "price.label", typing: Typing(.text), role: .output(decision: 0)),
      Slot(name: "spare", typing: Typing(.boolean), role: .expression(decision: 1)),
      Slot(
        name: "doubts.severity", typing: doubts.outputs[0].typing, role: .output(decision: 1)),
      Slot(name: "doubts.pointer", typing: Typing(.pointer), role: .output(decision: 1)),
    ]
  }

  private static var size: Setting {
    let valid = StringSet(StringSet.Part(literals: [small, large]))
    let cheap = ValueSet(
      absence: [.missing, .null], present: .numbers(.from(.lowest, through: .zero)))
    return Setting(
      name: "size", title: "how large", clause: "S 1", typing: Typing(.string), fact: 3,
      valid: ValueSet(present: .strings(valid)), words: [small, large],
      when: [
        Test(slot: 2, set: ValueSet(present: .booleans([true, false]))), Test(slot: 1, set: cheap),
      ],
      fallback: .constant(.string(large)), valueSlot: 6, originSlot: 7, wordSlot: 8,
      origin: place("policy", 3, 5))
  }

  private static var price: Decision {
    Decision(
      name: "price", clause: "P-1", hitPolicy: .first,
      outputs: [
        Output(
          name: "sum", title: "the sum", typing: Typing(.number, unit: "eur"), isOptional: true,
          slot: 10),
        Output(name: "label", typing: Typing(.text), isOptional: false, slot: 11),
      ],
      expressions: [
        NamedExpression(slot: 9, expression: half, origin: place("price", 4, 3))
      ],
      rules: [free, dear], defaults: [.constant(.number(number(120_500_000))), .absent],
      origin: place("price", 1, 1))
  }

  private static var half: Expression {
    Expression(code: [
      .load(1), .constant(.number(number(500_000))), .multiply,
      .constant(.number(number(1_000_000))), .subtract, .negate,
      .constant(.number(number(3_000_000))), .divide,
    ])
  }

  private static var free: Rule {
    let size = StringSet(
      StringSet.Part(literals: [empty, small], prefixes: [british], isNegated: true)
    ).union(StringSet(StringSet.Part(literals: [large])))
    let sum: [Instruction] = [
      .load(2), .branch(4), .constant(.number(number(1_000_000))), .jump(5), .load(9),
      .constant(.number(number(2_000_000))), .constant(.number(number(3_000_000))), .minimum(3),
    ]
    return Rule(
      id: "free", title: "gifts", clause: "P-2",
      tests: [
        Test(slot: 2, set: ValueSet(present: .booleans([true]))),
        Test(slot: 9, set: ValueSet(absence: .all)),
        Test(slot: 6, set: ValueSet(present: .strings(size))),
        Test(slot: 0, set: ValueSet()),
        Test(slot: 4, set: ValueSet(present: .all)),
      ],
      terms: [
        .expression(Expression(code: sum)),
        .text([.words("for "), .name(slot: 3), .words(", "), .name(slot: 9)]),
      ],
      origin: Origin(file: "my rules/price.yaml", line: 9, column: 5))
  }

  private static var dear: Rule {
    Rule(
      id: "dear",
      tests: [Test(slot: 1, set: ValueSet(absence: .mistyped, present: .numbers(.none)))],
      terms: [
        .expression(
          Expression(code: [
            .load(1), .load(9), .maximum(2), .jumpIfPresent(6), .load(9), .orElse,
          ])),
        .text([]),
      ],
      origin: place("price", 20, 5))
  }

  private static var doubts: Decision {
    let isHere: [Instruction] = [
      .load(3), .urlPart(.userInfo), .present, .jumpIfTrue(10), .load(2), .jumpIfFalse(9),
      .load(2), .not, .and, .or,
    ]
    return Decision(
      name: "doubts", hitPolicy: .collect,
      outputs: [
        Output(
          name: "severity", typing: Typing(.string, values: [warning]), isOptional: false,
          slot: 13),
        Output(name: "pointer", typing: Typing(.pointer), isOptional: false, slot: 14),
      ],
      expressions: [
        NamedExpression(
          slot: 12, expression: Expression(code: isHere), origin: place("doubts", 2, 3))
      ],
      rules: [
        Rule(
          id: "one", tests: [Test(slot: 12, set: ValueSet(present: .booleans([])))],
          terms: [.constant(.string(warning)), .pointer(3)], origin: place("doubts", 5, 5)),
        Rule(
          id: "two", tests: [], terms: [.constant(.null), .pointer(nil)],
          origin: place("doubts", 9, 5)),
      ],
      each: 0, origin: place("doubts", 1, 1))
  }
}
