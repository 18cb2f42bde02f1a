/// An expression in one of the ways to write it, over common names: parameters are their values,
/// what can be calculated is, and operands whose order does not matter are in a fixed one.
///
/// Two expressions with one normal form calculate the same. The reverse does not hold.
struct NormalExpression: Hashable {
  enum Content: Hashable {
    /// An absent one for no value.
    case constant(Value)
    /// The value of a name.
    case slot(Int)
    case calculation(String)
  }

  let content: Content

  init(
    _ expression: Expression, slot: (Int) -> Int, value: (Value) -> Value,
    known: [Int: Content]
  ) {
    var stack = NormalStack()
    for (index, instruction) in expression.code.enumerated() {
      stack.join(before: index)
      switch instruction {
      case .load(let own):
        let common = slot(own)
        stack.push(known[common] ?? .slot(common))
      case .constant(let own): stack.push(.constant(value(own)))
      default: stack.run(instruction, at: index)
      }
    }
    stack.join(before: expression.code.count)
    content = stack.pop()
  }
}

/// Runs instructions on contents instead of values.
private struct NormalStack {
  typealias Content = NormalExpression.Content

  /// A conditional whose branches are being read.
  private struct Conditional {
    let start: Int
    let condition: Content
    var yes: Content?
    var end: Int?
  }

  private var stack: [Content] = []
  private var open: [Conditional] = []

  mutating func push(_ content: Content) { stack.append(content) }

  mutating func pop() -> Content { stack.popLast() ?? .constant(.missing) }

  /// Finishes the conditionals that end before an instruction.
  mutating func join(before index: Int) {
    while let last = open.last, last.end == index, let yes = last.yes {
      open.removeLast()
      let no = pop()
      switch last.condition {
      case .constant(let value) where value.isTrue: push(yes)
      case .constant(let value) where value.isFalse: push(no)
      case .constant: push(.constant(.missing))
      default:
        push(.calculation("if \(last.condition.key) \(yes.key) \(no.key)"))
      }
    }
  }

  mutating func run(_ instruction: Instruction, at index: Int) {
    switch instruction {
    case .jumpIfFalse, .jumpIfTrue, .jumpIfPresent: break
    case .branch(let target): open.append(Conditional(start: target, condition: pop()))
    case .jump(let target):
      if let last = open.indices.last, open[last].start == index + 1 {
        open[last].yes = pop()
        open[last].end = target
      }
    default:
      let count = min(instruction.operandCount, stack.count)
      let operands = Array(stack.suffix(count))
      stack.removeLast(count)
      push(result(of: instruction, operands))
    }
  }

  private func result(of instruction: Instruction, _ operands: [Content]) -> Content {
    let values = operands.compactMap { operand in
      if case .constant(let value) = operand { value } else { nil }
    }
    if values.count == operands.count, !instruction.isURLPart,
      let value = values.withUnsafeBufferPointer({ try? instruction.result(of: $0) })
    {
      return .constant(value.isPresent ? value : .missing)
    }
    let (name, isReversed, isSorted) = instruction.normalSpelling
    var keys = operands.map(\.key)
    if isReversed { keys.reverse() }
    if isSorted { keys.sort() }
    return .calculation("\(name)(\(keys.joined(separator: " ")))")
  }
}

extension NormalExpression.Content {
  /// The content as part of another one.
  fileprivate var key: String {
    switch self {
    case .constant(let value): "\(value.kind):\(value.payload)"
    case .slot(let slot): "#\(slot)"
    case .calculation(let text): text
    }
  }
}

extension Instruction {
  fileprivate var isURLPart: Bool { if case .urlPart = self { true } else { false } }

  /// A name, whether the operands change their places, and whether their order means nothing. That
  /// of `and`, `or` and `orElse` does: the second operand may not be calculated at all.
  fileprivate var normalSpelling: (name: String, isReversed: Bool, isSorted: Bool) {
    switch self {
    case .add, .multiply, .equal, .unequal, .minimum, .maximum, .count: ("\(self)", false, true)
    case .greater: ("\(Instruction.less)", true, false)
    case .greaterOrEqual: ("\(Instruction.lessOrEqual)", true, false)
    default: ("\(self)", false, false)
    }
  }
}
