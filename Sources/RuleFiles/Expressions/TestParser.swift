/// Reads the text of a unary test.
///
///     test        = presence | "not(" positive {"," positive} ")" | positive
///     presence    = "present" | "absent" | "missing" | "null" | "mistyped"
///     positive    = ("<" | "<=" | ">" | ">=") number
///                 | number ".." number | ("(" | "[") number ".." number (")" | "]")
///                 | "starts(" text ")" | '"' text '"' | word
///
/// A sign is a Unicode scalar: a combining mark behind a quote belongs to the text, not to the
/// quote.
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
    if text.begins(with: "\"") { return .literal(try quoted(text), isQuoted: true) }
    if let prefix = try argument(of: "starts", in: text) {
      let prefix = prefix.begins(with: "\"") ? try quoted(prefix) : prefix
      if prefix.isEmpty { throw Fault(problem: .empty) }
      return .starts(prefix)
    }
    if let interval = try interval(text) { return interval }
    return .literal(text, isQuoted: false)
  }

  /// What people write who know other languages.
  private static func slip(_ text: String) -> Problem? {
    if text.isEmpty { return .empty }
    if text.begins(with: "!=") || text.begins(with: "<>") { return .unequal }
    if text.begins(with: "not ") { return .negation }
    if text.begins(with: "=") { return isLiteral(text.dropping(1)) ? .equal : .namesAnother }
    if text == "-" { return .anything }
    return nil
  }

  /// Whether what stands behind an `=` is a value and no name.
  private static func isLiteral(_ text: String) -> Bool {
    let text = (text.begins(with: "=") ? text.dropping(1) : text).trimmed
    return text.begins(with: "\"") || LiteralReader.looksLikeAnotherType(text)
  }

  private static func comparison(_ text: String) -> TestForm? {
    for (sign, isIncluded) in [("<=", true), (">=", true), ("<", false), (">", false)]
    where text.begins(with: sign) {
      let bound = TestForm.Bound(
        number: text.dropping(sign.utf8.count).trimmed, isIncluded: isIncluded)
      return sign.begins(with: "<") ? .less(bound) : .greater(bound)
    }
    return nil
  }

  /// The text between the brackets of `word(…)`, which must end the text.
  private static func argument(of word: String, in text: String) throws(Fault) -> String? {
    guard text.begins(with: word) else { return nil }
    let rest = text.dropping(word.utf8.count).trimmed
    guard rest.begins(with: "(") else { return nil }
    guard rest.ends(with: ")") else { throw Fault(problem: .unclosed) }
    return String(rest.unicodeScalars.dropFirst().dropLast()).trimmed
  }

  private static func quoted(_ text: String) throws(Fault) -> String {
    var content = String.UnicodeScalarView()
    var isEscaped = false
    var rest = text.unicodeScalars.dropFirst()
    while let scalar = rest.popFirst() {
      if isEscaped {
        content.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        if rest.isEmpty { return String(content) }
        throw Fault(problem: String(rest).trimmed.begins(with: ",") ? .severalValues : .unclosed)
      } else {
        content.append(scalar)
      }
    }
    throw Fault(problem: .unclosed)
  }

  private static func interval(_ text: String) throws(Fault) -> TestForm? {
    guard let dots = text.rangeOfDots else { return nil }
    var low = text.unicodeScalars[..<dots.lowerBound]
    var high = text.unicodeScalars[dots.upperBound...]
    let opening = low.first.flatMap { "([".unicodeScalars.contains($0) ? $0 : nil }
    let closing = high.last.flatMap { ")]".unicodeScalars.contains($0) ? $0 : nil }
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
    for scalar in text.unicodeScalars { splitter.take(scalar) }
    guard splitter.isClosed else { throw Fault(problem: .unclosed) }
    let trimmed = splitter.parts.map { String($0).trimmed }
    if trimmed.contains("") { throw Fault(problem: .empty) }
    return trimmed
  }
}

/// Splits the text between the brackets of `not(…)` at its commas.
private struct TestSplitter {
  private(set) var parts = [String.UnicodeScalarView()]
  private var depth = 0
  private var lowest = 0
  private var isQuoted = false
  private var isEscaped = false

  var isClosed: Bool { depth == 0 && lowest == 0 && !isQuoted }

  mutating func take(_ scalar: Unicode.Scalar) {
    if isQuoted {
      if scalar == "\"", !isEscaped { isQuoted = false }
      isEscaped = scalar == "\\" && !isEscaped
    } else {
      switch scalar {
      case "\"": isQuoted = true
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        lowest = min(lowest, depth)
      case "," where depth == 0:
        parts.append(String.UnicodeScalarView())
        return
      default: break
      }
    }
    parts[parts.count - 1].append(scalar)
  }
}

extension String {
  var trimmed: String {
    var text = unicodeScalars[...]
    while text.first?.properties.isWhitespace == true { text.removeFirst() }
    while text.last?.properties.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  fileprivate func begins(with sign: String) -> Bool { utf8.starts(with: sign.utf8) }

  fileprivate func ends(with sign: String) -> Bool {
    utf8.suffix(sign.utf8.count).elementsEqual(sign.utf8)
  }

  /// The text without so many scalars at its start.
  fileprivate func dropping(_ count: Int) -> String { String(unicodeScalars.dropFirst(count)) }

  fileprivate var rangeOfDots: Range<Index>? {
    let scalars = unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      if scalars[index] == ".", next < scalars.endIndex, scalars[next] == "." {
        return index..<scalars.index(after: next)
      }
      index = next
    }
    return nil
  }
}
