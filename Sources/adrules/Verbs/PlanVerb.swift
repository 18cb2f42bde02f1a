import DecisionTables
import RewardedAds

/// `adrules plan`: what the documents configure, and what happens because of it.
enum PlanVerb {
  static let against = Option(
    "against", .text(name: "OLD", .files),
    help: "show what an edit of OLD changed; status 1 if it did")

  static let why = Option(
    "why", help: "say which rules decided, and what they read")

  static let verb = Verb(
    name: "plan",
    summary: "show when the reward comes and how the ad closes",
    examples: [
      Verb.Example(
        "what the ad in a bid does, for every kind it may have", "adrules plan bid.json"),
      Verb.Example(
        "the same for a video of 15 seconds, for a program",
        "adrules plan bid.json --ad video --duration 15 --format json"),
      Verb.Example(
        "what an edit changes for the user",
        "adrules plan imp.json --against old/imp.json"),
      Verb.Example("which rules and facts decided", "adrules plan bid.json --ad video --why"),
      Verb.Example(
        "what kept a rule from deciding", "adrules plan bid.json --ad video --expected video-time"),
    ],
    positionals: [
      Positional("FILE", .oneOrMore, .files, help: "an ad document; `-` is standard input")
    ],
    options: [.ad, .duration, against, .policy, why, ExpectedRules.option, .format],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    if arguments.contains(against), arguments.positionals.count > 1 {
      throw .usage(UsageError(.unexpected(arguments.positionals[1]), verb: verb.name))
    }
    let policy = try PolicyLibrary(files: context.files).policy(arguments)
    let planning = DocumentPlanning(
      planner: try PlanVerb.planner(policy),
      facts: try AdFacts(arguments, policy: policy.policy),
      expected: try expectedRules(arguments, policy.policy),
      terminal: context.output.terminal, writesJSON: context.writesJSON)
    if let old = arguments.value(of: against) {
      return try compare(arguments.positionals[0], old, planning, policy.policy.name, &context)
    }
    var run = PlanRun(planning, policy: policy.policy.name, &context)
    do throws(ToolError) {
      for path in arguments.positionals { try run.add(path, &context) }
    } catch {
      return try run.end(error, &context)
    }
    return try run.end(nil, &context)
  }

  private static func compare(
    _ newPath: String, _ oldPath: String, _ planning: DocumentPlanning, _ policy: String,
    _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    var planning = planning
    let new = try planning.plans(of: context.read(newPath))
    let old = try planning.plans(of: context.read(oldPath))
    for document in [new, old] {
      for note in document.notes { context.note(note) }
    }
    if new.configurations.isEmpty, old.configurations.isEmpty {
      throw .noConfiguration(files: [newPath, oldPath])
    }
    let comparison = DocumentComparison(old: old, new: new)
    if context.writesJSON {
      context.print(ComparisonReporter.json(of: comparison, old: old, new: new, policy: policy))
    } else {
      let reporter = ComparisonReporter(terminal: context.output.terminal)
      context.output.write(reporter.text(of: comparison, old: old, new: new))
    }
    return comparison.isEquivalent ? .done : .found
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
}
