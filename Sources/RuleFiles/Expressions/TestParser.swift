/// Reads the text of a unary test.
///
///     test        = presence | "not(" positive {"," positive} ")" | positive
///     presence    = "present" | "absent" | "missing" | "null" | "mistyped"
///     positive    = ("<" | "<=" | ">" | ">=") number
///                 | number ".." number | ("(" | "[") number ".." number (")" | "]")
///                 | "starts(" text ")" | '"' text '"' | word
struct TestParser {
  typealias Problem = RuleFault.TestProblem

  struct Fault: Error, Equatable {
    let problem: Problem
  }

  static func parse(_ text: String) throws(Fault) -> TestForm {
    let text = text.trimmed
    if let presence = TestForm.Presence(rawValue: text) { return .presence(presence) }
    if let inner = try argument(of: "not", in: text) {
      var forms: [TestForm] = []
      for part in try parts(of: inner) { forms.append(try negatable(part)) }
      return .not(forms)
    }
    return try positive(text)
  }

  private static func negatable(_ text: String) throws(Fault) -> TestForm {
    if TestForm.Presence(rawValue: text) != nil {
      throw Fault(problem: .presenceInNot(text))
    }
    if try argument(of: "not", in: text) != nil { throw Fault(problem: .nested) }
    return try positive(text)
  }

  private static func positive(_ text: String) throws(Fault) -> TestForm {
    if let problem = slip(text) { throw Fault(problem: problem) }
    for (sign, isIncluded) in [("<=", true), (">=", true), ("<", false), (">", false)]
    where text.hasPrefix(sign) {
      let bound = TestForm.Bound(
        number: String(text.dropFirst(sign.count)).trimmed, isIncluded: isIncluded)
      return sign.hasPrefix("<") ? .less(bound) : .greater(bound)
    }
    if text.hasPrefix("\"") { return .literal(try quoted(text), isQuoted: true) }
    if let prefix = try argument(of: "starts", in: text) {
      let prefix = prefix.hasPrefix("\"") ? try quoted(prefix) : prefix
      if prefix.isEmpty { throw Fault(problem: .empty) }
      return .starts(prefix)
    }
    if let interval = try interval(text) { return interval }
    return .literal(text, isQuoted: false)
  }

  /// What people write who know other languages.
  private static func slip(_ text: String) -> Problem? {
    if text.isEmpty { return .empty }
    if text.hasPrefix("!=") || text.hasPrefix("<>") { return .unequal }
    if text.hasPrefix("=") { return text.dropFirst().first == "=" ? .equal : .namesAnother }
    if text == "-" { return .anything }
    return nil
  }

  /// The text between the brackets of `word(…)`, which must end the text.
  private static func argument(of word: String, in text: String) throws(Fault) -> String? {
    guard text.hasPrefix(word + "(") else { return nil }
    guard text.hasSuffix(")") else { throw Fault(problem: .unclosed) }
    return String(text.dropFirst(word.count + 1).dropLast()).trimmed
  }

  private static func quoted(_ text: String) throws(Fault) -> String {
    var content = ""
    var isEscaped = false
    var rest = text.dropFirst()
    while let character = rest.popFirst() {
      if isEscaped {
        content.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        guard rest.isEmpty else { break }
        return content
      } else {
        content.append(character)
      }
    }
    throw Fault(problem: .unclosed)
  }

  private static func interval(_ text: String) throws(Fault) -> TestForm? {
    guard let dots = text.rangeOfDots else { return nil }
    var low = text[..<dots.lowerBound]
    var high = text[dots.upperBound...]
    let opening = low.first.flatMap { "([".contains($0) ? $0 : nil }
    let closing = high.last.flatMap { ")]".contains($0) ? $0 : nil }
    if opening != nil { low = low.dropFirst() }
    if closing != nil { high = high.dropLast() }
    let bounds = (String(low).trimmed, String(high).trimmed)
    guard looksNumeric(bounds.0), looksNumeric(bounds.1) else { return nil }
    guard (opening == nil) == (closing == nil) else { throw Fault(problem: .bounds) }
    return .interval(
      .init(number: bounds.0, isIncluded: opening != "("),
      .init(number: bounds.1, isIncluded: closing != ")"))
  }

  private static func looksNumeric(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0.isDigit || "+-.eE".utf8.contains($0) }
  }

  /// The parts between commas that are in no brackets and no quotes.
  private static func parts(of text: String) throws(Fault) -> [String] {
    var parts = [""]
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for character in text {
      defer { isEscaped = isQuoted && !isEscaped && character == "\\" }
      switch character {
      case "\"" where !isEscaped: isQuoted.toggle()
      case "(", "[": depth += isQuoted ? 0 : 1
      case ")", "]": depth -= isQuoted ? 0 : 1
      default: break
      }
      if character == ",", depth == 0, !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    guard depth == 0, !isQuoted else { throw Fault(problem: .unclosed) }
    let trimmed = parts.map(\.trimmed)
    if trimmed.contains("") { throw Fault(problem: .empty) }
    return trimmed
  }
}

extension String {
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  fileprivate var rangeOfDots: Range<Index>? {
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      if self[index] == ".", next < endIndex, self[next] == "." {
        return index..<self.index(after: next)
      }
      index = next
    }
    return nil
  }
}
