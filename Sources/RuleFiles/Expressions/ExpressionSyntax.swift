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
