import DecisionTables
import Testing

@Suite struct ExpressionValueTests {
  private static let yes = Value.boolean(true)
  private static let no = Value.boolean(false)
  private static let none = Value.missing
  private static let most = Value.millionths(.max)
  private static let least = Value.millionths(.min)

  private func value(_ code: [Instruction], _ facts: [Value]) throws -> Value {
    let types = facts.map { fact in
      ValueType.allCases.first { fact.isPresent && $0 != .integer && $0.admits(fact) } ?? .number
    }
    var calculation = Calculation(code, types)
    return try calculation.value(facts)
  }

  @Test(
    arguments: [
      (.add, [.whole(2), .millionths(500_000)], .millionths(2_500_000)),
      (.subtract, [.whole(2), .whole(5)], .whole(-3)),
      (.multiply, [.millionths(1_500_000), .whole(3)], .millionths(4_500_000)),
      (.multiply, [.millionths(1), .millionths(500_000)], .millionths(1)),
      (.multiply, [.millionths(-1), .millionths(500_000)], .millionths(-1)),
      (.divide, [.whole(1), .whole(3)], .millionths(333_333)),
      (.divide, [.whole(-2), .whole(3)], .millionths(-666_667)),
      (.add, [most, least], .millionths(-1)), (.subtract, [least, least], .whole(0)),
      (.negate, [.whole(3)], .whole(-3)), (.negate, [most], .millionths(.min + 1)),
      (.less, [.whole(1), .whole(2)], yes), (.less, [.whole(2), .whole(2)], no),
      (.lessOrEqual, [.whole(2), .whole(2)], yes), (.lessOrEqual, [.whole(3), .whole(2)], no),
      (.greater, [.whole(2), .whole(1)], yes), (.greater, [.whole(2), .whole(2)], no),
      (.greaterOrEqual, [.whole(2), .whole(2)], yes), (.greaterOrEqual, [least, most], no),
      (.equal, [.whole(5), .millionths(5_000_000)], yes), (.unequal, [.whole(5), .whole(6)], yes),
      (.equal, [yes, yes], yes), (.unequal, [yes, no], yes),
      (.not, [yes], no), (.not, [no], yes),
      (.minimum(3), [.whole(3), .whole(1), .whole(2)], .whole(1)),
      (.maximum(3), [.whole(3), .whole(1), .whole(7)], .whole(7)),
      (.minimum(1), [.whole(3)], .whole(3)), (.maximum(2), [least, most], most),
      (.count(0), [], .whole(0)), (.count(1), [yes], .whole(1)),
      (.count(2), [yes, yes], .whole(2)),
      (.count(3), [yes, no, none], .whole(1)), (.count(2), [none, none], .whole(0)),
      (.present, [.whole(0)], yes), (.present, [none], no), (.present, [.null], no),
      (.present, [.mistyped], no), (.orElse, [.whole(1), .whole(2)], .whole(1)),
      (.orElse, [none, .whole(2)], .whole(2)), (.orElse, [.null, none], none),
    ] as [(Instruction, [Value], Value)])
  func `an operation has the value that the language says`(
    operation: Instruction, facts: [Value], expected: Value
  ) throws {
    let code = facts.indices.map { Instruction.load($0) } + [operation]
    #expect(try value(code, facts) == expected)
    // As constants, and not the first on the stack.
    let constants = [.constant(.whole(9))] + facts.map { Instruction.constant($0) }
    let below = constants + [operation, .constant(.missing), .orElse, .orElse]
    #expect(try value(below, []) == .whole(9))
    #expect(try value(Array(constants.dropFirst()) + [operation], []) == expected)
  }

  @Test(
    arguments: [
      .add, .subtract, .multiply, .divide, .negate, .equal, .unequal, .less, .lessOrEqual,
      .greater, .greaterOrEqual, .not, .minimum(3), .maximum(2), .urlPart(.host),
    ] as [Instruction])
  func `an absent operand makes the result absent`(operation: Instruction) throws {
    for place in 0..<operation.operandCount {
      for absent in [Value.missing, .null, .mistyped] {
        var facts = [Value](repeating: .whole(1), count: operation.operandCount)
        facts[place] = absent
        let code = facts.indices.map { Instruction.load($0) } + [operation]
        #expect(try value(code, facts) == .missing, "\(absent) at \(place)")
      }
    }
  }

  @Test(
    arguments: [
      (yes, yes, yes, yes), (yes, no, no, yes), (no, yes, no, yes), (no, no, no, no),
      (yes, none, none, yes), (none, yes, none, yes), (no, none, no, none),
      (none, no, no, none), (none, none, none, none), (.null, yes, none, yes),
    ])
  func `and and or are absent where the other operand does not settle them`(
    a: Value, b: Value, and: Value, or: Value
  ) throws {
    let facts = [a, b].map { $0 == .null ? .missing : $0 }
    #expect(try value([.load(0), .jumpIfFalse(4), .load(1), .and], facts) == and)
    #expect(try value([.load(0), .jumpIfTrue(4), .load(1), .or], facts) == or)
    #expect(try value([.load(0), .load(1), .and], facts) == and)
    #expect(try value([.load(0), .load(1), .or], facts) == or)
  }

  @Test(arguments: [(yes, Value.whole(1)), (no, .whole(2)), (none, .missing), (.null, .missing)])
  func `a condition chooses a branch, and an absent one none`(
    condition: Value, expected: Value
  ) throws {
    let code: [Instruction] = [
      .load(0), .branch(4), .constant(.whole(1)), .jump(5), .constant(.whole(2)),
    ]
    var calculation = Calculation(code, [.boolean])
    #expect(try calculation.value([condition]) == expected)
    // Behind a value, and with something to come.
    let moved: [Instruction] =
      [.constant(.whole(10)), .load(0), .branch(5), .constant(.whole(1)), .jump(6)]
      + [.constant(.whole(2)), .add]
    var sum = Calculation(moved, [.boolean])
    let result = expected.number.flatMap { $0.adding(FixedPoint(millionths: 10_000_000)) }
    #expect(try sum.value([condition]) == result.map { .number($0) } ?? .missing)
  }

  @Test func `what is not needed is not calculated`() throws {
    let fault: [Instruction] = [.constant(.whole(1)), .constant(.whole(0)), .divide]
    let codes: [[Instruction]] = [
      [.constant(.boolean(false)), .jumpIfFalse(7)] + fault + [.present, .and],
      [.constant(.boolean(true)), .jumpIfTrue(7)] + fault + [.present, .or],
      [.constant(.whole(1)), .jumpIfPresent(6)] + fault + [.orElse],
      [.constant(.boolean(true)), .branch(4), .constant(.whole(1)), .jump(7)] + fault,
    ]
    for code in codes { #expect(try value(code, []).isPresent, "\(code)") }
  }

  @Test(
    arguments: [
      ("overflow", [.constant(most), .constant(.millionths(1)), .add]),
      ("overflow", [.constant(least), .constant(.millionths(1)), .subtract]),
      ("overflow", [.constant(least), .negate]),
      ("overflow", [.constant(most), .constant(.whole(2)), .multiply]),
      ("overflow", [.constant(most), .constant(.millionths(1)), .divide]),
      ("division-by-zero", [.constant(.whole(1)), .constant(.whole(0)), .divide]),
      ("division-by-zero", [.constant(.whole(0)), .constant(.whole(0)), .divide]),
    ] as [(String, [Instruction])])
  func `what cannot be calculated is an error with name and origin`(
    id: String, code: [Instruction]
  ) {
    var calculation = Calculation(code, [])
    let error = #expect(throws: EvaluationError.self) { _ = try calculation.value([]) }
    #expect(error?.id == id)
    #expect(error?.message.contains("`d.x` (test.yaml:1:1)") == true)
  }

  @Test func `strings are equal whatever they come from`() throws {
    var calculation = Calculation(
      [.load(0), .urlPart(.host), .load(1), .equal, .branch(7), .load(1), .jump(8), .load(0)],
      [.string, .string])
    #expect(try calculation.text(["https://A.example/x", "a.example"]) == "a.example")
    #expect(try calculation.text(["x:y", "y"]) == nil)
    #expect(try calculation.text(["https://b.example", "a.example"]) == "https://b.example")
  }
}
