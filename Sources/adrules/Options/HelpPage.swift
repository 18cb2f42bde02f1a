/// The pages that `--help` shows: examples first, then usage, then every argument.
struct HelpPage {
  /// Where the second column begins; a longer first one gets a line of its own.
  private static let indent = 28

  let terminal: Terminal

  /// The page of the whole tool.
  func text(_ verbs: [Verb]) -> String {
    page(
      title: "\(CommandLineTool.name): \(CommandLineTool.summary)",
      examples: verbs.compactMap(\.examples.first),
      usage: "VERB [OPTION…] [ARGUMENT…]",
      sections: [
        ("Verbs", verbs.map { ($0.name, $0.summary) }),
        ("Options", CommandLineTool.options.map(row)),
      ])
  }

  /// The page of one verb.
  func text(_ verb: Verb) -> String {
    page(
      title: "\(CommandLineTool.name) \(verb.name): \(verb.summary)",
      examples: verb.examples,
      usage: ([verb.name, "[OPTION…]"] + verb.positionals.map(\.usage)).joined(separator: " "),
      sections: [
        ("Arguments", verb.positionals.map { ($0.name, $0.help) }),
        ("Options", (verb.options + Verb.commonOptions).map(row)),
      ])
  }

  private func page(
    title: String, examples: [Verb.Example], usage: String,
    sections: [(title: String, rows: [(String, String)])]
  ) -> String {
    var parts = [title + "\n"]
    if !examples.isEmpty { parts.append(section("Examples", examples.map(text).joined())) }
    parts.append(heading("Usage") + " \(CommandLineTool.name) \(usage)\n")
    for (title, rows) in sections where !rows.isEmpty {
      parts.append(section(title, rows.map(line).joined()))
    }
    return parts.joined(separator: "\n")
  }

  private func section(_ title: String, _ body: String) -> String {
    heading(title) + "\n" + body
  }

  private func heading(_ title: String) -> String { terminal.styled("\(title):", .heading) }

  private func text(_ example: Verb.Example) -> String {
    "  " + terminal.styled("# \(example.purpose)", .dim) + "\n  \(example.command)\n"
  }

  private func row(_ option: Option) -> (String, String) {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let argument = option.argument.name.map { " \($0)" } ?? ""
    let repeats = option.isRepeatable ? "; repeatable" : ""
    return (letter + option.spelling + argument, option.help + repeats)
  }

  private func line(_ name: String, _ help: String) -> String {
    let start = "  \(name)"
    let padding = HelpPage.indent - start.count
    let margin = String(repeating: " ", count: HelpPage.indent)
    let space = padding >= 2 ? String(repeating: " ", count: padding) : "\n" + margin
    return start + space + folded(help).joined(separator: "\n" + margin) + "\n"
  }

  /// Lines that fit beside the first column.
  private func folded(_ help: String) -> [String] {
    var lines = [""]
    for word in help.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= Terminal.defaultColumns - HelpPage.indent {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
