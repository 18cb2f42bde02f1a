/// `adrules decide`: evaluates one decision of a policy.
enum DecideVerb {
  static let facts = Option(
    "facts", .text(name: "FILE|JSON"), help: "the facts, as a file or as JSON text")

  static let verb = Verb(
    name: "decide",
    summary: "evaluate one decision and show why",
    examples: [
      Verb.Example(
        "when a banner is complete",
        "adrules decide rules/prebid completion --facts '{\"ad\": {\"kind\": \"banner\"}}'"),
      Verb.Example(
        "the same with facts from standard input",
        "adrules decide rules/prebid completion --facts - < facts.json"),
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
    throw .notBuilt(verb: verb.name)
  }
}
