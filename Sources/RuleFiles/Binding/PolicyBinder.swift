import DecisionTables

/// Turns what authors wrote into a bound policy: every name a slot, every cell a set.
///
/// Goes on after faults, so that one run reports all of them; the policy is only good without any.
/// What a fault leaves unknown is noted, so that it is not reported again by whoever reads it.
struct PolicyBinder {
  private(set) var policy: Policy
  private(set) var faults: [RuleFault] = []
  /// The outermost names: facts, settings and outputs.
  var scope: Scope
  /// Whether every declaration was read.
  let isComplete: Bool
  /// Where each name was declared.
  private var declarations: [String: Place] = [:]
  /// Slots whose type a fault left unknown.
  var unknown: Set<Int> = []
  /// The string values of settings that no document configures, by slot.
  var parameters: [Int: StringID] = [:]
  /// The lists by the name of their elements.
  var listOfElement: [String: Int] = [:]
  /// Terms with an expression for an output that must have a value.
  var pending: [PendingTerm] = []
  /// The expressions behind slots, for the absence check.
  var expressions: [Int: BoundSyntax] = [:]
  /// Tables of which a fault hides rules or tests, so that they may only seem to be incomplete.
  var faulty: Set<Step> = []
  /// Decisions whose hit policy is not known.
  var faultyHitPolicies: Set<String> = []
  private var listed: [Int: Set<StringID>] = [:]
  var stepPlaces: [Step: Place] = [:]

  struct PendingTerm {
    let step: Step
    let rule: Int?
    let output: String
    let bound: BoundSyntax
    let place: Place
    /// Data that the rule sets before the term is computed.
    var changes: [DataChange] = []
  }

  /// An optional datum that a rule sets.
  struct DataChange {
    let slot: Int
    /// Whether it has a value then, for certain.
    let isPresent: Bool
  }

  /// What a machine is given or keeps and may be absent.
  var uncertainGiven: Set<Int> = []
  /// The required fields of each event, and the slot of what happens.
  var fieldsOf: [StringID: Set<Int>] = [:]
  var occurrenceSlot: Int?

  /// The policy, what is wrong with it, and where each of its names was declared.
  static func bind(
    _ sources: PolicySources
  ) -> (policy: Policy, faults: [RuleFault], places: [String: Place]) {
    var binder = PolicyBinder(sources)
    binder.bindInputs(sources.policy.inputs)
    let settings = binder.declareSettings(sources.policy.settings)
    let decisions = binder.declareOutputs(sources.decisions.filter { $0.machine == nil })
    binder.bindSettings(settings)
    for (decision, index) in decisions { binder.bind(decision, index) }
    binder.bindFindings(sources, decisions)
    let isOrdered = binder.order()
    if isOrdered, sources.isComplete { binder.checkAbsence() }
    binder.bindMachines(sources, isOrdered: isOrdered)
    return (binder.policy, binder.faults, binder.declarations)
  }

  private init(_ sources: PolicySources) {
    policy = Policy(name: sources.policy.name.text, title: sources.policy.title)
    isComplete = sources.isComplete
    scope = Scope(isComplete: sources.isComplete)
  }

  mutating func report(_ reason: RuleFault.Reason, at place: Place) {
    faults.add(RuleFault(reason, at: place))
  }

  mutating func report(_ faults: [RuleFault]) {
    for fault in faults { self.faults.add(fault) }
  }

  mutating func update(_ change: (inout Policy) -> Void) { change(&policy) }

  enum Declaration { case fine, notAName, taken }

  /// Notes a declaration and reports a name that is taken or cannot be one.
  ///
  /// Decisions have names of their own kind: values are called like their outputs.
  /// An implied name comes with another one, whose problems are its own.
  mutating func declare(
    _ name: Word, as what: String, kind: String = "", isImplied: Bool = false
  ) -> Declaration {
    if let first = declarations[kind + name.text] {
      report(.repeatedName(name.text, what: what, first: first), at: name.place)
      return .taken
    }
    declarations[kind + name.text] = name.place
    guard !isImplied, let problem = NameRules.problem(of: name.text) else { return .fine }
    report(.invalidName(name.text, problem), at: name.place)
    scope.damage(name.text)
    return .notAName
  }

  /// Where an outer name was declared.
  func declaration(of name: String) -> Place? { declarations[name] }

  /// Adds a slot and makes its name visible; without a typing its type is unknown.
  mutating func addSlot(_ name: String, _ typing: Typing?, _ role: Slot.Role) -> Int {
    let slot = policy.slots.count
    policy.slots.append(Slot(name: name, typing: typing ?? Typing(.string), role: role))
    if typing == nil { unknown.insert(slot) }
    return slot
  }

  /// The typing of a slot, unless a fault left it unknown.
  func typing(of slot: Int) -> Typing? { unknown.contains(slot) ? nil : policy.slots[slot].typing }

  /// The pool, moved out so that whoever interns next does not copy it.
  private mutating func takeStrings() -> StringPool {
    let strings = policy.strings
    policy.strings = StringPool()
    return strings
  }

  mutating func intern(_ text: String) -> StringID { policy.strings.intern(text) }

  /// The meaning of a cell; nil, and faults, where it has none.
  mutating func set(
    of cell: YAMLNode, _ typing: Typing?, name: String, listed: Set<StringID> = []
  ) -> ValueSet? {
    var binder = TestBinder(typing, name: name, listed: listed, strings: takeStrings())
    let set = binder.set(of: cell)
    policy.strings = binder.strings
    report(binder.faults)
    return set
  }

  /// The tests of a rule or setting; nil if one of them is at fault.
  mutating func tests(_ tests: [TestSyntax], in scope: Scope) -> [Test]? {
    var result: [Test] = []
    for test in tests {
      let slot = resolve(test.name, in: scope)
      let set = set(
        of: test.cell, slot.flatMap { typing(of: $0) }, name: test.name.text,
        listed: slot.map { listedValues(of: $0) } ?? [])
      if let slot, let set { result.append(Test(slot: slot, set: set)) }
    }
    return result.count == tests.count ? result : nil
  }

  /// The values that a slot lists, as a set that is made once.
  private mutating func listedValues(of slot: Int) -> Set<StringID> {
    let values = policy.slots[slot].typing.values
    if values.isEmpty { return [] }
    if let known = listed[slot], known.count == values.count { return known }
    let made = Set(values)
    listed[slot] = made
    return made
  }

  mutating func resolve(_ name: Word, in scope: Scope) -> Int? {
    if let slot = scope[name.text] { return slot }
    if let reason = scope.fault(reading: name.text) { report(reason, at: name.place) }
    return nil
  }

  /// An expression with its type.
  struct BoundExpression {
    let expression: Expression
    let type: ExpressionType
    let bound: BoundSyntax
  }

  /// Parses and types an expression; nil, and faults, where it says nothing.
  mutating func expression(_ text: Word, in scope: Scope) -> BoundExpression? {
    let syntax: ExpressionSyntax
    do throws(ExpressionParser.Fault) {
      syntax = try ExpressionParser.parse(text.text)
    } catch {
      report(.unparsableExpression(text.text, error.problem), at: text.place(of: error.range))
      return nil
    }
    let context = ExpressionBinder.Context(
      scope: scope, slots: policy.slots, unknown: unknown, parameters: parameters)
    var binder = ExpressionBinder(text, context, strings: takeStrings())
    let type = binder.bind(syntax)
    policy.strings = binder.strings
    report(binder.faults)
    guard binder.faults.isEmpty else { return nil }
    return BoundExpression(
      expression: Expression(code: binder.code), type: type,
      bound: BoundSyntax(syntax: syntax, slots: binder.slots))
  }
}

extension Place {
  /// Where the place begins, as rules remember it.
  var origin: Origin {
    let start = start
    return Origin(file: source.name, line: start.line, column: start.column)
  }
}
