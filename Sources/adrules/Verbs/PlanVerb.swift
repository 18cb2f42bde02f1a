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
    let facts = try AdFacts(arguments, policy: policy.policy)
    let expected = try expectedRules(arguments, policy.policy)
    var planner = try PlanVerb.planner(policy)
    var documents: [DocumentPlans] = []
    for path in arguments.positionals + arguments.values(of: against) {
      let document = try DocumentPlans(
        context.read(path), facts: facts, expected: expected, planner: &planner)
      if !document.faults.isEmpty { throw .unusable(document.faults) }
      documents.append(document)
    }
    note(documents, &context)
    if documents.allSatisfy(\.configurations.isEmpty) {
      throw .noConfiguration(files: documents.map(\.file))
    }
    if arguments.contains(against), let new = documents.first, let old = documents.last {
      return compare(old, new, policy.policy.name, &context)
    }
    write(documents, policy.policy.name, &context)
    return .done
  }

  private static func compare(
    _ old: DocumentPlans, _ new: DocumentPlans, _ policy: String, _ context: inout Context
  ) -> RunStatus {
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

  /// Says beside the results what has no plans.
  private static func note(_ documents: [DocumentPlans], _ context: inout Context) {
    for document in documents {
      for skipped in document.skipped {
        context.note(
          "\(document.file): skipped \(skipped.skipped.pointer): \(skipped.skipped.message)")
      }
    }
  }

  private static func write(
    _ documents: [DocumentPlans], _ policy: String, _ context: inout Context
  ) {
    if context.writesJSON {
      context.print(PlanReporter.json(of: documents, policy: policy))
    } else {
      let reporter = PlanReporter(terminal: context.output.terminal)
      let planned = documents.filter { !$0.configurations.isEmpty }
      context.output.write(planned.map(reporter.text).joined(separator: "\n"))
    }
  }
}
