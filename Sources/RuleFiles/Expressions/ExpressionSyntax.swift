/// An expression as written: a tree whose names are not resolved.
indirect enum ExpressionSyntax: Sendable {
  enum BinaryOperator: String, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case equal = "="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case and, or
  }

  enum UnaryOperator: Sendable {
    case negate, not
  }

  case name(String, Range<Int>)
  case number(String, Range<Int>)
  case string(String, Range<Int>)
  case boolean(Bool, Range<Int>)
  /// The word `absent`: no value.
  case absent(Range<Int>)
  case unary(UnaryOperator, ExpressionSyntax, Range<Int>)
  case binary(BinaryOperator, ExpressionSyntax, ExpressionSyntax, Range<Int>)
  case conditional(ExpressionSyntax, ExpressionSyntax, ExpressionSyntax, Range<Int>)
  case call(ExpressionFunction, [ExpressionSyntax], Range<Int>)

  /// The bytes of the expression in its text.
  var range: Range<Int> {
    switch self {
    case .name(_, let range), .number(_, let range), .string(_, let range),
      .boolean(_, let range), .absent(let range), .unary(_, _, let range),
      .binary(_, _, _, let range), .conditional(_, _, _, let range), .call(_, _, let range):
      range
    }
  }
}

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
