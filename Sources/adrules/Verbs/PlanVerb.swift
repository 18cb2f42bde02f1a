import DecisionTables
import RewardedAds

/// `adrules plan`: what the documents configure, and what happens because of it.
enum PlanVerb {
  static let why = Option(
    "why", help: "say for each decision which rule decided, and what it read")

  static let verb = Verb(
    name: "plan",
    summary: "show when the reward comes and how the ad closes",
    examples: [
      Verb.Example(
        "what the ad in a bid does, for every kind it may have", "adrules plan bid.json"),
      Verb.Example(
        "the same for a video of 15 seconds, for a program",
        "adrules plan bid.json --ad video --duration 15 --format json"),
      Verb.Example("which rules and facts decided", "adrules plan bid.json --ad video --why"),
      Verb.Example(
        "what kept a rule from deciding", "adrules plan bid.json --ad video --expected video-time"),
    ],
    positionals: [
      Positional("FILE", .oneOrMore, help: "an ad document; `-` is standard input")
    ],
    options: [.ad, .duration, .policy, why, ExpectedRules.option, .format],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    let policy = try PolicyLibrary(files: context.files).policy(arguments)
    let facts = try AdFacts(arguments, policy: policy.policy)
    let expected = try expectedRules(arguments, policy.policy)
    var planner = try PlanVerb.planner(policy)
    var documents: [DocumentPlans] = []
    for path in arguments.positionals {
      let document = try DocumentPlans(
        context.read(path), facts: facts, expected: expected, planner: &planner)
      if !document.faults.isEmpty { throw .unusable(document.faults) }
      documents.append(document)
    }
    try write(documents, policy.policy.name, &context)
    return .done
  }

  /// The rules that `--expected` names; nil if reasons are not asked for.
  private static func expectedRules(
    _ arguments: ParsedArguments, _ policy: Policy
  ) throws(ToolError) -> ExpectedRules? {
    let names = arguments.values(of: ExpectedRules.option)
    guard arguments.contains(why) || !names.isEmpty else { return nil }
    return try ExpectedRules(names, of: Array(policy.decisions.indices), in: policy)
  }

  /// A planner, or the reason why the policy makes no plans.
  static func planner(_ policy: CompiledPolicy) throws(ToolError) -> Planner {
    do throws(PlannerError) {
      return try Planner(policy)
    } catch {
      throw .unsuitable(policy: policy.policy.name, error)
    }
  }

  private static func write(
    _ documents: [DocumentPlans], _ policy: String, _ context: inout Context
  ) throws(ToolError) {
    for document in documents {
      for skipped in document.skipped {
        context.note(
          "\(document.file): skipped \(skipped.skipped.pointer): \(skipped.skipped.message)")
      }
    }
    let planned = documents.filter { !$0.configurations.isEmpty }
    guard !planned.isEmpty else { throw .noConfiguration(files: documents.map(\.file)) }
    if context.writesJSON {
      context.print(PlanReporter.json(of: documents, policy: policy))
    } else {
      let reporter = PlanReporter(terminal: context.output.terminal)
      context.output.write(planned.map(reporter.text).joined(separator: "\n"))
    }
  }
}
