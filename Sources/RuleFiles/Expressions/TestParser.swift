/// Reads the text of a unary test.
///
///     test        = presence | "not(" positive {"," positive} ")" | positive
///     presence    = "present" | "absent" | "missing" | "null" | "mistyped"
///     positive    = ("<" | "<=" | ">" | ">=") number
///                 | number ".." number | ("(" | "[") number ".." number (")" | "]")
///                 | "starts(" text ")" | '"' text '"' | word
struct TestParser {
  typealias Problem = RuleFault.CellProblem

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
    if let comparison = comparison(text) { return comparison }
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
    if text.hasPrefix("not ") { return .negation }
    if text.hasPrefix("=") { return isLiteral(text.dropFirst()) ? .equal : .namesAnother }
    if text == "-" { return .anything }
    return nil
  }

  /// Whether what stands behind an `=` is a value and no name.
  private static func isLiteral(_ text: Substring) -> Bool {
    let text = String(text.hasPrefix("=") ? text.dropFirst() : text).trimmed
    return text.hasPrefix("\"") || LiteralReader.looksLikeAnotherType(text)
  }

  private static func comparison(_ text: String) -> TestForm? {
    for (sign, isIncluded) in [("<=", true), (">=", true), ("<", false), (">", false)]
    where text.hasPrefix(sign) {
      let bound = TestForm.Bound(
        number: String(text.dropFirst(sign.count)).trimmed, isIncluded: isIncluded)
      return sign.hasPrefix("<") ? .less(bound) : .greater(bound)
    }
    return nil
  }

  /// The text between the brackets of `word(…)`, which must end the text.
  private static func argument(of word: String, in text: String) throws(Fault) -> String? {
    guard text.hasPrefix(word) else { return nil }
    let rest = String(text.dropFirst(word.count)).trimmed
    guard rest.hasPrefix("(") else { return nil }
    guard rest.hasSuffix(")") else { throw Fault(problem: .unclosed) }
    return String(rest.dropFirst().dropLast()).trimmed
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
        if rest.isEmpty { return content }
        throw Fault(problem: String(rest).trimmed.hasPrefix(",") ? .severalValues : .unclosed)
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
    text.utf8.contains(where: \.isDigit)
      && text.utf8.allSatisfy { $0.isDigit || "+-.eE".utf8.contains($0) }
  }

  /// The parts between commas that are in no brackets and no quotes.
  private static func parts(of text: String) throws(Fault) -> [String] {
    var splitter = TestSplitter()
    for character in text { splitter.take(character) }
    guard splitter.isClosed else { throw Fault(problem: .unclosed) }
    let trimmed = splitter.parts.map(\.trimmed)
    if trimmed.contains("") { throw Fault(problem: .empty) }
    return trimmed
  }
}

/// Splits the text between the brackets of `not(…)` at its commas.
private struct TestSplitter {
  private(set) var parts = [""]
  private var depth = 0
  private var lowest = 0
  private var isQuoted = false
  private var isEscaped = false

  var isClosed: Bool { depth == 0 && lowest == 0 && !isQuoted }

  mutating func take(_ character: Character) {
    if isQuoted {
      if character == "\"", !isEscaped { isQuoted = false }
      isEscaped = character == "\\" && !isEscaped
    } else {
      switch character {
      case "\"": isQuoted = true
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        lowest = min(lowest, depth)
      case "," where depth == 0:
        parts.append("")
        return
      default: break
      }
    }
    parts[parts.count - 1].append(character)
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
