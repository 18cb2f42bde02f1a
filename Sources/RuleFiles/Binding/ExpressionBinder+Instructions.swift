import DecisionTables

extension ExpressionSyntax.BinaryOperator {
  var instruction: Instruction {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .equal: .equal
    case .unequal: .unequal
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .and: .and
    case .or: .or
    }
  }
}

extension ExpressionFunction {
  func instruction(_ count: Int) -> Instruction {
    switch self {
    case .min: .minimum(count)
    case .max: .maximum(count)
    case .count: .count(count)
    case .present: .present
    case .orElse: .orElse
    case .scheme: .urlPart(.scheme)
    case .host: .urlPart(.host)
    case .path: .urlPart(.path)
    case .userInfo: .urlPart(.userInfo)
    }
  }
}
