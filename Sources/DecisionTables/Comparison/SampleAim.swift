/// Chooses facts that may lead to what a box asks for.
struct SampleAim {
  /// How many rules may stand between a name and the facts behind it.
  private static let depthLimit = 12

  private let names: CommonNames
  private var strings: StringPool
  private var candidates: [Int: [ComparedFact]] = [:]
  private let numbers: [ComparedFact]
  private var random = SmallRandom()

  init(_ names: CommonNames) {
    self.names = names
    strings = names.strings
    numbers = names.mentionedNumbers
  }

  /// Facts for a box; the first sample holds no more than it asks for.
  mutating func sample(
    for subject: ComparedSubject, _ box: [ComparisonExamples.Restriction], isFirst: Bool
  ) -> ComparisonSample {
    var sample = ComparisonSample()
    for restriction in box {
      let hints = restriction.classes.map { index in
        ComparedFact(restriction.column.representatives[index], in: strings)
      }
      aim(at: restriction.column.slot, &sample, hints, depth: 0) { aim, fact in
        aim.holds(fact, restriction)
      }
    }
    addElement(for: subject, &sample)
    for slot in names.facts {
      let isRequired = names.isRequired(slot)
      guard sample.facts[slot] == nil, isRequired || !isFirst else { continue }
      let all = candidates(for: slot)
      if isRequired || random.next(below: 2) == 0, let fact = choice(all) {
        set(slot, to: fact, &sample)
      }
    }
    return consistent(sample)
  }

  /// Whether a value is in a class that a box asks for.
  mutating func holds(_ fact: ComparedFact, _ restriction: ComparisonExamples.Restriction) -> Bool {
    let value = fact.value(in: &strings)
    let column = restriction.column
    let index = column.column.classifier.classIndex(of: value, in: strings)
    return restriction.classes.contains { column.possible[$0] == index }
  }

  private typealias Condition = (inout SampleAim, ComparedFact) -> Bool

  private mutating func aim(
    at slot: Int, _ sample: inout ComparisonSample, _ hints: [ComparedFact] = [], depth: Int,
    _ accepts: Condition
  ) {
    guard depth < SampleAim.depthLimit, let (side, own) = owner(of: slot) else { return }
    let policy = names.policies[side].policy
    switch policy.slots[own].role {
    case .fact: aim(atFact: slot, &sample, hints, accepts)
    case .given: break
    case .setting(let index):
      aim(atSetting: index, side, &sample, hints, depth, accepts)
    case .settingOrigin(let index):
      let reasons = SettingOrigin.allCases.filter { accepts(&self, .text($0.rawValue)) }
      if let reason = choice(reasons) { aim(at: reason, of: index, side, &sample, depth) }
    case .settingWord(let index):
      if accepts(&self, .missing) { return }
      aim(at: .corrected, of: index, side, &sample, depth)
    case .output(let index): aim(atOutput: own, index, side, &sample, depth, accepts)
    case .expression(let index):
      let named = policy.decisions[index].expressions.first { $0.slot == own }
      let reads = named?.expression.slots ?? []
      // What an operand lacks, the expression lacks, as a rule.
      let isAbsent = accepts(&self, .missing) && random.next(below: 2) == 0
      let lacking = isAbsent ? choice(reads) : nil
      for read in reads {
        aim(at: names.common(read, of: side), &sample, depth: depth + 1) { _, fact in
          read == lacking ? fact.isAbsent : !fact.isAbsent
        }
      }
    }
  }

  private mutating func owner(of slot: Int) -> (ComparisonSide, Int)? {
    let own = names.slots[slot].own
    let sides = ComparisonSide.allCases.filter { own[$0] != nil }
    guard let side = choice(sides), let index = own[side] else { return nil }
    return (side, index)
  }

  private mutating func aim(
    atFact slot: Int, _ sample: inout ComparisonSample, _ hints: [ComparedFact],
    _ accepts: Condition
  ) {
    if let fact = sample.facts[slot], accepts(&self, fact) { return }
    let all = hints + candidates(for: slot)
    let suitable = all.filter { accepts(&self, $0) }
    if let fact = choice(suitable) { set(slot, to: fact, &sample) }
  }

  private mutating func aim(
    atSetting index: Int, _ side: ComparisonSide, _ sample: inout ComparisonSample,
    _ hints: [ComparedFact], _ depth: Int, _ accepts: Condition
  ) {
    let setting = names.policies[side].policy.settings[index]
    var ways: [SettingOrigin] = []
    if let fact = setting.fact {
      let all = hints + candidates(for: names.common(fact, of: side))
      if all.contains(where: { accepts(&self, $0) }) { ways += [.configured, .configured] }
    }
    switch setting.fallback {
    case .constant(let value):
      let fact = ComparedFact(names.common(value, of: side), in: names.strings)
      if accepts(&self, fact) { ways += [.byDefault, .byDefault, .ignored, .invalid] }
    case .absent: if accepts(&self, .missing) { ways += [.byDefault, .ignored, .invalid] }
    case .expression, .text, .pointer: ways.append(.byDefault)
    }
    guard let way = choice(ways) else { return }
    if way == .configured, let fact = setting.fact {
      let valid = setting.valid.map { names.common($0, of: side) }
      aim(at: names.common(fact, of: side), &sample, hints, depth: depth + 1) { aim, fact in
        accepts(&aim, fact) && aim.isValid(fact, valid)
      }
    }
    aim(at: way, of: index, side, &sample, depth)
  }

  private mutating func aim(
    at reason: SettingOrigin, of index: Int, _ side: ComparisonSide,
    _ sample: inout ComparisonSample, _ depth: Int
  ) {
    let setting = names.policies[side].policy.settings[index]
    guard let own = setting.fact else { return }
    let fact = names.common(own, of: side)
    let valid = setting.valid.map { names.common($0, of: side) }
    switch reason {
    case .byDefault: set(fact, to: .missing, &sample)
    case .invalid:
      aim(at: fact, &sample, depth: depth + 1) { aim, fact in
        fact != .missing && fact != .null && !aim.isValid(fact, valid)
      }
    case .configured, .ignored:
      aim(at: fact, &sample, depth: depth + 1) { aim, fact in aim.isValid(fact, valid) }
    case .corrected:
      let words = setting.words.map { names.strings[names.common($0, of: side)] }
      if let word = choice(words) { set(fact, to: .text(word.uppercased()), &sample) }
    }
    let isIgnored = reason == .ignored
    let tests = isIgnored ? choice(setting.when).map { [$0] } ?? [] : setting.when
    if reason == .byDefault || reason == .invalid { return }
    for test in tests { aim(at: test, side, &sample, depth, holding: !isIgnored) }
  }

  private mutating func aim(
    at test: Test, _ side: ComparisonSide, _ sample: inout ComparisonSample, _ depth: Int,
    holding: Bool = true
  ) {
    let common = names.common(test, of: side)
    aim(at: common.slot, &sample, depth: depth + 1) { aim, fact in
      common.set.contains(fact.value(in: &aim.strings), in: aim.strings) == holding
    }
  }

  private mutating func aim(
    atOutput slot: Int, _ index: Int, _ side: ComparisonSide, _ sample: inout ComparisonSample,
    _ depth: Int, _ accepts: Condition
  ) {
    let decision = names.policies[side].policy.decisions[index]
    guard let column = decision.outputs.firstIndex(where: { $0.slot == slot }) else { return }
    let rules = decision.rules.filter { rule in
      switch names.term(rule.terms[column], of: side) {
      case .absent: accepts(&self, .missing)
      case .constant(let value): accepts(&self, ComparedFact(value, in: names.strings))
      default: true
      }
    }
    guard let rule = choice(rules) else { return }
    for test in rule.tests { aim(at: test, side, &sample, depth) }
  }

  private mutating func isValid(_ fact: ComparedFact, _ valid: ValueSet?) -> Bool {
    let value = fact.value(in: &strings)
    return valid?.contains(value, in: strings) ?? value.isPresent
  }

  private mutating func choice<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[random.next(below: elements.count)]
  }

  private func set(_ slot: Int, to fact: ComparedFact, _ sample: inout ComparisonSample) {
    sample.facts[slot] = fact
    if let list = names.list(of: slot) { sample.lists.insert(list) }
  }

  private func addElement(for subject: ComparedSubject, _ sample: inout ComparisonSample) {
    guard subject.kind == .decision else { return }
    for side in ComparisonSide.allCases {
      let policy = names.policies[side].policy
      guard let list = policy.decisions[subject.indices[side]].each else { continue }
      sample.lists.insert(names.common(policy.lists[list].slot, of: side))
    }
  }
}

/// What the facts may be.
extension SampleAim {
  private mutating func candidates(for slot: Int) -> [ComparedFact] {
    if let known = candidates[slot] { return known }
    let type = names.slots[slot].typing.type
    let classifier = Classifier(type: type, sets: names.sets(on: slot), strings: &strings)
    let pool = strings
    var facts = classifier.representatives.map { ComparedFact($0, in: pool) }
    if type.isNumeric { facts += numbers }
    let domains = names.domains(of: slot)
    facts = facts.filter { fact in
      let value = fact.value(in: &strings)
      return type.admits(value) && domains.allSatisfy { $0.contains(value) }
    }
    candidates[slot] = facts
    return facts
  }

  /// Makes objects present that hold something, and empties those that are not there.
  private func consistent(_ sample: ComparisonSample) -> ComparisonSample {
    var sample = sample
    for slot in names.facts where names.slots[slot].typing.type == .object {
      let below = names.facts.filter {
        names.slots[$0].name.hasPrefix(names.slots[slot].name + ".")
      }
      let held = below.filter { sample.facts[$0].map { $0 != .missing } ?? false }
      if let fact = sample.facts[slot], fact != .object {
        for inner in held { sample.facts[inner] = nil }
      } else if !held.isEmpty {
        sample.facts[slot] = .object
      }
    }
    return sample
  }
}
