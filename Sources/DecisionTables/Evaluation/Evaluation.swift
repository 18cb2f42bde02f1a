/// One evaluation of a policy: facts go in, decisions come out.
///
/// Meant to be kept and reused: after ``reset()`` nothing is allocated again, as long as facts and
/// results are no larger than before.
package struct Evaluation: Sendable {
  /// How a table came to its result.
  package enum Outcome: Hashable, Sendable {
    case notEvaluated
    case rule(Int)
    /// No rule matches; the default outputs hold if there are any.
    case noRule
    /// A list of hits: see ``hits(of:)``.
    case hits
  }

  /// One matching rule of a COLLECT table.
  package struct Hit: Hashable, Sendable {
    package let rule: Int
    /// The element of the list that matched, for a table that is tried on each.
    package let element: Int?
    /// Where the hit's outputs begin in ``Evaluation/hitValues``.
    package let values: Int
  }

  package let compiled: CompiledPolicy
  package var policy: Policy { compiled.policy }
  /// The value of each slot.
  package internal(set) var values: [Value]
  package var strings: StringPool
  /// The elements of each list: one row of fields after the other.
  package var elements: [ElementRows]
  /// The token of each fact in the document that it was read from, -1 where it is not there.
  var locations: [Int32]
  package internal(set) var settingOutcomes: [Outcome]
  package internal(set) var outcomes: [Outcome]
  var hits: [Hit] = []
  var hitRanges: [Range<Int>]
  package internal(set) var hitValues: [Value] = []
  var stack: [Value] = []

  package init(_ compiled: CompiledPolicy) {
    self.compiled = compiled
    let policy = compiled.policy
    values = Array(repeating: .missing, count: policy.slots.count)
    strings = compiled.strings
    elements = policy.lists.map { ElementRows(fields: $0.fields.count) }
    locations = Array(repeating: -1, count: policy.inputs.count)
    settingOutcomes = Array(repeating: .notEvaluated, count: policy.settings.count)
    outcomes = Array(repeating: .notEvaluated, count: policy.decisions.count)
    hitRanges = Array(repeating: 0..<0, count: policy.decisions.count)
    stack.reserveCapacity(compiled.stackDepth)
  }

  /// Forgets facts and results.
  package mutating func reset() {
    for slot in values.indices { values[slot] = .missing }
    for slot in locations.indices { locations[slot] = -1 }
    strings.truncate(to: compiled.strings.count)
    for list in elements.indices { elements[list].removeAll() }
    forgetResults()
  }

  /// Forgets results and keeps the facts, some of which are about to change.
  package mutating func forgetResults() {
    for index in outcomes.indices { outcomes[index] = .notEvaluated }
    for index in settingOutcomes.indices { settingOutcomes[index] = .notEvaluated }
    hits.removeAll(keepingCapacity: true)
    hitValues.removeAll(keepingCapacity: true)
  }

  /// Gives a fact its value. Results that were computed before do not change.
  package mutating func set(_ slot: Int, to value: Value) { values[slot] = value }

  package mutating func set(_ slot: Int, to text: String) {
    values[slot] = .string(strings.intern(text))
  }

  package func hits(of decision: Int) -> ArraySlice<Hit> { hits[hitRanges[decision]] }

  /// Evaluates a decision and everything that it needs.
  ///
  /// - Throws: ``EvaluationError`` when an expression has no value that could be computed, or
  ///   several rules of a UNIQUE table match.
  package mutating func decide(_ decision: Int) throws(EvaluationError) {
    for step in compiled.requirements[decision] { try run(step) }
    try run(.decision(decision))
  }

  /// Evaluates what a decision reads, and its input expressions, but not its rules.
  mutating func prepare(_ decision: Int) throws(EvaluationError) {
    for step in compiled.requirements[decision] { try run(step) }
    try evaluate(policy.decisions[decision].expressions)
  }

  mutating func run(_ step: Step) throws(EvaluationError) {
    switch step {
    case .setting(let index):
      if settingOutcomes[index] == .notEvaluated { try apply(setting: index) }
    case .decision(let index):
      if outcomes[index] == .notEvaluated { try apply(decision: index) }
    }
  }

  private mutating func apply(setting index: Int) throws(EvaluationError) {
    let setting = policy.settings[index]
    if let wordSlot = setting.wordSlot, let fact = setting.fact {
      values[wordSlot] = word(of: values[fact], in: setting.words)
    }
    let table = compiled.settings[index]
    guard case .rule(let rule) = try singleHit(table, name: setting.name) else { return }
    let terms = table.rules[rule].terms
    values[setting.valueSlot] = try value(
      of: terms[0], name: setting.name, origin: setting.origin)
    values[setting.originSlot] = try value(
      of: terms[1], name: setting.name, origin: setting.origin)
    settingOutcomes[index] = .rule(rule)
  }

  private mutating func apply(decision index: Int) throws(EvaluationError) {
    let decision = policy.decisions[index]
    guard decision.hitPolicy.isSingleHit else {
      try collect(index)
      return
    }
    try evaluate(decision.expressions)
    let outcome = try singleHit(compiled.decisions[index], name: decision.name)
    if case .rule(let rule) = outcome {
      try assign(decision.rules[rule].terms, of: decision, origin: decision.rules[rule].origin)
    } else {
      try assignDefaults(of: decision)
    }
    outcomes[index] = outcome
  }

  mutating func evaluate(_ expressions: [NamedExpression]) throws(EvaluationError) {
    for named in expressions {
      values[named.slot] = try value(
        of: named.expression, name: policy.slots[named.slot].name, origin: named.origin)
    }
  }

  mutating func assignDefaults(of decision: Decision) throws(EvaluationError) {
    if let defaults = decision.defaults {
      try assign(defaults, of: decision, origin: decision.origin)
    } else {
      for output in decision.outputs { values[output.slot] = .missing }
    }
  }

  private mutating func assign(
    _ terms: [Term], of decision: Decision, origin: Origin
  ) throws(EvaluationError) {
    for (output, term) in zip(decision.outputs, terms) {
      values[output.slot] = try value(of: term, name: output.name, origin: origin)
    }
  }

  private func singleHit(_ table: CompiledTable, name: String) throws(EvaluationError) -> Outcome {
    switch table.tree.leaf(for: values, in: strings) {
    case .noRule: return .noRule
    case .rule(let rule): return .rule(rule)
    case .conflict(let index):
      throw severalRules(table.tree.conflicts[index], of: table, name: name)
    case .scan:
      let matches = table.tree.matches(for: values, in: strings)
      guard let first = matches.first else { return .noRule }
      if table.hitPolicy == .unique, matches.count > 1 {
        throw severalRules(matches.rules, of: table, name: name)
      }
      return .rule(first)
    }
  }

  private func severalRules(
    _ rules: [Int], of table: CompiledTable, name: String
  ) -> EvaluationError {
    .severalRules(decision: name, rules: rules.map { table.rules[$0].id })
  }

  /// The listed word that `value` is but for its letter case (ASCII).
  private func word(of value: Value, in words: [StringID]) -> Value {
    guard let id = value.string else { return .missing }
    if words.contains(id) { return value }
    let match = words.first { word in
      strings.utf8(of: word).elementsEqual(strings.utf8(of: id)) { a, b in
        a.asciiLowercased == b.asciiLowercased
      }
    }
    return match.map { .string($0) } ?? .missing
  }
}

extension UInt8 {
  /// Letters A to Z in lower case, everything else as it is.
  package var asciiLowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
}
