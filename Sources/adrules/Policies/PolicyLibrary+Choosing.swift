import DecisionTables

extension PolicyLibrary {
  /// The policy that `--policy` names, or the built-in one.
  func policy(_ arguments: ParsedArguments) throws(ToolError) -> CompiledPolicy {
    try compiled(arguments.value(of: .policy) ?? PolicyLibrary.builtIn)
  }
}
