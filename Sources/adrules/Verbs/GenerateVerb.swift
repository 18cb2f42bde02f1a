/// `adrules generate`: writes a policy as source.
enum GenerateVerb {
  static let verb = Verb(
    name: "generate",
    summary: "write a policy as source without dependencies",
    examples: [
      Verb.Example(
        "a policy to compile into an app", "adrules generate swift rules/prebid > Policy.swift")
    ],
    positionals: [
      Positional("TARGET", accepted: ["swift"], help: "the language: swift"),
      Positional("POLICY", help: "the name or the folder of a policy"),
    ],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    throw .notBuilt(verb: verb.name)
  }
}
