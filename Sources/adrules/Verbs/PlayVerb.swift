import DecisionTables
import RuleFiles

/// `adrules play`: plays a machine of a policy.
enum PlayVerb {
  static let events = Option(
    "events", .text(name: "FILE|JSON", .files),
    help: "what happens: a file of YAML or JSON, `-`, or JSON text")

  static let verb = Verb(
    name: "play",
    summary: "play a machine and show what it does",
    examples: [
      Verb.Example(
        "what happens in a session, event by event",
        "adrules play prebid session --facts facts.json --events events.yaml"),
      Verb.Example(
        "the same for a program, with the events on standard input",
        "adrules play prebid session --facts facts.json --events - --format json"),
    ],
    positionals: [
      Positional("POLICY", .one, .policies, help: "the name or the folder of a policy"),
      Positional("MACHINE", help: "the machine to play"),
    ],
    options: [DecideVerb.facts, events, .format],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    let policy = try PolicyLibrary(files: context.files).compiled(arguments.positionals[0])
    let machine = try policy.machine(called: arguments.positionals[1])
    var text: SourceText?
    if let argument = arguments.value(of: DecideVerb.facts) {
      text = try context.read(fileOrText: argument, of: DecideVerb.facts)
    }
    var written: [PlayEvent] = []
    if let argument = arguments.value(of: events) {
      written = try read(try context.read(fileOrText: argument, of: events))
    }
    var evaluation = Evaluation(machine.policy)
    let facts = try FactsDocument(text, into: &evaluation)
    let reporter = DiagnosticReporter(terminal: context.errors.terminal)
    if !context.writesJSON { context.errors.write(reporter.text(of: facts.findings)) }
    let playback = try play(machine, evaluation, written)
    let answer = PlayReporter(terminal: context.output.terminal, playback: playback)
    if context.writesJSON {
      context.print(answer.json(findings: facts.findings))
    } else {
      context.output.write(answer.text)
    }
    return .done
  }

  private static func read(_ source: SourceText) throws(ToolError) -> [PlayEvent] {
    do throws(EventFileError) {
      return try PlayEvent.list(reading: source)
    } catch {
      throw error.diagnostics.isEmpty
        ? .nothingExamined(paths: [source.name]) : .unusable(error.diagnostics)
    }
  }

  private static func play(
    _ machine: CompiledMachine, _ facts: Evaluation, _ events: [PlayEvent]
  ) throws(ToolError) -> Playback {
    let session: MachineSession
    do throws(MachineError) {
      session = try MachineSession(machine, facts: facts)
    } catch {
      throw .unplayable(error)
    }
    var playback = Playback(session)
    do throws(PlayFault) {
      try playback.play(events)
    } catch {
      throw .unusable([error.diagnostic])
    }
    return playback
  }
}

extension CompiledPolicy {
  /// The machine with a name, compiled.
  ///
  /// - Throws: ``ToolError/unknown(_:)`` if there is none.
  func machine(called name: String) throws(ToolError) -> CompiledMachine {
    if let machine = policy.machines.first(where: { $0.name == name }) {
      return CompiledMachine(machine, of: policy)
    }
    throw .unknown(UnknownName(kind: "machine", name: name, known: policy.machines.map(\.name)))
  }
}
