/// The functions of the language.
enum ExpressionFunction: String, CaseIterable, Sendable {
  case min, max, count, present, orElse, scheme, host, path, userInfo

  /// How many operands it takes at least and at most.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .min, .max, .count: 1...64
    case .present, .scheme, .host, .path, .userInfo: 1...1
    case .orElse: 2...2
    }
  }

  var operandPhrase: String {
    switch self {
    case .min, .max, .count: "1 to 64 operands"
    case .orElse: "2 operands"
    case .present, .scheme, .host, .path, .userInfo: "1 operand"
    }
  }
}
