/// `adrules manual`: writes the manual page.
enum ManualVerb {
  static let verb = Verb(
    name: "manual",
    summary: "write the manual page, for `man`",
    examples: [
      Verb.Example("read the manual page", "adrules manual | man -l -"),
      Verb.Example("install it", "adrules manual > /usr/local/share/man/man1/adrules.1"),
    ],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    context.output.write(ManualPage.text(Verb.all))
    return .done
  }
}
