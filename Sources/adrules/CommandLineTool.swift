/// The tool: from arguments to results and an exit status, in process.
enum CommandLineTool {
  static let name = "adrules"
  static let version = "0.1.0"
  static let summary = "decisions around rewarded ads, written as rules"
  /// The options that stand before a verb.
  static let options: [Option] = [.help, .version, .color]

  static func run(_ invocation: Invocation) -> RunStatus {
    var context = Context(invocation)
    var status: RunStatus
    do throws(ToolError) {
      status = try run(invocation.arguments, &context)
    } catch {
      ErrorReporter.report(error, &context)
      status = .failed
    }
    context.output.flush()
    if case .failed(let reason) = context.output.result {
      ErrorReporter.report(.unwritable(reason: reason), &context)
      status = .failed
    }
    context.errors.flush()
    return status
  }

  private static func run(
    _ arguments: [String], _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    let command: Command
    do throws(UsageError) {
      command = try Command(arguments)
    } catch {
      throw .usage(error)
    }
    switch command {
    case .version:
      context.print("\(name) \(version)")
    case .help(let verb):
      let page = HelpPage(terminal: context.output.terminal)
      context.output.write(verb.map(page.text) ?? page.text(Verb.all))
    case .run(let verb, let arguments):
      return try verb.run(arguments, &context)
    }
    return .done
  }
}
