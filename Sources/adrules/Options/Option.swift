/// One option, as data: the parser, the help and every "did you mean" read it.
struct Option: Sendable {
  /// What stands after the option.
  enum Argument: Sendable {
    case none
    /// Any text; `name` stands for it in the help.
    case text(name: String, Suggestion = .nothing)
    /// A number from 0; `name` is its unit.
    case number(name: String)
    case choice([String])
  }

  /// The name without its dashes.
  let name: String
  /// The letter that stands for it after a single dash.
  let letter: Character?
  let argument: Argument
  let isRepeatable: Bool
  /// Whether nothing after it matters: `--help`, `--version`.
  let endsParsing: Bool
  /// What it does, for the help: one line.
  let help: String

  init(
    _ name: String, letter: Character? = nil, _ argument: Argument = .none,
    isRepeatable: Bool = false, endsParsing: Bool = false, help: String
  ) {
    self.name = name
    self.letter = letter
    self.argument = argument
    self.isRepeatable = isRepeatable
    self.endsParsing = endsParsing
    self.help = help
  }

  /// As people write it: `--name`.
  var spelling: String { "--\(name)" }

  /// The same option with further values to choose from.
  func accepting(_ more: [String]) -> Option {
    guard case .choice(let values) = argument else { return self }
    return Option(
      name, letter: letter, .choice(values + more), isRepeatable: isRepeatable,
      endsParsing: endsParsing, help: help)
  }
}

extension Option.Argument {
  /// How the help names it; nil if there is none.
  var name: String? {
    switch self {
    case .none: nil
    case .text(let name, _), .number(let name): name
    case .choice(let values): values.joined(separator: "|")
    }
  }

  /// What a shell can offer for it.
  var suggestion: Suggestion {
    switch self {
    case .none, .number: .nothing
    case .text(_, let suggestion): suggestion
    case .choice(let values): Suggestion(words: values)
    }
  }
}
