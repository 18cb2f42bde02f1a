import DecisionTables

/// Says why the tool could not do its job: to people beside the results, to programs in them.
enum ErrorReporter {
  static func report(_ error: ToolError, _ context: inout Context) {
    note(error, &context)
    replaceResults(by: error, &context)
  }

  /// Takes back the results; programs get the error in their place.
  static func replaceResults(by error: ToolError, _ context: inout Context) {
    guard context.writesJSON else { return }
    context.output.discard()
    context.print(["formatVersion": .integer(JSONOutput.formatVersion), "error": json(of: error)])
  }

  /// Says it to people alone: the results stay.
  static func note(_ error: ToolError, _ context: inout Context) {
    context.errors.write(text(of: error, context.errors.terminal))
  }

  private static func text(of error: ToolError, _ terminal: Terminal) -> String {
    if case .unusable(let findings) = error {
      return DiagnosticReporter(terminal: terminal).text(of: findings)
    }
    let severity = terminal.styled("error:", .severity(.error))
    let id = terminal.styled("[\(error.id)]", .dim)
    let message = HarmlessText.of(error.message)
    let hint = error.hint.map { "\($0)\n" } ?? ""
    return "\(CommandLineTool.name): \(severity) \(message) \(id)\n\(hint)"
  }

  /// What stands under `error` in every result of a failed run.
  static func json(of error: ToolError) -> JSONOutput {
    let start = error.place?.start
    return [
      "id": .string(error.id),
      "message": .string(error.message),
      "file": JSONOutput(error.file),
      "line": JSONOutput(start?.line),
      "column": JSONOutput(start?.column),
    ]
  }
}
