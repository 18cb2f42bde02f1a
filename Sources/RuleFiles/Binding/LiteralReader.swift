import DecisionTables

/// Reads literals as people write them in YAML, and knows what other readers would make of them.
enum LiteralReader {
  /// What YAML 1.1 takes for booleans; here they are words.
  private static let yamlBooleans: Set<String> = ["yes", "no", "on", "off", "y", "n"]

  /// Whether another reader would take an unquoted word for a boolean; here it is none.
  static func isForeignBoolean(_ text: String) -> Bool {
    let lower = text.lowercased()
    return yamlBooleans.contains(lower) || lower == "true" || lower == "false"
  }

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
      return .failure(
        .init(problem: looksNumeric(text) ? .numberSpelling(text) : .notANumber(text)))
    }
  }

  /// Whether a text begins as numbers do: with a digit, behind a sign or a point.
  static func looksNumeric(_ text: String) -> Bool {
    let rest = text.utf8.drop { "+-.".utf8.contains($0) }
    return rest.first?.isDigit == true && text.utf8.count - rest.count <= 2
  }

  /// Whether an unquoted word could be meant as a number, a boolean or nothing.
  static func looksLikeAnotherType(_ text: String) -> Bool {
    if text == "true" || text == "false" || text == "null" { return true }
    return (try? FixedPoint(reading: text.utf8)) != nil
  }
}
