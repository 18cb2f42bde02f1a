/// What arithmetic cannot do.
package enum ArithmeticFault: Error, Sendable {
  case overflow, divisionByZero
}

extension Instruction {
  /// How many values an operation takes off the stack; jumps and loads are no operations.
  package var operandCount: Int {
    switch self {
    case .load, .constant, .jump, .jumpIfFalse, .jumpIfTrue, .jumpIfPresent, .branch: 0
    case .negate, .not, .present, .urlPart: 1
    case .add, .subtract, .multiply, .divide, .and, .or, .orElse: 2
    case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual: 2
    case .minimum(let count), .maximum(let count), .count(let count): count
    }
  }

  /// The value of an operation. An absent operand makes the result absent, but for `present`,
  /// `orElse`, `count`, `true or x` and `false and x`.
  package func result(of operands: ArraySlice<Value>) throws(ArithmeticFault) -> Value {
    guard let first = operands.first, let last = operands.last else { return .missing }
    switch self {
    case .present: return .boolean(first.isPresent)
    case .count: return .number(FixedPoint(operands.count { $0.isTrue }) ?? .zero)
    case .and: return conjunction(first, last)
    case .or: return disjunction(first, last)
    case .orElse: return first.isPresent ? first : last
    default:
      guard operands.allSatisfy(\.isPresent) else { return .missing }
      return try strictResult(operands, first, last)
    }
  }

  private func strictResult(
    _ operands: ArraySlice<Value>, _ first: Value, _ last: Value
  ) throws(ArithmeticFault) -> Value {
    switch self {
    case .not: return first.boolean.map { .boolean(!$0) } ?? .missing
    case .equal: return .boolean(first == last)
    case .unequal: return .boolean(first != last)
    case .minimum: return operands.min { $0.millionths < $1.millionths } ?? .missing
    case .maximum: return operands.max { $0.millionths < $1.millionths } ?? .missing
    default:
      guard let a = first.number, let b = last.number else { return .missing }
      return try numericResult(a, b)
    }
  }

  private func numericResult(_ a: FixedPoint, _ b: FixedPoint) throws(ArithmeticFault) -> Value {
    let number: FixedPoint?
    switch self {
    case .less: return .boolean(a < b)
    case .lessOrEqual: return .boolean(a <= b)
    case .greater: return .boolean(a > b)
    case .greaterOrEqual: return .boolean(a >= b)
    case .add: number = a.adding(b)
    case .subtract: number = a.subtracting(b)
    case .multiply: number = a.multiplied(by: b)
    case .negate: number = FixedPoint.zero.subtracting(a)
    case .divide:
      if b == .zero { throw .divisionByZero }
      number = a.divided(by: b)
    default: return .missing
    }
    guard let number else { throw .overflow }
    return .number(number)
  }

  private func conjunction(_ a: Value, _ b: Value) -> Value {
    if a.isFalse || b.isFalse { return .boolean(false) }
    return a.isTrue && b.isTrue ? .boolean(true) : .missing
  }

  private func disjunction(_ a: Value, _ b: Value) -> Value {
    if a.isTrue || b.isTrue { return .boolean(true) }
    return a.isFalse && b.isFalse ? .boolean(false) : .missing
  }
}
