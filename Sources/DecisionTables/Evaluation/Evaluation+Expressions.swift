extension Evaluation {
  /// The value of a term that is not the same each time.
  @inline(__always)
  mutating func value(of move: FlatMove) throws(ArithmeticFault) -> Value {
    if move.source >= 0 { return memory.values[Int(move.source)].orMissing }
    return try value(of: move.expression)
  }

  /// Runs an expression. Allocates nothing, but for parts of URLs that are new to the pool.
  mutating func value(of expression: FlatExpression) throws(ArithmeticFault) -> Value {
    if expression.isPair { return try valueOfPair(expression) }
    var stack = ValueStack(memory.stack)
    try run(expression, &stack)
    return stack.isEmpty ? .missing : stack.top.orMissing
  }

  private func valueOfPair(_ expression: FlatExpression) throws(ArithmeticFault) -> Value {
    let start = Int(expression.code.start)
    let operation = compiled.flat.instructions[start &+ 2]
    return try operation.result(operand(at: start), operand(at: start &+ 1)).orMissing
  }

  @inline(__always)
  private func operand(at place: Int) -> Value {
    switch compiled.flat.instructions[place] {
    case .load(let slot): memory.values[slot]
    case .constant(let value): value
    default: .missing
    }
  }

  private mutating func run(
    _ expression: FlatExpression, _ stack: inout ValueStack
  ) throws(ArithmeticFault) {
    let start = Int(expression.code.start)
    let end = expression.code.indices.upperBound
    var next = start
    while next < end {
      let instruction = compiled.flat.instructions[next]
      next += 1
      switch instruction {
      case .load(let slot): stack.push(memory.values[slot])
      case .constant(let value): stack.push(value)
      case .jump(let target): next = start + target
      case .jumpIfFalse(let target): if stack.top.isFalse { next = start + target }
      case .jumpIfTrue(let target): if stack.top.isTrue { next = start + target }
      case .jumpIfPresent(let target): if stack.top.isPresent { next = start + target }
      case .branch(let target):
        let condition = stack.pop()
        if condition.isFalse { next = start + target }
        if condition.boolean == nil {
          stack.push(.missing)
          next = start + target - 1
        }
      case .urlPart(let part): stack.push(strings.part(part, ofURL: stack.pop()))
      default: try stack.apply(instruction)
      }
    }
  }
}

/// The values of an expression under way, in memory that is large enough for them.
private struct ValueStack {
  private let values: UnsafeMutableBufferPointer<Value>
  private var count = 0

  init(_ values: UnsafeMutableBufferPointer<Value>) { self.values = values }

  var isEmpty: Bool { count == 0 }
  var top: Value { values[count - 1] }

  mutating func push(_ value: Value) {
    values[count] = value
    count += 1
  }

  mutating func pop() -> Value {
    count -= 1
    return values[count]
  }

  /// Replaces the operands of an operation by its result.
  mutating func apply(_ instruction: Instruction) throws(ArithmeticFault) {
    switch instruction {
    case .count, .minimum, .maximum:
      count -= instruction.operandCount
      let operands = UnsafeBufferPointer(
        rebasing: values[count..<count + instruction.operandCount])
      push(try instruction.result(of: operands))
    case .negate, .not, .present: push(try instruction.result(top, pop()))
    default:
      let last = pop()
      push(try instruction.result(pop(), last))
    }
  }
}

extension Value {
  /// What an expression sees: a value or nothing.
  var orMissing: Value { isPresent ? self : .missing }
}

extension StringPool {
  /// A part of the URL that `value` is; interned if it is new.
  mutating func part(_ part: URLPart, ofURL value: Value) -> Value {
    guard let id = value.string, let text = part.read(from: utf8(of: id)) else { return .missing }
    return .string(text.withUnsafeBufferPointer { intern($0) })
  }
}
