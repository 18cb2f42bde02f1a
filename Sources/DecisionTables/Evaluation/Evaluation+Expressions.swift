extension Evaluation {
  /// The value of a term. Texts and pointers have none: they are rendered when somebody asks.
  mutating func value(
    of term: Term, name: String, origin: Origin
  ) throws(EvaluationError) -> Value {
    switch term {
    case .absent, .text, .pointer: .missing
    case .constant(let value): value
    case .expression(let expression): try value(of: expression, name: name, origin: origin)
    }
  }

  /// Runs an expression. `name` and `origin` say in an error whose it is.
  mutating func value(
    of expression: Expression, name: String, origin: Origin
  ) throws(EvaluationError) -> Value {
    stack.removeAll(keepingCapacity: true)
    var next = 0
    while next < expression.code.count {
      let instruction = expression.code[next]
      next += 1
      if let target = jump(instruction) { next = target }
      do throws(ArithmeticFault) {
        try run(instruction)
      } catch {
        switch error {
        case .overflow: throw .overflow(name: name, origin: origin)
        case .divisionByZero: throw .divisionByZero(name: name, origin: origin)
        }
      }
    }
    let result = stack.last ?? .missing
    return result.isPresent ? result : .missing
  }

  /// Where a jump leads, if it is taken; what it takes off the stack is gone then.
  private mutating func jump(_ instruction: Instruction) -> Int? {
    switch instruction {
    case .jump(let target): return target
    case .jumpIfFalse(let target): return stack.last?.isFalse == true ? target : nil
    case .jumpIfTrue(let target): return stack.last?.isTrue == true ? target : nil
    case .jumpIfPresent(let target): return stack.last?.isPresent == true ? target : nil
    case .branch(let target):
      let condition = stack.removeLast()
      if condition.isTrue { return nil }
      if condition.isFalse { return target }
      stack.append(.missing)
      return target - 1
    default: return nil
    }
  }

  private mutating func run(_ instruction: Instruction) throws(ArithmeticFault) {
    switch instruction {
    case .load(let slot): stack.append(values[slot])
    case .constant(let value): stack.append(value)
    case .jump, .jumpIfFalse, .jumpIfTrue, .jumpIfPresent, .branch: break
    default: try apply(instruction)
    }
  }

  private mutating func apply(_ instruction: Instruction) throws(ArithmeticFault) {
    let operands = stack.suffix(instruction.operandCount)
    let result: Value
    if case .urlPart(let part) = instruction {
      result = self.part(part, ofURL: operands.first ?? .missing)
    } else {
      result = try instruction.result(of: operands)
    }
    stack.removeLast(instruction.operandCount)
    stack.append(result)
  }

  mutating func part(_ part: URLPart, ofURL value: Value) -> Value {
    guard let id = value.string, let text = part.read(from: strings.utf8(of: id)) else {
      return .missing
    }
    return .string(strings.intern(String(decoding: text, as: UTF8.self)))
  }
}
