/// `adrules completions`: writes what a shell needs to complete commands.
enum CompletionsVerb {
  /// The shells that there are completions for.
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static let verb = Verb(
    name: "completions",
    summary: "write the completions of a shell",
    examples: [
      Verb.Example("for bash; ~/.bashrc sources it", "adrules completions bash > ~/.adrules.bash"),
      Verb.Example("for zsh, in a folder of fpath", "adrules completions zsh > ~/.zfunc/_adrules"),
      Verb.Example(
        "for fish", "adrules completions fish > ~/.config/fish/completions/adrules.fish"),
    ],
    positionals: [
      Positional(
        "SHELL", accepted: Shell.allCases.map(\.rawValue),
        help: "the shell: bash, zsh or fish")
    ],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    switch arguments.positionals.first.flatMap(Shell.init) {
    case .bash: context.output.write(BashCompletion.text(Verb.all))
    case .zsh: context.output.write(ZshCompletion.text(Verb.all))
    case .fish: context.output.write(FishCompletion.text(Verb.all))
    case nil: break
    }
    return .done
  }
}
