/// An argument that is told from others by its position.
struct Positional: Sendable {
  enum Count: Sendable { case one, optional, oneOrMore, any }

  /// How the help names it, in capitals.
  let name: String
  let count: Count
  /// The values that exist; empty if it may be anything.
  let accepted: [String]
  /// What a shell can offer for it.
  let suggestion: Suggestion
  let help: String

  init(
    _ name: String, _ count: Count = .one, accepted: [String] = [],
    _ suggestion: Suggestion = .nothing, help: String
  ) {
    self.name = name
    self.count = count
    self.accepted = accepted
    self.suggestion = accepted.isEmpty ? suggestion : Suggestion(words: accepted)
    self.help = help
  }

  /// Whether nothing of its kind follows it.
  var isSingle: Bool { count == .one || count == .optional }

  /// As the usage line writes it: `FILE`, `[FILE]`, `FILE…`, `[FILE…]`.
  var usage: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)…"
    case .any: "[\(name)…]"
    }
  }
}
