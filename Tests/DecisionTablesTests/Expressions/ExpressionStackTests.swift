import Testing

@testable import DecisionTables

@Suite struct ExpressionStackTests {
  @Test(
    arguments: [
      (true, []),
      (true, [.load(0), .load(1), .add]),
      (true, [.load(0), .branch(4), .load(1), .jump(5), .load(2)]),
      (true, [.load(0), .jumpIfTrue(4), .load(1), .or]),
      (true, [.count(0)]),
      // Not enough to take.
      (false, [.add]),
      (false, [.load(0), .minimum(2)]),
      (false, [.load(0), .minimum(-1)]),
      (false, [.load(0), .maximum(.max)]),
      (false, [.jumpIfFalse(1)]),
      (false, [.branch(2), .load(0)]),
      // Back, out of the code, or to where something else is on the stack.
      (false, [.load(0), .jumpIfTrue(0)]),
      (false, [.load(0), .jumpIfTrue(.min)]),
      (false, [.load(0), .jumpIfTrue(5), .load(1), .or]),
      (false, [.load(0), .jumpIfTrue(3), .load(1), .or]),
      (false, [.load(0), .branch(.min), .load(1)]),
      (false, [.load(0), .branch(2), .load(1)]),
      // Nothing leads to the last instruction.
      (false, [.load(0), .jump(3), .load(1)]),
    ] as [(Bool, [Instruction])])
  func `an expression never takes what is not there`(isSound: Bool, code: [Instruction]) {
    #expect(Expression(code: code).keepsItsStack == isSound)
  }
}

extension ExpressionStackTests {
  @Test func `no way through an expression needs a deeper stack than it says`() {
    for seed in SeededGenerator.seeds(500) {
      let policy = RandomPolicy.make(seed: seed)
      let terms = policy.decisions.flatMap { $0.rules.flatMap(\.terms) + ($0.defaults ?? []) }
      var expressions = policy.decisions.flatMap(\.expressions).map(\.expression)
      for case .expression(let expression) in terms { expressions.append(expression) }
      for expression in expressions {
        var random = SeededGenerator(seed: seed)
        #expect(expression.keepsItsStack)
        for _ in 0..<10 {
          #expect(mostUsed(by: expression, &random) <= expression.depth, "seed \(seed)")
        }
        #expect(expression.depth <= expression.code.count)
      }
    }
  }

  /// Takes a random way through the code.
  private func mostUsed(by expression: Expression, _ random: inout SeededGenerator) -> Int {
    var (depth, most, next) = (0, 0, 0)
    while next < expression.code.count {
      let instruction = expression.code[next]
      next += 1
      switch instruction {
      case .load, .constant: depth += 1
      case .jump(let target): next = target
      case .jumpIfTrue(let target), .jumpIfFalse(let target), .jumpIfPresent(let target):
        if random.oneIn(2) { next = target }
      case .branch(let target):
        depth -= 1
        if random.oneIn(2) {
          next = target
        } else if random.oneIn(2) {
          depth += 1
          next = target - 1
        }
      default: depth += 1 - instruction.operandCount
      }
      most = max(most, depth)
    }
    return most
  }
}
