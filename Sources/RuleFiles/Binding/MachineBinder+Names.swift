import DecisionTables

/// What a machine declares: states, data, events, timers and actions.
extension MachineBinder {
  private static let plainTypes: [ValueType] = [.string, .boolean, .integer, .number]
  private static let fieldTypes: [ValueType] = plainTypes + [.object, .list]
  private static let argumentTypes: [ValueType] = plainTypes + [.text]

  private mutating func addGiven(
    _ word: Word, _ typing: Typing?, _ what: String, isCertain: Bool, isImplied: Bool = false
  ) -> Int {
    let isFree = binder.declare(word, as: what, isImplied: isImplied) != .taken
    let slot = binder.addSlot(word.text, typing, .given(isCertain: isCertain))
    if isFree { binder.scope.share(word.text, slot: slot) }
    if !isCertain { binder.uncertainGiven.insert(slot) }
    return slot
  }

  /// A name of the language, declared where the machine is named.
  private func word(_ name: String) -> Word { Word(name, at: syntax.name.place) }

  mutating func declareStates() {
    let words = unique(syntax.states, "a state")
    let names = words.map(\.text)
    var final: Set<Int> = []
    for word in syntax.final {
      if let index = index(of: word, in: names, "state") { final.insert(index) }
    }
    machine.states = words.enumerated().map { index, word in
      Machine.State(name: binder.intern(word.text), isFinal: final.contains(index))
    }
    if let initial = syntax.initial, let index = index(of: initial, in: names, "state") {
      machine.initial = index
    }
    machine.stateSlot = addGiven(
      word("state"), Typing(.string, values: machine.states.map(\.name)), "a state",
      isCertain: true)
  }

  mutating func declareData() {
    for datum in syntax.data {
      let typing = binder.typing(
        datum.typing, allowed: MachineBinder.plainTypes, of: "a datum")
      let isCertain = !datum.typing.isOptional
      let slot = addGiven(
        Word("data.\(datum.name.text)", at: datum.name.place), typing, "a datum",
        isCertain: isCertain)
      machine.data.append(
        Machine.Datum(
          name: datum.name.text, slot: slot, typing: binder.policy.slots[slot].typing,
          isOptional: !isCertain))
    }
  }

  /// `on` has the names of events and timers; events share the slots of fields of one name.
  mutating func declareEvents() {
    let names = unique(syntax.events.map(\.name), "an event")
    var occurrences: [StringID] = []
    for word in names {
      guard let event = syntax.events.first(where: { $0.name.text == word.text }) else { continue }
      let id = binder.intern(word.text)
      occurrences.append(id)
      let fields = declareFields(event.fields)
      binder.fieldsOf[id] = Set(fields.filter(\.isRequired).map(\.slot))
      machine.events.append(Machine.Event(name: id, fields: fields))
    }
    occurrences += syntax.timers.map { binder.intern("timer.\($0.name.text)") }
    machine.occurrenceSlot = addGiven(
      word("on"), Typing(.string, values: occurrences), "an event", isCertain: true)
    binder.occurrenceSlot = machine.occurrenceSlot
  }

  private mutating func declareFields(_ fields: [InputSyntax]) -> [Machine.Field] {
    let own = Set(fields.map(\.name.text))
    var declared: [Machine.Field] = []
    var seen: Set<String> = []
    for field in fields {
      let parts = field.name.text.split(separator: ".")
      for end in parts.indices.dropFirst() {
        let name = parts[..<end].joined(separator: ".")
        guard !own.contains(name), seen.insert(name).inserted else { continue }
        declared.append(
          declareField(Word(name, at: field.name.place), Typing(.object), isRequired: false))
      }
      let typing = binder.typing(
        field.typing, allowed: MachineBinder.fieldTypes, of: "a field")
      declared.append(declareField(field.name, typing, isRequired: field.isRequired))
    }
    return declared
  }

  private mutating func declareField(
    _ name: Word, _ typing: Typing?, isRequired: Bool
  ) -> Machine.Field {
    let slot: Int
    if let known = fieldSlots[name.text] {
      slot = known
      if let typing { join(typing, into: slot, name) }
    } else {
      slot = addGiven(
        Word("event.\(name.text)", at: name.place), typing, "a field", isCertain: false)
      fieldSlots[name.text] = slot
    }
    return Machine.Field(
      name: name.text, slot: slot, typing: typing ?? binder.policy.slots[slot].typing,
      isRequired: isRequired)
  }

  /// A field of several events has the type of all, and the values of any.
  private mutating func join(_ typing: Typing, into slot: Int, _ name: Word) {
    guard let known = binder.typing(of: slot) else { return }
    guard known.type == typing.type, known.unit == typing.unit else {
      binder.report(.fieldTypes(name.text, known.phrase, typing.phrase), at: name.place)
      return
    }
    var joint = known
    joint.range = known.range.flatMap { one in typing.range.map { one.union($0) } }
    let added = typing.values.filter { !known.values.contains($0) }
    joint.values = known.values.isEmpty || typing.values.isEmpty ? [] : known.values + added
    binder.update { $0.slots[slot].typing = joint }
  }

  mutating func declareTimers() {
    let clocks = unique(syntax.clocks.map(\.name), "a clock")
    machine.clocks = clocks.map { Machine.Clock(name: $0.text) }
    for word in unique(syntax.timers.map(\.name), "a timer") {
      guard let timer = syntax.timers.first(where: { $0.name.text == word.text }) else { continue }
      let clock = timer.clock.flatMap { index(of: $0, in: clocks.map(\.text), "clock") }
      machine.timers.append(
        Machine.Timer(
          name: word.text, occurrence: binder.intern("timer.\(word.text)"),
          clause: timer.clause?.text, clock: clock ?? 0, tie: tie(timer.tie)))
    }
  }

  private mutating func tie(_ word: Word?) -> Machine.Timer.Tie {
    guard let word else { return .timer }
    if let tie = Machine.Timer.Tie(rawValue: word.text) { return tie }
    let known = Machine.Timer.Tie.allCases.map(\.rawValue)
    binder.report(.unknownWord(word.text, of: "`tie`", known: known), at: word.place)
    return .timer
  }

  /// Gives each datum, timer and argument a column of the table.
  mutating func declareActions() {
    for datum in machine.data {
      addOutput("set.\(datum.name)", datum.typing, isOptional: datum.isOptional)
    }
    for timer in machine.timers {
      addOutput("start.\(timer.name)", Typing(.number, unit: machine.unit), isOptional: true)
    }
    for word in unique(syntax.actions.map(\.name), "an action") {
      guard let action = syntax.actions.first(where: { $0.name.text == word.text }) else {
        continue
      }
      var arguments: [Machine.Argument] = []
      for argument in action.arguments {
        if let problem = NameRules.problem(of: argument.name.text) {
          binder.report(.invalidName(argument.name.text, problem), at: argument.name.place)
        }
        let typing = binder.typing(
          argument.typing, allowed: MachineBinder.argumentTypes, of: "an argument")
        let column = outputs.count
        addOutput(
          "do.\(word.text).\(argument.name.text)", typing, isOptional: argument.typing.isOptional)
        arguments.append(
          Machine.Argument(
            name: argument.name.text, typing: outputs[column].typing,
            isOptional: argument.typing.isOptional, column: column))
      }
      machine.actions.append(
        Machine.Action(name: binder.intern(word.text), arguments: arguments))
    }
    let names = machine.actions.map(\.name)
    machine.actionSlot = binder.addSlot(
      "do", Typing(.string, values: names), .output(decision: machine.table))
  }

  private mutating func addOutput(_ name: String, _ typing: Typing?, isOptional: Bool) {
    let slot = binder.addSlot(name, typing, .output(decision: machine.table))
    outputs.append(
      Output(
        name: name, typing: binder.policy.slots[slot].typing, isOptional: isOptional, slot: slot))
  }
}
