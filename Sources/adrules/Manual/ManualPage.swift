/// The manual page of the tool, from the table of verbs and options.
///
/// It bears no date, so that the same table always makes the same page.
enum ManualPage {
  static func text(_ verbs: [Verb]) -> String {
    let name = CommandLineTool.name
    var page = Roff()
    page.request("TH", name.uppercased(), "1", "", "\(name) \(CommandLineTool.version)")
    page.section("NAME")
    page.line("\(name) \\- ", CommandLineTool.summary)
    page.section("SYNOPSIS")
    page.line("\\fB\(name)\\fR ", "VERB [OPTION…] [ARGUMENT…]")
    page.section("DESCRIPTION")
    page.line("", description)
    for verb in verbs { add(verb, to: &page) }
    page.section("OPTIONS")
    page.line("", "Every verb takes `--color` and `--help`; `--version` stands alone.")
    for option in CommandLineTool.options { add(option, to: &page) }
    add("EXIT STATUS", statuses, to: &page)
    add("ENVIRONMENT", environment, to: &page)
    return page.text
  }

  private static let description = """
    Results go to standard output; notes and errors go to standard error. A file called `-` is \
    standard input. With `--format json`, an error that ends the run stands in the results too.
    """

  private static let statuses = [
    ("0", "It did the job."),
    ("1", "It did the job and found what it was asked to look for."),
    (
      "2", "It could not do the job: wrong arguments, something that cannot be read, nothing found."
    ),
  ]

  private static let environment = [
    ("NO_COLOR", "If set and not empty, nothing is coloured; `--color always` beats it."),
    ("TERM", "`dumb` is a terminal without colours."),
    ("COLUMNS", "How wide the text may be."),
  ]

  private static func add(_ verb: Verb, to page: inout Roff) {
    page.section(verb.name.uppercased())
    let usage = ["[OPTION…]"] + verb.positionals.map(\.usage)
    page.line(
      "\\fB\(CommandLineTool.name) \(verb.name)\\fR ", usage.joined(separator: " "))
    page.paragraph()
    page.line("", verb.summary.sentence)
    for positional in verb.positionals {
      page.item(positional.usage)
      page.line("", positional.help.sentence)
    }
    for option in verb.options { add(option, to: &page) }
    for example in verb.examples {
      page.paragraph()
      page.line("", "For example, \(example.purpose):")
      page.example(example.command)
    }
  }

  private static func add(_ option: Option, to page: inout Roff) {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let argument = option.argument.name.map { " \($0)" } ?? ""
    page.item(letter + option.spelling + argument)
    page.line("", (option.help + (option.isRepeatable ? "; repeatable" : "")).sentence)
  }

  private static func add(_ title: String, _ items: [(String, String)], to page: inout Roff) {
    page.section(title)
    for (name, text) in items {
      page.item(name)
      page.line("", text)
    }
  }
}

extension String {
  /// Begins with a capital, unless it begins with a quotation or a name, and ends with a full stop.
  fileprivate var sentence: String {
    let end = hasSuffix(".") ? "" : "."
    return prefix(1).uppercased() + dropFirst() + end
  }
}
