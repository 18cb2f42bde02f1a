extension BundleReader {
  mutating func readMachine() throws(BundleError) {
    if let machine {
      policy = try finish(machine)
      (slots, settings) = (machine.base.slots, machine.base.settings)
      (decisions, decided) = (machine.base.decisions, machine.base.decided)
    } else {
      try finish()
    }
    let base = MachineReading.Base(
      policy: policy, slots: slots, settings: settings, decisions: decisions, decided: decided)
    var next = Machine(
      name: try line.name(), policy: Policy(name: ""), origin: try line.origin())
    if line.take("unit") { next.unit = try line.name() }
    next.clause = try line.clause()
    next.title = try line.title()
    policy.machines = []
    machine = MachineReading(machine: next, base: base)
    open = .nothing
  }

  /// Checks a machine that was read to its end, and adds it to the policy below.
  func finish(_ reading: MachineReading) throws(BundleError) -> Policy {
    var copy = self
    try copy.finish()
    var reading = reading
    try copy.closeInvariant(&reading)
    var machine = reading.machine
    machine.policy = copy.policy
    let table = machine.policy.decisions[safe: machine.table]
    let start = machine.policy.decisions[safe: machine.start]
    let columns = machine.data.count + machine.timers.count
    let arguments = machine.actions.flatMap(\.arguments).count
    guard reading.hasTables, reading.hasSlots, !machine.states.isEmpty,
      machine.actions.isEmpty || !machine.policy.slots.isEmpty,
      table?.hitPolicy == .first, table?.outputs.count == columns + arguments,
      table?.rules.count == machine.effects.count, start?.hitPolicy == .first,
      table?.each == nil, start?.each == nil
    else { throw line.error(.incompleteMachine(machine.name)) }
    var policy = reading.base.policy
    policy.machines.append(machine)
    return policy
  }

  mutating func readMachinePart(_ keyword: String) throws(BundleError) {
    guard var reading = machine else { throw line.error(.unknownRecord(keyword)) }
    machine = nil
    switch keyword {
    case "state": try readState(&reading)
    case "event", "field", "datum": try readGiven(keyword, &reading)
    case "clock", "timer": try readTime(keyword, &reading)
    case "action", "argument": try readAction(keyword, &reading)
    case "effect": try readEffect(&reading)
    case "invariant", "pattern": try readInvariant(keyword, &reading)
    case "table":
      reading.machine.table = try index(in: decisions)
      reading.machine.start = try index(in: decisions)
      reading.hasTables = true
    case "step-slots":
      reading.machine.stateSlot = try index(in: slots)
      reading.machine.occurrenceSlot = try index(in: slots)
      reading.machine.actionSlot = try index(in: slots)
      reading.hasSlots = true
    case "asked":
      let decision = try index(in: decisions)
      guard policy.decisions[decision].hitPolicy == .collect else {
        throw line.error(.incompleteMachine(reading.machine.name))
      }
      let asked = Machine.Asked(decision: decision, readsActions: line.take("actions"))
      reading.machine.findings.append(asked)
    default: throw line.error(.unknownRecord(keyword))
    }
    machine = reading
  }

  /// A name that is also a string of the policy.
  private mutating func stringName(
    _ names: inout BundleNames
  ) throws(BundleError) -> StringID {
    let token = line.peek ?? []
    let name = try line.name()
    guard names.add(token) else { throw line.error(.repeatedName(name)) }
    guard let id = policy.strings.find(name) else { throw line.error(.unknownName(name)) }
    return id
  }

  private mutating func readState(_ reading: inout MachineReading) throws(BundleError) {
    let name = try stringName(&reading.states)
    if line.take("initial") { reading.machine.initial = reading.machine.states.count }
    reading.machine.states.append(Machine.State(name: name, isFinal: line.take("final")))
  }

  private mutating func readGiven(
    _ keyword: String, _ reading: inout MachineReading
  ) throws(BundleError) {
    if keyword == "event" {
      var anything = BundleNames()
      let name = try stringName(&anything)
      reading.machine.events.append(Machine.Event(name: name, fields: []))
      return
    }
    let token = line.peek ?? []
    let name = try line.name()
    let slot = try index(in: slots)
    let typing = try typing()
    if keyword == "field" {
      guard let last = reading.machine.events.indices.last else {
        throw line.error(.misplaced(keyword))
      }
      let field = Machine.Field(
        name: name, slot: slot, typing: typing, isRequired: line.take("required"))
      reading.machine.events[last].fields.append(field)
    } else {
      guard reading.data.add(token) else { throw line.error(.repeatedName(name)) }
      reading.machine.data.append(
        Machine.Datum(name: name, slot: slot, typing: typing, isOptional: line.take("optional")))
    }
  }

  private mutating func readTime(
    _ keyword: String, _ reading: inout MachineReading
  ) throws(BundleError) {
    let token = line.peek ?? []
    let name = try line.name()
    if keyword == "clock" {
      guard reading.clocks.add(token) else { throw line.error(.repeatedName(name)) }
      var clock = Machine.Clock(name: name)
      if line.take("while") { clock.condition = try index(in: decisions) }
      if let condition = clock.condition, !policy.decisions[condition].hitPolicy.isSingleHit {
        throw line.error(.incompleteMachine(reading.machine.name))
      }
      clock.clause = try line.clause()
      reading.machine.clocks.append(clock)
      return
    }
    guard reading.timers.add(token) else { throw line.error(.repeatedName(name)) }
    let clock = try index(in: reading.clocks)
    let word = line.keyword()
    guard let tie = Machine.Timer.Tie(rawValue: word),
      let occurrence = policy.strings.find("timer." + name)
    else { throw line.error(.unknownName(word)) }
    reading.machine.timers.append(
      Machine.Timer(
        name: name, occurrence: occurrence, clause: try line.clause(), clock: clock, tie: tie))
  }

  private mutating func readAction(
    _ keyword: String, _ reading: inout MachineReading
  ) throws(BundleError) {
    if keyword == "action" {
      let name = try stringName(&reading.actions)
      reading.machine.actions.append(Machine.Action(name: name, arguments: []))
      return
    }
    guard let last = reading.machine.actions.indices.last else {
      throw line.error(.misplaced(keyword))
    }
    let before = reading.machine.actions.flatMap(\.arguments).count
    let column = reading.machine.data.count + reading.machine.timers.count + before
    let name = try line.name()
    let typing = try typing()
    reading.machine.actions[last].arguments.append(
      Machine.Argument(
        name: name, typing: typing, isOptional: line.take("optional"), column: column))
  }

  private mutating func readEffect(_ reading: inout MachineReading) throws(BundleError) {
    var effect = Machine.Effect()
    while !line.isAtEnd {
      switch line.keyword() {
      case "set": effect.sets.append(try index(in: reading.data))
      case "stop": effect.stops.append(try index(in: reading.timers))
      case "start": effect.starts.append(try index(in: reading.timers))
      case "do": effect.actions.append(try index(in: reading.actions))
      case "go": effect.next = try index(in: reading.states)
      case let word: throw line.error(.unknownName(word))
      }
    }
    reading.machine.effects.append(effect)
  }

  private mutating func readInvariant(
    _ keyword: String, _ reading: inout MachineReading
  ) throws(BundleError) {
    open = .pattern
    if keyword == "pattern" {
      reading.patterns.append([])
      return
    }
    try closeInvariant(&reading)
    let id = try line.name()
    let origin = try line.origin()
    reading.form = line.keyword()
    var invariant = Invariant(id: id, form: .never([], .everywhere), origin: origin)
    invariant.clause = try line.clause()
    invariant.title = try line.title()
    reading.machine.invariants.append(invariant)
  }

  /// Gives the invariant read last its form.
  private func closeInvariant(_ reading: inout MachineReading) throws(BundleError) {
    guard let last = reading.machine.invariants.indices.last, !reading.form.isEmpty else { return }
    guard let form = Invariant.Form(reading.form, reading.patterns) else {
      throw line.error(.incompleteMachine(reading.machine.name))
    }
    reading.machine.invariants[last].form = form
    reading.form = ""
    reading.patterns = []
  }
}

extension Array {
  /// The element at an index, if there is one.
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
