/// An expression as instructions for a stack of values, typed and bound.
package struct Expression: Hashable, Sendable {
  package var code: [Instruction]

  package init(code: [Instruction]) { self.code = code }

  /// How many values the stack holds at most.
  package var depth: Int {
    var depth = 0
    var most = 0
    for instruction in code {
      depth += instruction.growth
      most = max(most, depth)
    }
    return most
  }

  /// Every slot that the expression reads.
  package var slots: [Int] {
    code.compactMap { if case .load(let slot) = $0 { slot } else { nil } }
  }
}

/// One step of an expression. Jumps lead forward only, to an index of the code.
package enum Instruction: Hashable, BitwiseCopyable, Sendable {
  case load(Int)
  case constant(Value)
  case add, subtract, multiply, divide, negate
  case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
  case not
  /// Goes on to the right operand, unless the left one on the stack is false (true) already.
  case jumpIfFalse(Int)
  case jumpIfTrue(Int)
  /// Goes on to the right operand, unless the left one has a value.
  case jumpIfPresent(Int)
  /// Joins both operands.
  case and, or, orElse
  /// Takes a condition: true goes on, false jumps, absent pushes nothing-there and jumps to the
  /// instruction before, which leads past the other branch.
  case branch(Int)
  case jump(Int)
  case minimum(Int), maximum(Int)
  /// How many of the operands are true.
  case count(Int)
  case present
  case urlPart(URLPart)

  /// By how much the stack grows when the code is read in order.
  fileprivate var growth: Int {
    switch self {
    case .load, .constant: 1
    case .add, .subtract, .multiply, .divide: -1
    case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual: -1
    case .and, .or, .orElse: -1
    case .negate, .not, .jumpIfFalse, .jumpIfTrue, .jumpIfPresent, .present, .urlPart: 0
    case .branch, .jump: -1
    case .minimum(let count), .maximum(let count), .count(let count): 1 - count
    }
  }
}

/// A part of a URL (RFC 3986) that an expression can ask for.
package enum URLPart: String, BitwiseCopyable, Sendable, CaseIterable {
  case scheme, host, path, userInfo
}
