import DecisionTables

/// Turns what authors wrote into a bound policy: every name a slot, every cell a set.
///
/// Goes on after faults, so that one run reports all of them; the policy is only good without any.
struct PolicyBinder {
  private(set) var policy: Policy
  private(set) var faults: [RuleFault] = []
  /// The outermost names: facts, settings and outputs.
  var scope = Scope()
  /// Where each name was declared.
  private var declarations: [String: Place] = [:]
  /// Expressions as written, by the slot or term that they belong to, for the absence check.
  var pending: [PendingTerm] = []
  var expressionSyntax: [Int: (syntax: ExpressionSyntax, scope: Scope)] = [:]
  var stepPlaces: [Step: Place] = [:]

  /// A term with an expression for an output that must have a value.
  struct PendingTerm {
    let step: Step
    let rule: Int?
    let output: String
    let syntax: ExpressionSyntax
    let scope: Scope
    let place: Place
  }

  static func bind(_ sources: PolicySources) -> (policy: Policy, faults: [RuleFault]) {
    var binder = PolicyBinder(sources.policy)
    binder.bindInputs(sources.policy.inputs)
    binder.declareSettings(sources.policy.settings)
    let decisions = sources.decisions.filter { $0.machine == nil }
    binder.declareOutputs(decisions)
    binder.bindSettings(sources.policy.settings)
    for (index, decision) in decisions.enumerated() { binder.bind(decision, index) }
    binder.bindFindings(sources)
    if binder.order() { binder.checkAbsence() }
    return (binder.policy, binder.faults)
  }

  private init(_ syntax: PolicySyntax) {
    policy = Policy(name: syntax.name.text, title: syntax.title)
  }

  mutating func report(_ reason: RuleFault.Reason, at place: Place) {
    faults.append(RuleFault(reason, at: place))
  }

  mutating func report(_ faults: [RuleFault]) { self.faults += faults }

  mutating func update(_ change: (inout Policy) -> Void) { change(&policy) }

  /// Notes a declaration; false, and a fault, if the name is taken or cannot be one.
  ///
  /// Decisions have names of their own kind: values are called like their outputs.
  mutating func declare(_ name: Word, as what: String, kind: String = "") -> Bool {
    if let problem = NameRules.problem(of: name.text) {
      report(.invalidName(name.text, problem), at: name.place)
      return false
    }
    if let first = declarations[kind + name.text] {
      report(.repeatedName(name.text, what: what, first: first), at: name.place)
      return false
    }
    declarations[kind + name.text] = name.place
    return true
  }

  /// Adds a slot and makes its name visible.
  mutating func addSlot(_ name: String, _ typing: Typing, _ role: Slot.Role) -> Int {
    policy.slots.append(Slot(name: name, typing: typing, role: role))
    scope.add(name, slot: policy.slots.count - 1)
    return policy.slots.count - 1
  }

  /// The pool, moved out so that whoever interns next does not copy it.
  private mutating func takeStrings() -> StringPool {
    let strings = policy.strings
    policy.strings = StringPool()
    return strings
  }

  mutating func intern(_ text: String) -> StringID { policy.strings.intern(text) }

  /// The meaning of a cell that tests `slot`.
  mutating func set(of cell: YAMLNode, _ typing: Typing, name: String) -> ValueSet? {
    var binder = TestBinder(typing, name: name, strings: takeStrings())
    let set = binder.set(of: cell)
    policy.strings = binder.strings
    report(binder.faults)
    return set
  }

  mutating func tests(_ tests: [TestSyntax], in scope: Scope) -> [Test] {
    tests.compactMap { test in
      guard let slot = resolve(test.name, in: scope) else { return nil }
      let set = set(of: test.cell, policy.slots[slot].typing, name: test.name.text)
      return set.map { Test(slot: slot, set: $0) }
    }
  }

  mutating func resolve(_ name: Word, in scope: Scope) -> Int? {
    if let slot = scope[name.text] { return slot }
    if let element = scope.element(hiding: name.text) {
      report(.elementOutsideEach(name.text, element: element), at: name.place)
    } else {
      report(.unknownName(name.text, known: scope.names), at: name.place)
    }
    return nil
  }

  /// Parses and types an expression; nil, and faults, where it says nothing.
  mutating func expression(
    _ text: Word, in scope: Scope
  ) -> (expression: Expression, type: ExpressionType, syntax: ExpressionSyntax)? {
    let syntax: ExpressionSyntax
    do throws(ExpressionParser.Fault) {
      syntax = try ExpressionParser.parse(text.text)
    } catch {
      report(
        .unparsableExpression(text.text, error.problem), at: text.place(of: error.range))
      return nil
    }
    var binder = ExpressionBinder(
      text, scope: scope, slots: policy.slots, strings: takeStrings())
    let type = binder.bind(syntax)
    policy.strings = binder.strings
    report(binder.faults)
    guard binder.faults.isEmpty else { return nil }
    return (Expression(code: binder.code), type, syntax)
  }

  private mutating func bindFindings(_ sources: PolicySources) {
    for word in sources.policy.findings ?? [] {
      if sources.isInMachine(word.text) { continue }
      guard let index = policy.decisions.firstIndex(where: { $0.name == word.text }) else {
        report(.unknownName(word.text, known: policy.decisions.map(\.name)), at: word.place)
        continue
      }
      policy.findings.append(index)
      checkFindings(policy.decisions[index], word)
    }
  }

  private mutating func checkFindings(_ decision: Decision, _ word: Word) {
    if decision.hitPolicy != .collect {
      report(.notAFindings(decision.name, missing: "`hitPolicy: collect`"), at: word.place)
    }
    for output in ["severity", "message"]
    where !decision.outputs.contains(where: { $0.name == output }) {
      report(.notAFindings(decision.name, missing: "an output `\(output)`"), at: word.place)
    }
  }
}

extension Place {
  /// Where the place begins, as rules remember it.
  var origin: Origin {
    Origin(file: source.name, line: start.line, column: start.column)
  }
}
