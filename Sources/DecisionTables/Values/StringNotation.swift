/// Spells strings as the rule language reads them.
package enum StringNotation {
  /// A string as it stands in a unary test: bare where nothing else could be read there.
  package static func word(_ text: String) -> String {
    isBare(text) ? text : quoted(text)
  }

  /// A string in quotes, as in expressions and inside tests.
  package static func quoted(_ text: String) -> String {
    var result = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result.append("\\") }
      result.append(scalar)
    }
    return String(result) + "\""
  }

  /// Words that a test reads otherwise.
  private static let reserved: Set<String> = [
    "present", "absent", "missing", "null", "mistyped", "true", "false",
  ]
  private static let marks = Set("_-./:?&=%+@~ ".unicodeScalars)

  private static func isBare(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    let isFramed = (isLetter(first) || first == "_") && last != " "
    return isFramed && !reserved.contains(text) && !hasDots(text)
      && text.unicodeScalars.allSatisfy { isLetter($0) || isDigit($0) || marks.contains($0) }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar.properties.isAlphabetic : scalar.properties.isXIDStart
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.numericType != nil
  }

  /// Two dots make an interval.
  private static func hasDots(_ text: String) -> Bool {
    var before: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == ".", before == "." { return true }
      before = scalar
    }
    return false
  }
}
