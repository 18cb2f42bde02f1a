import DecisionTables
import RuleFiles

/// `adrules explain`: the page of an id that findings and errors carry.
enum ExplainVerb {
  /// The format in which all checks of tables are one page.
  private static let markdown = "markdown"

  static let verb = Verb(
    name: "explain",
    summary: "show the page of a finding or an error",
    examples: [
      Verb.Example("what `[long-lock]` behind a warning means", "adrules explain long-lock"),
      Verb.Example(
        "the same with an example from its cases", "adrules explain long-lock --policy rules/prebid"
      ),
      Verb.Example("every id that has a page", "adrules explain"),
      Verb.Example(
        "every check of decision tables, as a document", "adrules explain --format markdown"),
    ],
    positionals: [Positional("ID", .optional, help: "the id in brackets (default: list all)")],
    options: [.policy, Option.format.accepting([markdown])],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    if arguments.value(of: .format) == markdown {
      context.output.write(LintPage.text(LintCheck.all))
      return .done
    }
    let library = PolicyLibrary(files: context.files)
    let name = arguments.value(of: .policy) ?? PolicyLibrary.builtIn
    let policy = try library.compiled(name)
    let topics = Topic.topics(of: policy.policy) + Topic.builtIn
    let reporter = ExplainReporter(policy: policy.policy, terminal: context.output.terminal)
    guard let id = arguments.positionals.first else {
      if context.writesJSON {
        context.print(ExplainReporter.list(topics))
      } else {
        context.output.write(reporter.list(topics))
      }
      return .done
    }
    var found = topics.filter { $0.id == id }
    guard !found.isEmpty else {
      throw .unknown(UnknownName(kind: "id", name: id, known: topics.map(\.id)))
    }
    if name != PolicyLibrary.builtIn, !found[0].sources.isEmpty {
      let cases = try library.load(name).cases
      let examples = CaseExamples(compiled: policy, cases: cases)
      found[0].examples += [examples.example(of: id)].compactMap(\.self)
    }
    if context.writesJSON {
      context.print(reporter.json(of: found))
    } else {
      context.output.write(reporter.text(of: found))
    }
    return .done
  }
}
