import DecisionTables

/// Reads literals as people write them in YAML, and knows what other readers would make of them.
enum LiteralReader {
  /// What YAML 1.1 takes for booleans; here they are words.
  static let yamlBooleans: Set<String> = ["yes", "no", "on", "off", "y", "n", "true", "false"]

  /// Reads a number. Leading zeros, base 60, base 16 and underscores, which some readers of YAML
  /// take for other numbers, are refused.
  static func number(_ text: String) -> Result<FixedPoint, TestParser.Fault> {
    do {
      return .success(try FixedPoint(reading: text.utf8))
    } catch .outOfRange {
      return .failure(.init(problem: .outOfRange(text)))
    } catch .tooManyDecimals {
      return .failure(.init(problem: .tooManyDecimals(text)))
    } catch {
      let isNumeric = text.utf8.first?.isDigit == true || text.hasPrefix("+")
      return .failure(
        .init(problem: isNumeric ? .numberSpelling(text) : .notANumber(text)))
    }
  }

  /// Whether an unquoted word could be meant as a number, a boolean or nothing.
  static func looksLikeAnotherType(_ text: String) -> Bool {
    if text == "true" || text == "false" || text == "null" { return true }
    return (try? FixedPoint(reading: text.utf8)) != nil
  }
}
