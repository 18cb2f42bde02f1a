/// Two policies in one numbering of names and strings: those of the first policy, and behind them
/// what only the second one has.
///
/// A name is common if both policies use it for values of one type. An input expression has no
/// name of its own: two that calculate the same are one.
struct CommonNames {
  struct Slot {
    let name: String
    let typing: Typing
    /// Its number in each policy that has it.
    var own: BothSides<Int?>
  }

  let policies: BothSides<CompiledPolicy>
  private(set) var strings: StringPool
  private(set) var slots: [Slot] = []
  /// What the parameters of each policy are, which no fact can change.
  private(set) var parameters = BothSides<[Int: Value]>([:], [:])
  /// The strings of the second policy.
  private let ids: [StringID]
  /// What names stand for: parameters, and input expressions that are not too long.
  private var contents = BothSides<[Int: NormalExpression.Content]>([:], [:])
  private var slotOf: [String: Int] = [:]
  private var slotOfExpression: [NormalExpression: Int] = [:]
  private var ofFirst: [Int] = []
  private var ofSecond: [Int]

  /// `renamed` holds the outputs of the second policy that are others of the first one.
  init(_ policies: BothSides<CompiledPolicy>, renamed: [String: String] = [:]) {
    self.policies = policies
    var strings = policies.first.strings
    let pool = policies.second.strings
    ids = (0..<pool.count).map { strings.intern(pool[StringID(index: Int32($0))]) }
    self.strings = strings
    ofSecond = Array(repeating: 0, count: policies.second.policy.slots.count)
    addFirst()
    addSecond(renamed)
  }

  private mutating func addFirst() {
    let policy = policies.first.policy
    for (index, slot) in policy.slots.enumerated() {
      slots.append(Slot(name: slot.name, typing: slot.typing, own: BothSides(index, nil)))
      if !slot.isExpression { slotOf[slot.name] = index }
    }
    ofFirst = Array(slots.indices)
    addParameters(of: .first)
    for named in policy.decisions.flatMap(\.expressions) {
      let normal = normal(named.expression, of: .first)
      ofFirst[named.slot] = slotOfExpression[normal] ?? named.slot
      add(normal, at: ofFirst[named.slot], .first)
      slotOfExpression[normal] = ofFirst[named.slot]
    }
  }

  private mutating func addSecond(_ renamed: [String: String]) {
    let policy = policies.second.policy
    for (index, slot) in policy.slots.enumerated() where !slot.isExpression {
      let known = slotOf[renamed[slot.name] ?? slot.name]
      ofSecond[index] = share(index, as: known.flatMap { haveEqualWords($0, index) ? $0 : nil })
    }
    addParameters(of: .second)
    for named in policy.decisions.flatMap(\.expressions) {
      let normal = normal(named.expression, of: .second)
      ofSecond[named.slot] = share(named.slot, as: slotOfExpression[normal])
      add(normal, at: ofSecond[named.slot], .second)
    }
  }

  /// Whether two slots that hold a listed word of a setting choose among the same words.
  private func haveEqualWords(_ first: Int, _ second: Int) -> Bool {
    let policies = policies.map(\.policy)
    guard case .settingWord(let own) = policies.first.slots[first].role,
      case .settingWord(let other) = policies.second.slots[second].role
    else { return true }
    return policies.first.settings[own].words
      == policies.second.settings[other].words.map { common($0, of: .second) }
  }

  /// The number of a slot of the second policy: `known` if that is of the same type.
  private mutating func share(_ index: Int, as known: Int?) -> Int {
    let slot = policies.second.policy.slots[index]
    let typing = common(slot.typing)
    if let known, slots[known].typing.type == typing.type {
      if slots[known].own.second == nil { slots[known].own.second = index }
      return known
    }
    slots.append(Slot(name: slot.name, typing: typing, own: BothSides(nil, index)))
    return slots.count - 1
  }

  /// Longer expressions stand for themselves, so that those that read each other do not explode.
  private static let longest = 2_000

  private mutating func add(
    _ normal: NormalExpression, at slot: Int, _ side: ComparisonSide
  ) {
    if case .calculation(let text) = normal.content, text.utf8.count > CommonNames.longest {
      return
    }
    contents[side][slot] = normal.content
  }

  private mutating func addParameters(of side: ComparisonSide) {
    for setting in policies[side].policy.settings where setting.fact == nil {
      let value: Value
      switch setting.fallback {
      case .absent: value = .missing
      case .constant(let constant): value = common(constant, of: side)
      case .expression, .text, .pointer: continue
      }
      note(value, at: setting.valueSlot, side)
      let reason = strings.intern(SettingOrigin.byDefault.rawValue)
      note(.string(reason), at: setting.originSlot, side)
    }
  }

  private mutating func note(_ value: Value, at own: Int, _ side: ComparisonSide) {
    let slot = common(own, of: side)
    parameters[side][slot] = value
    contents[side][slot] = .constant(value)
  }

  private func common(_ typing: Typing) -> Typing {
    Typing(
      typing.type, unit: typing.unit, values: typing.values.map { common($0, of: .second) },
      range: typing.range)
  }
}

/// What the parts of a policy are in the common numbering.
extension CommonNames {
  func common(_ slot: Int, of side: ComparisonSide) -> Int {
    side == .first ? ofFirst[slot] : ofSecond[slot]
  }

  func common(_ id: StringID, of side: ComparisonSide) -> StringID {
    side == .first ? id : ids[Int(id.index)]
  }

  func common(_ value: Value, of side: ComparisonSide) -> Value {
    value.string.map { .string(common($0, of: side)) } ?? value
  }

  func common(_ set: ValueSet, of side: ComparisonSide) -> ValueSet {
    guard side == .second, case .strings(let strings) = set.present else { return set }
    return ValueSet(
      absence: set.absence, present: .strings(strings.mapped { common($0, of: side) }))
  }

  func common(_ test: Test, of side: ComparisonSide) -> Test {
    Test(slot: common(test.slot, of: side), set: common(test.set, of: side))
  }

  func normal(_ expression: Expression, of side: ComparisonSide) -> NormalExpression {
    NormalExpression(
      expression, slot: { common($0, of: side) }, value: { common($0, of: side) },
      known: contents[side])
  }

  /// The values that a name can have where both policies agree about it.
  func domains(of slot: Int) -> [Domain] {
    ComparisonSide.allCases.compactMap { side in
      slots[slot].own[side].map { own in
        policies[side].policy.domain(of: own).mapped { common($0, of: side) }
      }
    }
  }

  /// The same as a set.
  func declaredValues(of slot: Int) -> ValueSet {
    let side: ComparisonSide = slots[slot].own.first == nil ? .second : .first
    guard let own = slots[slot].own[side] else { return .everything }
    return common(policies[side].policy.declaredValues(of: own), of: side)
  }
}

extension Slot {
  fileprivate var isExpression: Bool { if case .expression = role { true } else { false } }
}

extension Domain {
  fileprivate func mapped(_ id: (StringID) -> StringID) -> Domain {
    Domain(absence: absence, values: values.map(id), range: range, isWhole: isWhole)
  }
}

extension StringSet {
  /// The set with other ids for the same strings.
  fileprivate func mapped(_ id: (StringID) -> StringID) -> StringSet {
    let mapped = parts.map { part in
      StringSet(
        Part(
          literals: Set(part.literals.map(id)), prefixes: Set(part.prefixes.map(id)),
          isNegated: part.isNegated))
    }
    return mapped.dropFirst().reduce(mapped[0]) { $0.union($1) }
  }
}
