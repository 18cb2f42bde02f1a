/// `adrules plan`: what the documents configure, and what happens because of it.
enum PlanVerb {
  static let verb = Verb(
    name: "plan",
    summary: "show when the reward comes and how the ad closes",
    examples: [
      Verb.Example(
        "what the ad in a bid does, for every kind it may have", "adrules plan bid.json"),
      Verb.Example(
        "the same for a video of 15 seconds, for a program",
        "adrules plan bid.json --ad video --duration 15 --format json"),
    ],
    positionals: [
      Positional("FILE", .oneOrMore, help: "an ad document; `-` is standard input")
    ],
    options: [.ad, .duration, .policy, .format],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    throw .notBuilt(verb: verb.name)
  }
}
