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
