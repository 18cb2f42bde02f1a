extension Evaluation {
  /// The value of a term. Texts and pointers have none: they are rendered when somebody asks.
  mutating func value(of term: FlatTerm) throws(ArithmeticFault) -> Value {
    switch term {
    case .nothing: return .missing
    case .value(let value): return value
    case .slot(let slot): return values[Int(slot)].orMissing
    case .expression(let expression): return try value(of: expression)
    }
  }

  /// Runs an expression. Allocates nothing, but for parts of URLs that are new to the pool.
  mutating func value(of expression: FlatExpression) throws(ArithmeticFault) -> Value {
    var top = 0
    var next = Int(expression.code.start)
    let start = next
    let end = expression.code.indices.upperBound
    while next < end {
      let instruction = compiled.flat.instructions[next]
      next += 1
      switch instruction {
      case .load(let slot): push(values[slot], &top)
      case .constant(let value): push(value, &top)
      case .jump(let target): next = start + target
      case .jumpIfFalse(let target): if stack[top - 1].isFalse { next = start + target }
      case .jumpIfTrue(let target): if stack[top - 1].isTrue { next = start + target }
      case .jumpIfPresent(let target): if stack[top - 1].isPresent { next = start + target }
      case .branch(let target):
        let condition = stack[top - 1]
        top -= 1
        if condition.isFalse { next = start + target }
        if condition.boolean == nil {
          push(.missing, &top)
          next = start + target - 1
        }
      case .urlPart(let part): stack[top - 1] = strings.part(part, ofURL: stack[top - 1])
      case .count, .minimum, .maximum: try fold(instruction, &top)
      case .negate, .not, .present:
        stack[top - 1] = try instruction.result(stack[top - 1], stack[top - 1])
      default:
        stack[top - 2] = try instruction.result(stack[top - 2], stack[top - 1])
        top -= 1
      }
    }
    return top == 0 ? .missing : stack[top - 1].orMissing
  }

  private mutating func push(_ value: Value, _ top: inout Int) {
    stack[top] = value
    top += 1
  }

  /// Replaces any number of operands on the stack by the result.
  private mutating func fold(
    _ instruction: Instruction, _ top: inout Int
  ) throws(ArithmeticFault) {
    let first = top - instruction.operandCount
    let result = try stack.withUnsafeBufferPointer { stack throws(ArithmeticFault) in
      try instruction.result(of: UnsafeBufferPointer(rebasing: stack[first..<top]))
    }
    top = first
    push(result, &top)
  }
}

extension Value {
  /// What an expression sees: a value or nothing.
  fileprivate var orMissing: Value { isPresent ? self : .missing }
}

extension StringPool {
  /// A part of the URL that `value` is; interned if it is new.
  mutating func part(_ part: URLPart, ofURL value: Value) -> Value {
    guard let id = value.string, let text = part.read(from: utf8(of: id)) else { return .missing }
    return .string(text.withUnsafeBufferPointer { intern($0) })
  }
}
