import DecisionTables

/// What a name may look like: letters, digits and underscores, in parts joined by dots.
enum NameRules {
  static let testWords = Set(
    TestForm.Presence.allCases.map(\.rawValue) + ["not", "starts"])
  private static let keywords: Set<String> = [
    "if", "then", "else", "and", "or", "true", "false",
  ]

  static func problem(of name: String) -> RuleFault.NameProblem? {
    if testWords.contains(name) || keywords.contains(name) { return .reserved }
    if name.contains("-") { return .hyphen }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      part.utf8.first?.isNameStart == true
        && part.utf8.allSatisfy { $0.isNameStart || $0.isDigit }
    }
    return isName ? nil : .characters
  }

  /// Whether `text` can name a policy or a rule: those no expression reads, so hyphens are free.
  static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        byte.isNameStart || byte.isDigit || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: ".")
      }
  }
}
