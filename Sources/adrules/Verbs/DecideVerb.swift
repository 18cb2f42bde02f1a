import DecisionTables

/// `adrules decide`: evaluates one decision of a policy.
enum DecideVerb {
  static let facts = Option(
    "facts", .text(name: "FILE|JSON", .files), help: "the facts: a file, `-`, or JSON text")

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
      Verb.Example(
        "what kept a rule from deciding",
        "adrules decide prebid completion --facts facts.json --expected video-time"),
    ],
    positionals: [
      Positional("POLICY", .one, .policies, help: "the name or the folder of a policy"),
      Positional("DECISION", help: "the decision to evaluate"),
    ],
    options: [facts, ExpectedRules.option, .format],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    let policy = try PolicyLibrary(files: context.files).compiled(arguments.positionals[0])
    let decision = try policy.decision(called: arguments.positionals[1])
    let expected = try ExpectedRules(
      arguments.values(of: ExpectedRules.option), of: policy.decisions(neededFor: decision),
      in: policy.policy)
    var text: SourceText?
    if let argument = arguments.value(of: facts) {
      text = try context.read(fileOrText: argument, of: facts)
    }
    let answer = try DecisionAnswer(deciding: decision, of: policy, on: text)
    return report(answer, expected, &context)
  }

  /// Without a decision the run has failed, but programs get the shape that they asked for.
  private static func report(
    _ answer: DecisionAnswer, _ expected: ExpectedRules, _ context: inout Context
  ) -> RunStatus {
    let fault = answer.fault.map(answer.diagnostic)
    let beside = (context.writesJSON ? [] : answer.facts.findings) + [fault].compactMap(\.self)
    let reporter = DiagnosticReporter(terminal: context.errors.terminal)
    context.errors.write(reporter.text(of: beside))
    if context.writesJSON {
      context.print(DecideReporter.json(of: answer, expected))
    } else if fault == nil {
      let reporter = DecideReporter(
        terminal: context.output.terminal, answer: answer, expected: expected)
      context.output.write(reporter.text)
    }
    return fault == nil ? .done : .failed
  }
}

extension CompiledPolicy {
  /// A decision, and those that are evaluated before it.
  fileprivate func decisions(neededFor decision: Int) -> [Int] {
    [decision]
      + policy.requirements(of: .decision(decision)).compactMap { step in
        if case .decision(let index) = step { index } else { nil }
      }
  }
}
