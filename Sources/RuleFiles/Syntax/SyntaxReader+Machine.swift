import DecisionTables

/// The file of a machine.
extension SyntaxReader {
  private static let machineKeys = [
    "machine", "amends", "title", "clause", "unit", "states", "initial", "final", "events", "data",
    "clocks", "timers", "actions", "settings", "inputs", "rules", "remove", "invariants",
  ]

  mutating func machine(_ root: YAMLNode) -> MachineSyntax? {
    entries(root, "a machine", SyntaxReader.machineKeys) { reader, entries in
      guard let name = entries.requireWord("machine") else { return nil }
      var machine = MachineSyntax(name: name, place: name.place)
      machine.amends = entries.word("amends")
      machine.title = entries.sentence("title")?.text
      machine.clause = entries.word("clause")
      machine.unit = entries.word("unit")
      machine.states = entries.words("states")
      machine.initial = entries.word("initial")
      machine.final = entries.words("final")
      machine.settings = entries.entries("settings").map { reader.setting($0) }
      machine.inputs = entries.entries("inputs").compactMap { reader.expression($0) }
      reader.readParts(&entries, of: &machine)
      let isAmendment = machine.amends != nil
      machine.rules = entries.list("rules").compactMap { reader.machineRule($0, isAmendment) }
      machine.removed = entries.words("remove")
      machine.invariants = entries.list("invariants").compactMap { reader.invariant($0) }
      if !isAmendment {
        entries.refuse("remove", because: "in a machine that amends none")
        if machine.states.isEmpty { entries.miss("states") }
        if machine.initial == nil { entries.miss("initial") }
      }
      return machine
    }
  }

  private mutating func readParts(
    _ entries: inout EntryReader, of machine: inout MachineSyntax
  ) {
    machine.events = entries.entries("events").map { pair in
      let fields = members(pair.value, "`\(Words.excerpt(pair.key))`")
      return EventSyntax(name: pair.keyWord, fields: fields.map { input($0) })
    }
    machine.data = entries.entries("data").map { datum($0) }
    machine.clocks = entries.entries("clocks").map { clock($0) }
    machine.timers = entries.entries("timers").map { timer($0) }
    machine.actions = entries.entries("actions").map { pair in
      let arguments = members(pair.value, "`\(Words.excerpt(pair.key))`")
      return ActionSyntax(name: pair.keyWord, arguments: arguments.map { argument($0) })
    }
  }

  /// The pairs of a mapping; nothing at all is an empty one.
  private mutating func members(_ node: YAMLNode, _ what: String) -> [YAMLPair] {
    if node.word?.isNothing == true { return [] }
    if case .mapping(let pairs) = node.content { return pairs }
    noteLoss()
    report(.wrongNode(of: what, expected: "a mapping", found: node.phrase), at: node.place)
    return []
  }

  private static let datumKeys = [
    "title", "clause", "type", "unit", "values", "range", "optional", "initial",
  ]

  private mutating func datum(_ pair: YAMLPair) -> DatumSyntax {
    var datum = DatumSyntax(name: pair.keyWord, typing: TypingSyntax(place: pair.keyPlace))
    _ = entries(pair.value, "a datum", SyntaxReader.datumKeys) { reader, entries in
      datum.typing = reader.typing(&entries)
      datum.typing.range = entries.word("range")
      datum.typing.isOptional = entries.flag("optional")
      datum.typing.title = entries.sentence("title")?.text
      datum.initial = entries.node("initial")
      if datum.initial == nil, !datum.typing.isOptional { entries.miss("initial` or `optional") }
      return true
    }
    return datum
  }

  private mutating func clock(_ pair: YAMLPair) -> ClockSyntax {
    var clock = ClockSyntax(name: pair.keyWord)
    if pair.value.word?.isNothing == true { return clock }
    _ = entries(pair.value, "a clock", ["title", "clause", "when"]) { _, entries in
      _ = entries.sentence("title")
      clock.clause = entries.word("clause")
      clock.when = entries.tests()
      return true
    }
    return clock
  }

  private mutating func timer(_ pair: YAMLPair) -> TimerSyntax {
    var timer = TimerSyntax(name: pair.keyWord)
    _ = entries(pair.value, "a timer", ["title", "clause", "clock", "tie"]) { _, entries in
      _ = entries.sentence("title")
      timer.clause = entries.word("clause")
      timer.clock = entries.requireWord("clock")
      timer.tie = entries.requireWord("tie")
      return true
    }
    return timer
  }

  private static let argumentKeys = [
    "title", "clause", "type", "unit", "values", "range", "optional", "default",
  ]

  private mutating func argument(_ pair: YAMLPair) -> ArgumentSyntax {
    var argument = ArgumentSyntax(name: pair.keyWord, typing: TypingSyntax(place: pair.keyPlace))
    if let type = pair.value.word {
      if !type.isNothing { argument.typing.type = type }
      return argument
    }
    _ = entries(
      pair.value, "an argument", SyntaxReader.argumentKeys, expected: "a type or a mapping"
    ) { reader, entries in
      argument.typing = reader.typing(&entries)
      argument.typing.range = entries.word("range")
      argument.typing.isOptional = entries.flag("optional")
      argument.typing.title = entries.sentence("title")?.text
      argument.fallback = entries.node("default")
      return true
    }
    return argument
  }
}
