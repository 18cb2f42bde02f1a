/// Writes tests as cells of a rule file.
enum CellWriter {
  /// One test, or a list of them.
  static func text(of alternatives: [String]) -> String {
    let cells = alternatives.map(text)
    return cells.count == 1 ? cells[0] : "[\(cells.joined(separator: ", "))]"
  }

  /// A test as a scalar that YAML leaves as it is, in brackets too.
  private static func text(of test: String) -> String {
    let isPlain = test.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "._-".unicodeScalars.contains(scalar))
    }
    if isPlain, !test.hasPrefix("-"), !test.isEmpty { return test }
    if test.contains("\\") || test.contains("\"") {
      return "'" + test.replacing("'", with: "''") + "'"
    }
    return "\"\(test)\""
  }
}
