/// One verb of the tool, as data: what it takes, how its help shows it, and what it does.
struct Verb: Sendable {
  struct Example: Sendable {
    /// What it is good for, as a comment above the command.
    let purpose: String
    /// The whole command, ready to be copied.
    let command: String

    init(_ purpose: String, _ command: String) {
      self.purpose = purpose
      self.command = command
    }
  }

  typealias Body =
    @Sendable (ParsedArguments, inout Context) throws(ToolError) -> RunStatus

  /// The options that every verb has.
  static let commonOptions: [Option] = [.color, .help]

  let name: String
  /// What it does: one line.
  let summary: String
  let examples: [Example]
  var positionals: [Positional] = []
  var options: [Option] = []
  let run: Body

  func has(optionSpelled spelling: String) -> Bool {
    options.contains { $0.spelling == spelling }
  }
}
