import DecisionTables
import RuleFiles

extension PolicyLibrary {
  /// The policy that `--policy` names, or the built-in one.
  func policy(_ arguments: ParsedArguments) throws(ToolError) -> CompiledPolicy {
    let loaded = try load(arguments.value(of: .policy) ?? "rules/prebid")
    guard let policy = loaded.policy else { throw .unusable(loaded.diagnostics.errors) }
    return CompiledPolicy(policy)
  }
}
