import DecisionTables

extension YAMLNode {
  /// The node as a word, if it is a scalar.
  var word: Word? {
    guard case .scalar(let scalar) = content else { return nil }
    return Word(scalar.text, at: place, isPlain: scalar.isPlain)
  }

  /// What stands here, for messages.
  var phrase: String {
    switch content {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar(let scalar):
      scalar.isPlain && scalar.text.isEmpty ? "nothing" : "`\(Words.excerpt(scalar.text))`"
    }
  }
}
