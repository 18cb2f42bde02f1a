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
  package func result(
    of operands: UnsafeBufferPointer<Value>
  ) throws(ArithmeticFault) -> Value {
    if case .count = self { return .number(FixedPoint(Instruction.count(operands)) ?? .highest) }
    guard !operands.isEmpty else { return .missing }
    var value = operands[0]
    if operands.count == 1 { return try result(value, value) }
    for index in 1..<operands.count { value = try result(value, operands[index]) }
    return value
  }

  private static func count(_ operands: UnsafeBufferPointer<Value>) -> Int {
    var count = 0
    for index in 0..<operands.count where operands[index].isTrue { count += 1 }
    return count
  }

  /// The value of an operation on two operands, or on one, which is then both.
  @inline(__always)
  func result(_ a: Value, _ b: Value) throws(ArithmeticFault) -> Value {
    switch self {
    case .present: return .boolean(a.isPresent)
    case .and: return conjunction(a, b)
    case .or: return disjunction(a, b)
    case .orElse: return a.isPresent ? a : b
    default: break
    }
    guard a.isPresent, b.isPresent else { return .missing }
    switch self {
    case .not: return a.boolean.map { .boolean(!$0) } ?? .missing
    case .equal: return .boolean(a == b)
    case .unequal: return .boolean(a != b)
    default: break
    }
    guard let a = a.number, let b = b.number else { return .missing }
    return try numericResult(a, b)
  }

  private func numericResult(_ a: FixedPoint, _ b: FixedPoint) throws(ArithmeticFault) -> Value {
    let number: FixedPoint?
    switch self {
    case .less: return .boolean(a < b)
    case .lessOrEqual: return .boolean(a <= b)
    case .greater: return .boolean(a > b)
    case .greaterOrEqual: return .boolean(a >= b)
    case .minimum: return .number(min(a, b))
    case .maximum: return .number(max(a, b))
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
