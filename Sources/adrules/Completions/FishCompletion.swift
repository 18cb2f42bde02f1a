/// Completions for fish.
enum FishCompletion {
  static func text(_ verbs: [Verb]) -> String {
    let first = verbs.map { verb in
      line(condition: "__fish_use_subcommand", "-a \(verb.name) -d \(quoted(verb.summary))")
    }
    return """
      # Completes the arguments of adrules in fish; written by `adrules completions fish`.
      complete -c adrules -f
      \((first + CommandLineTool.options.map { option($0, "__fish_use_subcommand") }).joined())\
      \(verbs.map(arguments).joined())
      """
  }

  private static func arguments(_ verb: Verb) -> String {
    let condition = "__fish_seen_subcommand_from \(verb.name)"
    let options = (verb.options + Verb.commonOptions).map { option($0, condition) }
    let positionals = verb.positionals.compactMap { positional in
      offer(positional.suggestion).map { line(condition: condition, $0) }
    }
    return (options + positionals).joined()
  }

  private static func option(_ option: Option, _ condition: String) -> String {
    var parts = [option.letter.map { "-s \($0)" }, "-l \(option.name)"].compactMap(\.self)
    if option.argument.name != nil {
      let suggestion = option.argument.suggestion
      parts.append(suggestion.paths == .files ? "-r" : "-x")
      if let offer = offer(suggestion) { parts.append(offer) }
    }
    return line(
      condition: condition, (parts + ["-d \(quoted(option.help))"]).joined(separator: " "))
  }

  private static func offer(_ suggestion: Suggestion) -> String? {
    let words = suggestion.words.joined(separator: " ")
    switch suggestion.paths {
    case .none: return words.isEmpty ? nil : "-a \(quoted(words))"
    case .files: return words.isEmpty ? "-F" : "-F -a \(quoted(words))"
    case .folders:
      return "-a \(quoted((words.isEmpty ? "" : words + " ") + "(__fish_complete_directories)"))"
    }
  }

  private static func line(condition: String, _ rest: String) -> String {
    "complete -c adrules -n \(quoted(condition)) \(rest)\n"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
