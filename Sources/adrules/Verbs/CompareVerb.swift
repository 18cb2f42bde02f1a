import DecisionTables

/// `adrules compare`: where two policies decide differently, or that they nowhere do.
enum CompareVerb {
  static let git = Option(
    "git", .text(name: "REV"), help: "compare A as it was at a revision with A as it is")

  private static let second = Positional(
    "B", .optional, .policies, help: "the other one; with --git it is A as it is now")

  static let verb = Verb(
    name: "compare",
    summary: "show where two policies decide differently",
    examples: [
      Verb.Example(
        "what a changed copy decides otherwise", "adrules compare prebid rules/my-policy"),
      Verb.Example(
        "what was changed since the last commit", "adrules compare rules/prebid --git HEAD"),
      Verb.Example(
        "one decision in two versions", "adrules compare old/close.yaml rules/prebid/close.yaml"),
      Verb.Example(
        "the same for a program; the status is 1 if something differs",
        "adrules compare prebid rules/my-policy --format json"),
    ],
    positionals: [
      Positional(
        "A", .one, .policies, help: "the name or folder of a policy, or the file of a decision"),
      second,
    ],
    options: [git, .format],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    let pair = try pair(arguments, context)
    let comparison = PolicyComparison(
      pair.first.policy, pair.second.policy, decisions: pair.decisions)
    let result = comparison.run()
    if context.writesJSON {
      context.print(PolicyComparisonReporter.json(of: result))
    } else {
      let reporter = PolicyComparisonReporter(terminal: context.output.terminal, pair: pair)
      context.output.write(reporter.text(of: result))
    }
    if !result.differences.isEmpty || result.declarations.contains(where: \.matters) {
      return .found
    }
    return result.undecided.isEmpty ? .done : .failed
  }

  private static func pair(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(ToolError) -> ComparedPair {
    let library = PolicyLibrary(files: context.files)
    let names = arguments.positionals
    guard let revision = arguments.value(of: git) else {
      guard names.count == 2 else {
        throw .usage(UsageError(.missingPositional(second), verb: verb.name))
      }
      return try ComparedPair(names[0], names[1], library)
    }
    if names.count > 1 { throw .usage(UsageError(.unexpected(names[1]), verb: verb.name)) }
    return try ComparedPair(names[0], at: revision, library)
  }
}
