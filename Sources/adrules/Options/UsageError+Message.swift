extension UsageError {
  /// The stable name for machines.
  var id: String {
    switch reason {
    case .missingVerb: "missing-verb"
    case .unknown(let name), .unknownValue(_, let name): name.id
    case .beforeVerb: "misplaced-option"
    case .missingArgument, .missingPositional: "missing-argument"
    case .unwantedArgument, .unexpected: "unexpected-argument"
    case .notANumber: "not-a-number"
    case .repeated: "repeated-option"
    }
  }

  var message: String {
    switch reason {
    case .missingVerb(let verbs):
      "no verb is given; expected \(verbs.inBackticks)"
    case .unknown(let name):
      name.message
    case .beforeVerb(let spelling):
      "`\(spelling)` is an option of a verb: write it after the verb"
    case .unknownValue(let option, let value):
      "`\(option.spelling)` takes \(value.known.inBackticks), not `\(value.name)`"
        + (value.nearest.map { "; did you mean `\($0)`?" } ?? "")
    case .missingArgument(let option):
      "`\(option.spelling)` takes \(option.argument.name ?? ""), but nothing follows"
    case .unwantedArgument(let option):
      "`\(option.spelling)` takes no argument"
    case .notANumber(let option, let text):
      "`\(option.spelling)` takes \(option.argument.name ?? ""), a number from 0, not `\(text)`"
    case .repeated(let option):
      "`\(option.spelling)` is given twice"
    case .missingPositional(let positional):
      "\(positional.usage) is missing: \(positional.help)"
    case .unexpected(let text):
      "unexpected argument `\(text)`"
    }
  }

  /// Where to read more.
  var hint: String {
    let command = [CommandLineTool.name, verb, Option.help.spelling].compactMap(\.self)
    return "see `\(command.joined(separator: " "))`"
  }
}
