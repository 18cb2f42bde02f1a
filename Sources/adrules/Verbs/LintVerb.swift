/// `adrules lint`: examines rule files and ad documents.
enum LintVerb {
  static let kind = Option(
    "kind", .choice(["policy", "cases", "document"]),
    help: "what the files are (default: by content and place)")

  static let failLevel = Option(
    "fail-level", .choice(FailLevel.allCases.map(\.rawValue)),
    help: "fail on findings from here on (default: error)")

  static let verb = Verb(
    name: "lint",
    summary: "examine rule files and ad documents",
    examples: [
      Verb.Example("everything that is wrong in a policy", "adrules lint rules/prebid"),
      Verb.Example(
        "a document on standard input, warnings are failures",
        "adrules lint - --kind document --fail-level warning < bid.json"),
    ],
    positionals: [
      Positional("PATH", .any, help: "files and folders (default: this folder)")
    ],
    options: [kind, failLevel, .ad, .duration, .policy, .format],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    throw .notBuilt(verb: verb.name)
  }
}
