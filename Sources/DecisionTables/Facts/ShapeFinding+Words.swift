extension ShapeFinding {
  package var id: String {
    switch kind {
    case .wrongType: "wrong-type"
    case .numberTooLarge: "number-too-large"
    case .null: "null-value"
    case .unknownKey: "unknown-key"
    }
  }

  package var severity: Severity {
    switch kind {
    case .wrongType, .numberTooLarge: .error
    case .null, .unknownKey: .warning
    }
  }

  package var diagnostic: Diagnostic {
    Diagnostic(id: id, severity: severity, message: message, at: place, pointer: pointer)
  }

  private var message: String {
    switch kind {
    case .wrongType(let typing): "`\(name)` takes \(typing.phrase), not `\(excerpt)`"
    case .numberTooLarge: "`\(name)` \(excerpt) is too large a number: it is not read"
    case .null: "`\(name)` is null, which counts as absent"
    case .unknownKey(let known): "unknown key `\(name)`\(Words.suggestion(for: key, among: known))"
    }
  }

  private var name: String { Words.excerpt(key) }
  private var excerpt: String { Words.excerpt(found) }
}

extension Typing {
  /// What is expected, for people: `a whole number of seconds`.
  package var phrase: String {
    let unit = unit.map { " of \(Words.unit($0))" } ?? ""
    return switch type {
    case .string: "a string"
    case .boolean: "`true` or `false`"
    case .integer: "a whole number\(unit)"
    case .number: "a number\(unit)"
    case .object: "an object"
    case .list: "an array"
    case .text: "a text"
    case .pointer: "the name of an input"
    }
  }
}
