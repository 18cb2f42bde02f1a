import DecisionTables

/// `adrules lint`: examines rule files and ad documents.
enum LintVerb {
  static let kind = Option(
    "kind", .choice(LintRun.Kind.allCases.map(\.rawValue)),
    help: "what the files are (default: by content and place)")

  static let failLevel = Option(
    "fail-level", .choice(FailLevel.allCases.map(\.rawValue)),
    help: "fail on findings from here on (default: error)")

  static let fix = Option("fix", help: "mend what can be mended without changing any decision")

  static let diff = Option("diff", help: "show what --fix would change, and change nothing")

  static let maxFindings = Option(
    "max-findings", .number(name: "N"),
    help: "show so many findings, the worst first (default: 20 in text)")

  static let verb = Verb(
    name: "lint",
    summary: "examine rule files and ad documents",
    examples: [
      Verb.Example("everything that is wrong in a policy", "adrules lint rules/prebid"),
      Verb.Example("what can be mended, as a patch", "adrules lint rules/my-policy --diff"),
      Verb.Example("every policy and document beneath this folder", "adrules lint"),
      Verb.Example(
        "a document on standard input, warnings are failures",
        "adrules lint - --kind document --fail-level warning < bid.json"),
      Verb.Example(
        "what is wrong for videos only, for a program",
        "adrules lint bid.json --ad video --duration 15 --format json"),
    ],
    positionals: [
      Positional("PATH", .any, .files, help: "files, folders or `-` (default: this folder)")
    ],
    options: [kind, failLevel, fix, diff, maxFindings, .ad, .duration, .policy, .format],
    run: run)

  /// So many findings people read at once; programs get all.
  private static let shownFindings = 20

  private static func limit(_ arguments: ParsedArguments, _ context: Context) -> Int? {
    let asked = arguments.number(of: maxFindings)?.roundedDown
    return asked.map { Int($0.millionths / FixedPoint.scale) }
      ?? (context.writesJSON ? nil : shownFindings)
  }

  private static func run(
    _ arguments: ParsedArguments, _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    let paths = arguments.positionals.isEmpty ? ["."] : arguments.positionals
    var lint = try LintRun(arguments, context)
    try lint.run(paths, &context)
    LintReporter.write(lint.report, limit: limit(arguments, context), &context)
    return lint.report.status(arguments.choice(of: failLevel) ?? .error)
  }
}
