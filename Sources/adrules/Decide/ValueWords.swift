import DecisionTables

/// Values as people read them: with their unit, and strings so that they are not taken for more.
enum ValueWords {
  static func text(_ value: Value, _ typing: Typing, _ evaluation: Evaluation) -> String {
    switch value.kind {
    case .missing: "absent"
    case .null: "null"
    case .mistyped: "mistyped"
    case .object, .list: "present"
    case .boolean: evaluation.text(of: value)
    case .number:
      [evaluation.text(of: value), typing.unit].compactMap(\.self).joined(separator: " ")
    case .string: spelled(evaluation.text(of: value))
    }
  }

  /// A string as it is, or in quotes where it could be read as something else.
  static func spelled(_ text: String) -> String {
    let words = ["absent", "null", "mistyped", "present", "true", "false"]
    let isNumber = (try? FixedPoint(reading: text.utf8)) != nil
    let hasBareEnds = text.first?.isWhitespace == false && text.last?.isWhitespace == false
    return hasBareEnds && !isNumber && !words.contains(text) ? text : "\"\(text)\""
  }
}
