import DecisionTables
import RuleFiles

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
      Positional("POLICY", .one, Suggestion(paths: .folders), help: "the folder of a policy"),
    ],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    let folder = arguments.positionals.last ?? "."
    let loaded = try PolicyLibrary(files: context.files).load(folder)
    guard let policy = loaded.policy, !loaded.diagnostics.hasErrors else {
      throw .unusable(loaded.diagnostics.errors)
    }
    guard policy.harmfulRules.isEmpty else {
      throw .harmful(policy: policy.name, rules: policy.harmfulRules)
    }
    context.output.write(SwiftSource.text(of: policy, in: folder))
    return .done
  }
}
