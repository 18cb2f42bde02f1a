import DecisionTables

/// Reads arguments by tables of options, from left to right, up to the first error.
///
/// `--name value` and `--name=value` are the same, `--` ends the options, `-` is an argument.
struct ArgumentParser {
  /// Values by the name of their option; a flag has one empty value.
  private(set) var values: [String: [String]] = [:]
  private var rest: ArraySlice<String>
  private var options: [Option]
  private var verb: Verb?
  private var optionsEnded = false

  init(_ arguments: [String], options: [Option]) {
    rest = arguments[...]
    self.options = options
  }

  /// The next argument that is no option; options before it are read.
  mutating func nextPositional() throws(UsageError) -> String? {
    while let token = rest.popFirst() {
      if optionsEnded || token == "-" || !token.hasPrefix("-") { return token }
      if token == "--" {
        optionsEnded = true
      } else if try readOption(token).endsParsing {
        rest = []
      }
    }
    return nil
  }

  /// Reads all that is left as arguments of `verb`.
  mutating func readArguments(of verb: Verb) throws(UsageError) -> ParsedArguments {
    self.verb = verb
    options = verb.options + Verb.commonOptions
    var positionals: [String] = []
    while let next = try nextPositional() { positionals.append(next) }
    let isComplete = !options.contains { $0.endsParsing && values[$0.name] != nil }
    if isComplete { try check(positionals, verb.positionals) }
    return ParsedArguments(positionals: positionals, options: values)
  }

  private mutating func readOption(_ token: String) throws(UsageError) -> Option {
    let parts = token.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts.first ?? "")
    guard let option = option(spelled: spelling) else {
      let known = options.map(\.spelling)
      if verb == nil, Verb.all.contains(where: { $0.has(optionSpelled: spelling) }) {
        throw error(.beforeVerb(spelling: spelling))
      }
      throw error(.unknown(UnknownName(kind: "option", name: spelling, known: known)))
    }
    let value = try value(of: option, attached: parts.count > 1 ? String(parts[1]) : nil)
    if values[option.name] != nil, !option.isRepeatable { throw error(.repeated(option)) }
    values[option.name, default: []].append(value)
    return option
  }

  private func option(spelled spelling: String) -> Option? {
    options.first { option in
      spelling == option.spelling || option.letter.map { spelling == "-\($0)" } == true
    }
  }

  private mutating func value(
    of option: Option, attached: String?
  ) throws(UsageError) -> String {
    if case .none = option.argument {
      guard attached == nil else { throw error(.unwantedArgument(option)) }
      return ""
    }
    guard let value = attached ?? nextValue() else { throw error(.missingArgument(option)) }
    try check(value, of: option)
    return value
  }

  /// The next argument, unless it is an option: somebody forgot the value then.
  private mutating func nextValue() -> String? {
    guard let next = rest.first, next != "--" else { return nil }
    let name = String(next.prefix { $0 != "=" })
    return option(spelled: name) == nil ? rest.popFirst() : nil
  }

  private func check(_ value: String, of option: Option) throws(UsageError) {
    switch option.argument {
    case .none, .text:
      break
    case .number:
      guard let number = try? FixedPoint(reading: value.utf8), number >= .zero else {
        throw error(.notANumber(option, value))
      }
    case .choice(let accepted):
      guard accepted.contains(value) else {
        let unknown = UnknownName(kind: "value", name: value, known: accepted)
        throw error(.unknownValue(option, unknown))
      }
    }
  }

  private func check(
    _ arguments: [String], _ expected: [Positional]
  ) throws(UsageError) {
    var left = arguments[...]
    for positional in expected {
      switch positional.count {
      case .one, .oneOrMore:
        guard let first = left.first else { throw error(.missingPositional(positional)) }
        if !positional.accepted.isEmpty, !positional.accepted.contains(first) {
          let kind = positional.name.lowercased()
          let unknown = UnknownName(kind: kind, name: first, known: positional.accepted)
          throw error(.unknown(unknown))
        }
        left = positional.count == .one ? left.dropFirst() : []
      case .optional:
        left = left.dropFirst()
      case .any:
        left = []
      }
    }
    if let extra = left.first { throw error(.unexpected(extra)) }
  }

  private func error(_ reason: UsageError.Reason) -> UsageError {
    UsageError(reason, verb: verb?.name)
  }
}
