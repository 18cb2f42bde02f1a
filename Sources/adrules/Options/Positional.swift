/// An argument that is told from others by its position.
struct Positional: Sendable {
  enum Count: Sendable { case one, optional, oneOrMore, any }

  /// How the help names it, in capitals.
  let name: String
  let count: Count
  /// The values that exist; empty if it may be anything.
  let accepted: [String]
  let help: String

  init(_ name: String, _ count: Count = .one, accepted: [String] = [], help: String) {
    self.name = name
    self.count = count
    self.accepted = accepted
    self.help = help
  }

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
