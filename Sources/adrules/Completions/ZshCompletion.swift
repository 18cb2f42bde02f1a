/// Completions for zsh, as a file of `fpath` or to be sourced.
enum ZshCompletion {
  static func text(_ verbs: [Verb]) -> String {
    """
    #compdef adrules
    # Completes the arguments of adrules in zsh; written by `adrules completions zsh`.
    _adrules() {
      local curcontext="$curcontext" state line
      local -a verbs
      verbs=(
    \(verbs.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }.joined())  )
      _arguments -C \\
    \(lines(CommandLineTool.options.map(option)))    '1: :->verb' \\
        '*:: :->arguments'
      case $state in
        verb) _describe verb verbs ;;
        arguments)
          case $words[1] in
    \(verbs.map(arguments).joined())      esac ;;
      esac
    }
    if [[ ${funcstack[1]} == _adrules ]]; then _adrules "$@"; else compdef _adrules adrules; fi

    """
  }

  private static func arguments(_ verb: Verb) -> String {
    let options = (verb.options + Verb.commonOptions).map(option)
    let positionals = verb.positionals.enumerated().map { place, positional in
      let number = positional.isSingle ? "\(place + 1)" : "*"
      return quoted("\(number):\(positional.name):\(action(positional.suggestion))")
    }
    let lines = (options + positionals).map { "            \($0)" }.joined(separator: " \\\n")
    return "        \(verb.name)) _arguments \\\n\(lines) ;;\n"
  }

  private static func lines(_ specifications: [String]) -> String {
    specifications.map { "    \($0) \\\n" }.joined()
  }

  /// `'*--name=[help]:VALUE:action'`; the star is for options that can be given again.
  private static func option(_ option: Option) -> String {
    let star = option.isRepeatable ? "*" : ""
    let help = "[\(option.help.escaped("[]:"))]"
    guard let name = option.argument.name else {
      guard let letter = option.letter else { return quoted("\(star)\(option.spelling)\(help)") }
      return "'(-\(letter) \(option.spelling))'{-\(letter),\(option.spelling)}\(quoted(help))"
    }
    return quoted(
      "\(star)\(option.spelling)=\(help):\(name.escaped(":")):\(action(option.argument.suggestion))"
    )
  }

  private static func action(_ suggestion: Suggestion) -> String {
    let words = suggestion.words.joined(separator: " ")
    switch suggestion.paths {
    case .none: return words.isEmpty ? " " : "(\(words))"
    case .files: return "_files"
    case .folders:
      return words.isEmpty ? "_files -/" : "{compadd \(words); _files -/}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

extension String {
  /// With a backslash before each of some characters.
  fileprivate func escaped(_ characters: String) -> String {
    map { characters.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
