/// A token of an expression, with its bytes in the text.
struct Token: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case name(String)
    case number(String)
    case string(String)
    /// An operator, a bracket or a comma.
    case symbol(String)
    case end
  }

  let kind: Kind
  let range: Range<Int>

  func isSymbol(_ text: String) -> Bool { kind == .symbol(text) }
  func isWord(_ text: String) -> Bool { kind == .name(text) }
}
