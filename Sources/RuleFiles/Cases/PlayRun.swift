import DecisionTables

/// One run of a case that plays a machine: reads the facts, plays the events, compares.
struct PlayRun {
  private(set) var facts: CaseRun
  private(set) var decidedBy: [String] = []
  private let compiled: CompiledMachine

  init(_ compiled: CompiledMachine, _ entry: CaseSyntax) {
    self.compiled = compiled
    facts = CaseRun(compiled.policy, entry)
  }

  var differences: [CaseResult.Difference] { facts.differences }
  private var entry: CaseSyntax { facts.entry }

  mutating func play(_ name: Word) {
    guard facts.readFacts() else { return }
    let session: MachineSession
    do throws(MachineError) {
      session = try MachineSession(compiled, facts: facts.evaluation)
    } catch {
      facts.differ(.machine(error), at: name.place)
      return
    }
    var playback = Playback(session)
    do throws(PlayFault) {
      if let events = entry.events { try playback.play(try PlayEvent.list(events.value)) }
      compare(playback)
    } catch {
      facts.differ(.play(error), at: error.place)
    }
    decidedBy = playback.rules.map { "\(compiled.machine.name).\($0)" }
  }

  private mutating func compare(_ playback: Playback) {
    let steps = playback.entries
    if let rules = entry.rules { facts.compareList("rules", rules.value, playback.rules) }
    let findings = steps.flatMap { $0.findings.map(\.id) }
    if let expected = entry.findings { facts.compareList("findings", expected.value, findings) }
    guard let expect = entry.expect else { return }
    guard case .mapping(let pairs) = expect.content else {
      facts.differ(
        .wrongNode(expected: "a mapping", found: expect.phrase), at: expect.place)
      return
    }
    let known = ["actions", "state", "data", "findings", "unhandled"]
    for pair in pairs {
      switch pair.key {
      case "state":
        let state = compiled.name(ofState: playback.session.state)
        facts.compare("state", pair.value, .string(state))
      case "data": compareData(pair.value, playback.session)
      case "findings": facts.compareList("findings", pair.value, findings)
      case "actions": compareActions(pair.value, steps)
      case "unhandled": compareUnhandled(pair.value, steps)
      default: facts.differ(.unknownName(pair.key, known: known), at: pair.keyPlace)
      }
    }
  }

  private mutating func compareData(_ node: YAMLNode, _ session: MachineSession) {
    guard case .mapping(let pairs) = node.content else {
      facts.differ(.wrongNode(expected: "a mapping", found: node.phrase), at: node.place)
      return
    }
    for pair in pairs {
      if let datum = compiled.machine.data.firstIndex(where: { $0.name == pair.key }) {
        facts.compare("data.\(pair.key)", pair.value, session.value(ofDatum: datum))
      } else {
        let known = compiled.machine.data.map(\.name)
        facts.differ(.unknownName(pair.key, known: known), at: pair.keyPlace)
      }
    }
  }

  private mutating func compareActions(_ node: YAMLNode, _ steps: [Playback.Entry]) {
    let found = steps.flatMap(\.actions).map { action in
      let declared = compiled.machine.actions[action.action]
      let arguments = zip(declared.arguments, action.arguments).map { ($0.name, $1) }
      return Happening(
        at: action.at, key: "do", name: compiled.name(ofAction: action.action),
        members: arguments)
    }
    compare("actions", node, found)
  }

  private mutating func compareUnhandled(_ node: YAMLNode, _ steps: [Playback.Entry]) {
    let found = steps.filter(\.step.isUnhandled).map { entry in
      Happening(
        at: entry.step.at, key: "event", name: compiled.name(of: entry.step.occurrence),
        members: entry.fields.map { ($0.name, $0.value) })
    }
    compare("unhandled", node, found)
  }

  /// An action, or an event that was ignored.
  private struct Happening {
    let at: FixedPoint
    let key: String
    let name: String
    let members: [(String, MachineValue)]

    var phrase: String { "\(name) at \(at)" }
  }

  /// Lists are complete and in order; of each element what is written must hold.
  private mutating func compare(_ name: String, _ node: YAMLNode, _ found: [Happening]) {
    var nodes: [YAMLNode] = []
    if case .sequence(let elements) = node.content {
      nodes = elements
    } else if node.word?.isNothing != true {
      facts.differ(.wrongNode(expected: "a list", found: node.phrase), at: node.place)
      return
    }
    guard nodes.count == found.count else {
      facts.differ(
        .list(
          name: name, expected: nodes.map { PlayRun.phrase($0, found.first?.key) },
          found: found.map(\.phrase)), at: node.place)
      return
    }
    for (node, happening) in zip(nodes, found) { compare(node, happening) }
  }

  private static func phrase(_ node: YAMLNode, _ key: String?) -> String {
    guard case .mapping(let pairs) = node.content else { return node.phrase }
    let word = { (key: String) in pairs.first { $0.key == key }?.value.word?.text }
    let name = word("do") ?? word("event") ?? "?"
    return word("at").map { "\(name) at \($0)" } ?? name
  }

  private mutating func compare(_ node: YAMLNode, _ found: Happening) {
    guard case .mapping(let pairs) = node.content else {
      facts.differ(.wrongNode(expected: "a mapping", found: node.phrase), at: node.place)
      return
    }
    for pair in pairs {
      if pair.key == "at" {
        facts.compare("at", pair.value, .number(found.at))
      } else if pair.key == found.key {
        facts.compare(found.key, pair.value, .string(found.name))
      } else if let member = found.members.first(where: { $0.0 == pair.key }) {
        facts.compare("\(found.name).\(pair.key)", pair.value, member.1)
      } else {
        let known = ["at", found.key] + found.members.map(\.0)
        facts.differ(.unknownName(pair.key, known: known), at: pair.keyPlace)
      }
    }
  }
}

extension CaseRun {
  /// Compares what crossed the border of a machine.
  mutating func compare(_ name: String, _ node: YAMLNode, _ found: MachineValue) {
    switch found {
    case .absent, .null, .mistyped: compare(name, node, Found())
    case .number(let number): compare(name, node, Found(text: number.description, number: number))
    case .boolean, .string, .object, .list: compare(name, node, Found(text: found.description))
    }
  }
}
