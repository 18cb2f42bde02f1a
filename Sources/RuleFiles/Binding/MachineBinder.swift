import DecisionTables

/// Turns a machine that somebody wrote into a bound one, on top of the policy it belongs to.
///
/// What it declares is seen by itself alone, so it works on a binder of its own.
struct MachineBinder {
  var binder: PolicyBinder
  var machine: Machine
  let syntax: MachineSyntax
  private let reportedBefore: Int
  private let base: Policy
  /// What a rule sees: the step, the data and the machine's own settings and input expressions.
  var ruleScope: Scope
  /// The events' names and where each was declared.
  var fieldSlots: [String: Int] = [:]
  /// The arguments that have a default: by column.
  var defaults: [Int: Term] = [:]
  var outputs: [Output] = []

  init(_ syntax: MachineSyntax, on binder: PolicyBinder) {
    self.syntax = syntax
    self.binder = binder
    self.binder.pending = []
    base = binder.policy
    reportedBefore = binder.faults.count
    ruleScope = binder.scope
    machine = Machine(
      name: syntax.name.text, policy: Policy(name: ""), origin: syntax.name.place.origin)
    machine.title = syntax.title
    machine.clause = syntax.clause?.text
    machine.unit = syntax.unit?.text
  }

  /// What is wrong with the machine alone.
  var faults: [RuleFault] { Array(binder.faults.dropFirst(reportedBefore)) }

  /// - Parameters:
  ///   - decisions: the decisions inside the machine.
  ///   - findings: the names of those whose hits are findings.
  ///   - isOrdered: whether the policy below has no cycles, which were reported.
  mutating func bind(_ decisions: [DecisionSyntax], findings: [Word], isOrdered: Bool) {
    let factScope = binder.scope
    machine.table = addDecision(syntax.name.text, syntax.name)
    declareStates()
    declareData()
    let dataScope = binder.scope
    declareEvents()
    declareTimers()
    declareActions()
    let settings = binder.declareSettings(syntax.settings)
    let declared = binder.declareOutputs(decisions)
    binder.bindSettings(settings)
    let asked = Set(findings.map(\.text))
    for (decision, index) in declared where !asked.contains(decision.name.text) {
      binder.bind(decision, index)
    }
    bindStart(factScope)
    bindClocks(dataScope)
    bindTable()
    bindFindings(declared, findings)
    bindInvariants()
    finish(isOrdered)
  }

  private mutating func finish(_ isOrdered: Bool) {
    if isOrdered, binder.order(), binder.isComplete { binder.checkAbsence() }
    let own = Set(base.steps)
    binder.update { [base] policy in
      policy.steps = base.steps + policy.steps.filter { !own.contains($0) }
    }
    machine.policy = binder.policy
  }

  mutating func addDecision(_ name: String, _ word: Word) -> Int {
    let index = binder.policy.decisions.count
    if name == word.text { _ = binder.declare(word, as: "a machine", kind: "decision ") }
    binder.update { policy in
      policy.decisions.append(
        Decision(name: name, hitPolicy: .first, outputs: [], origin: word.place.origin))
    }
    binder.stepPlaces[.decision(index)] = word.place
    return index
  }

  /// The words that can be names and are there once.
  mutating func unique(_ words: [Word], _ what: String) -> [Word] {
    var first: [String: Place] = [:]
    return words.filter { word in
      if let place = first[word.text] {
        binder.report(.repeatedName(word.text, what: what, first: place), at: word.place)
        return false
      }
      first[word.text] = word.place
      if let problem = NameRules.problem(of: word.text) {
        binder.report(.invalidName(word.text, problem), at: word.place)
      }
      return true
    }
  }

  /// The index of a part that a word names; a fault if there is none.
  mutating func index(of word: Word, in names: [String], _ what: String) -> Int? {
    if let index = names.firstIndex(of: word.text) { return index }
    let known = RuleFault.candidates(for: word.text, among: names)
    if binder.isComplete || NearestName.of(word.text, in: known) != nil {
      binder.report(.unknownPart(word.text, what: what, known: known), at: word.place)
    }
    return nil
  }

  func name(_ id: StringID) -> String { binder.policy.strings[id] }

  private mutating func bindFindings(
    _ declared: [(syntax: DecisionSyntax, index: Int)], _ findings: [Word]
  ) {
    let scope = binder.scope
    showActions(in: &binder.scope)
    let actions = actionSlots
    for word in findings {
      guard let (decision, index) = declared.first(where: { $0.syntax.name.text == word.text })
      else { continue }
      binder.bind(decision, index)
      binder.checkFindings(binder.policy.decisions[index], decision, word)
      let reads = binder.policy.slotsRead(by: .decision(index)).contains(where: actions.contains)
      machine.findings.append(Machine.Asked(decision: index, readsActions: reads))
    }
    binder.scope = scope
  }

  /// The slots of what is done.
  private var actionSlots: Set<Int> {
    let arguments = machine.actions.flatMap(\.arguments).map { outputs[$0.column].slot }
    return Set(arguments + [machine.actionSlot])
  }

  /// Makes `do` and the arguments of actions readable.
  func showActions(in scope: inout Scope) {
    scope.share("do", slot: machine.actionSlot)
    for action in machine.actions {
      for argument in action.arguments {
        let name = "do.\(name(action.name)).\(argument.name)"
        if argument.typing.type == .text {
          scope.share(name, unreadable: .forPeople)
        } else {
          scope.share(name, slot: outputs[argument.column].slot)
        }
      }
    }
  }
}

extension PolicyBinder {
  /// Binds the machines of a policy that is bound, each on a copy of it.
  mutating func bindMachines(_ sources: PolicySources, isOrdered: Bool) {
    let names = sources.machines.map(\.name.text)
    for decision in sources.decisions {
      guard let word = decision.machine, !names.contains(word.text) else { continue }
      let known = RuleFault.candidates(for: word.text, among: names)
      if isComplete || NearestName.of(word.text, in: known) != nil {
        report(.unknownName(word.text, known: known), at: word.place)
      }
    }
    let below = self
    for syntax in sources.machines {
      let own = sources.decisions.filter { $0.machine?.text == syntax.name.text }
      let ownNames = Set(own.map(\.name.text))
      let findings = (sources.policy.findings ?? []).filter { ownNames.contains($0.text) }
      var machine = MachineBinder(syntax, on: below)
      machine.bind(own, findings: findings, isOrdered: isOrdered)
      report(machine.faults)
      update { $0.machines.append(machine.machine) }
    }
  }
}
