import DecisionTables

/// `adrules decide`: evaluates one decision of a policy.
enum DecideVerb {
  static let facts = Option(
    "facts", .text(name: "FILE|JSON"), help: "the facts: a file, `-`, or JSON text")

  static let verb = Verb(
    name: "decide",
    summary: "evaluate one decision and show why",
    examples: [
      Verb.Example(
        "when a banner is complete",
        "adrules decide prebid completion --facts '{\"ad\": {\"kind\": \"banner\"}}'"),
      Verb.Example(
        "the same in dotted names, for a program",
        "adrules decide prebid completion --facts '{\"ad.kind\": \"banner\"}' --format json"),
      Verb.Example(
        "every warning, with facts from standard input",
        "adrules decide prebid warnings --facts - < facts.json"),
    ],
    positionals: [
      Positional("POLICY", help: "the name or the folder of a policy"),
      Positional("DECISION", help: "the decision to evaluate"),
    ],
    options: [facts, .format],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    let policy = try PolicyLibrary(files: context.files).compiled(arguments.positionals[0])
    let decision = try decision(named: arguments.positionals[1], of: policy)
    var text: SourceText?
    if let argument = arguments.value(of: facts) {
      text = try context.read(fileOrText: argument, of: facts)
    }
    let answer = try DecisionAnswer(deciding: decision, of: policy, on: text)
    return report(answer, &context)
  }

  private static func decision(
    named name: String, of policy: CompiledPolicy
  ) throws(ToolError) -> Int {
    if let index = policy.decision(named: name) { return index }
    let known = policy.policy.decisions.map(\.name)
    throw .unknown(UnknownName(kind: "decision", name: name, known: known))
  }

  /// Without a decision the run has failed, but programs get the shape that they asked for.
  private static func report(_ answer: DecisionAnswer, _ context: inout Context) -> RunStatus {
    let fault = answer.fault.map(answer.diagnostic)
    let beside = (context.writesJSON ? [] : answer.facts.findings) + [fault].compactMap(\.self)
    let reporter = DiagnosticReporter(terminal: context.errors.terminal)
    context.errors.write(reporter.text(of: beside))
    if context.writesJSON {
      context.print(DecideReporter.json(of: answer))
    } else if fault == nil {
      let reporter = DecideReporter(terminal: context.output.terminal, answer: answer)
      context.output.write(reporter.text)
    }
    return fault == nil ? .done : .failed
  }
}
