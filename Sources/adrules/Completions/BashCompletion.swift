/// Completions for bash, from 3.2 on and without further packages.
enum BashCompletion {
  static func text(_ verbs: [Verb]) -> String {
    """
    # Completes the arguments of adrules in bash; written by `adrules completions bash`.
    _adrules() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
      local verb= place=0 words= paths= i word
      # `--option=value` is three words.
      if [[ $cur == = ]]; then cur=
      elif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        case $word in
          \(valued(verbs)))
            if [[ ${COMP_WORDS[i + 1]} == = ]]; then ((i += 2)); else ((i += 1)); fi ;;
          -?*) ;;
          *) if [[ -z $verb ]]; then verb=$word; else ((place += 1)); fi ;;
        esac
      done
      case $verb:$prev in
    \(verbs.flatMap(values).joined())    :--color|*:--color) words='\(Option.color.words)' ;;
        *)
          case $verb:$place:$cur in
            :*:-*) words='\(spellings(CommandLineTool.options))' ;;
            :*) words='\(verbs.map(\.name).joined(separator: " "))' ;;
    \(verbs.map(arguments).joined())      esac ;;
      esac
      COMPREPLY=($(compgen -W "$words" -- "$cur"))
      if [[ -n $paths ]]; then
        compopt -o filenames 2>/dev/null
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen "$paths" -- "$cur")
      fi
    }
    complete -F _adrules adrules

    """
  }

  /// Every option that a value follows, as a pattern.
  private static func valued(_ verbs: [Verb]) -> String {
    let options = CommandLineTool.options + verbs.flatMap(\.options)
    var names: [String] = []
    for option in options where option.argument.name != nil && !names.contains(option.spelling) {
      names.append(option.spelling)
    }
    return names.joined(separator: "|")
  }

  /// The values of the options of a verb.
  private static func values(_ verb: Verb) -> [String] {
    verb.options.filter { $0.argument.name != nil }.map { option in
      "    \(verb.name):\(option.spelling))\(assignments(option.argument.suggestion)) ;;\n"
    }
  }

  /// The options of a verb, and its arguments by their place.
  private static func arguments(_ verb: Verb) -> String {
    let options = spellings(verb.options + Verb.commonOptions)
    let first = "        \(verb.name):*:-*) words='\(options)' ;;\n"
    let places = verb.positionals.enumerated().map { place, positional in
      let pattern = positional.isSingle ? "\(place):*" : "*"
      return "        \(verb.name):\(pattern))\(assignments(positional.suggestion)) ;;\n"
    }
    return first + places.joined()
  }

  /// Assignments, each with a space before it.
  private static func assignments(_ suggestion: Suggestion) -> String {
    let words = suggestion.words.joined(separator: " ")
    let first = words.isEmpty ? "" : " words='\(words)'"
    switch suggestion.paths {
    case .none: return first
    case .files: return first + " paths=-f"
    case .folders: return first + " paths=-d"
    }
  }

  private static func spellings(_ options: [Option]) -> String {
    options.map(\.spelling).joined(separator: " ")
  }
}

extension Option {
  fileprivate var words: String { argument.suggestion.words.joined(separator: " ") }
}
