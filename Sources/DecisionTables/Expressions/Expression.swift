/// An expression as instructions for a stack of values, typed and bound.
package struct Expression: Hashable, Sendable {
  package var code: [Instruction]

  package init(code: [Instruction]) { self.code = code }

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
}

/// A part of a URL (RFC 3986) that an expression can ask for.
package enum URLPart: String, BitwiseCopyable, Sendable, CaseIterable {
  case scheme, host, path, userInfo
}
