import DecisionTables
import RuleFiles

/// `adrules test`: runs case files.
enum TestVerb {
  static let verb = Verb(
    name: "test",
    summary: "run the cases of policies",
    examples: [
      Verb.Example("every case of a policy", "adrules test rules/prebid"),
      Verb.Example("one file of cases", "adrules test rules/prebid/cases/close.yaml"),
    ],
    positionals: [
      Positional("PATH", .any, .files, help: "case files and folders (default: this folder)")
    ],
    options: [.format],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    let paths = arguments.positionals.isEmpty ? ["."] : arguments.positionals
    let report = try TestRun(files: context.files).run(paths)
    guard !report.results.isEmpty else { throw .nothingExamined(paths: paths) }
    if context.writesJSON {
      context.print(TestReporter.json(of: report))
    } else {
      let reporter = TestReporter(terminal: context.output.terminal)
      context.output.write(reporter.text(of: report))
    }
    return report.failed == 0 ? .done : .found
  }
}
