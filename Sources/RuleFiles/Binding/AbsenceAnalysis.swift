import DecisionTables

/// Finds out which names of an expression could leave it without a value.
struct AbsenceAnalysis {
  /// The slots that can be without a value.
  var uncertain: Set<Int>
  private let bound: BoundSyntax

  /// The names whose absence could make the whole expression absent; empty: it has a value.
  static func absentNames(
    in bound: BoundSyntax, uncertain: Set<Int>, known: Set<Int> = []
  ) -> [String] {
    let analysis = AbsenceAnalysis(uncertain: uncertain, bound: bound)
    var seen: Set<String> = []
    return analysis.absentNames(in: bound.syntax, known).filter { seen.insert($0).inserted }
  }

  private func absentNames(in expression: ExpressionSyntax, _ known: Set<Int>) -> [String] {
    switch expression {
    case .number, .string, .boolean: return []
    case .absent: return ["absent"]
    case .name(let name, _):
      guard let slot = bound.slots[name], uncertain.contains(slot), !known.contains(slot) else {
        return []
      }
      return [name]
    case .unary(_, let operand, _): return absentNames(in: operand, known)
    case .binary(let operation, let left, let right, _):
      return absentNames(joining: left, right, operation, known)
    case .conditional(let condition, let yes, let no, _):
      let presence = presence(in: condition)
      return absentNames(in: condition, known)
        + absentNames(in: yes, known.union(presence.ifTrue))
        + absentNames(in: no, known.union(presence.ifFalse))
    case .call(let function, let operands, _):
      return absentNames(calling: function, operands, known)
    }
  }

  /// Where one operand of `and` is absent the other one may still decide: `present(x) and x > 5`
  /// is false without an `x`.
  private func absentNames(
    joining left: ExpressionSyntax, _ right: ExpressionSyntax,
    _ operation: ExpressionSyntax.BinaryOperator, _ known: Set<Int>
  ) -> [String] {
    var knownLeft = known
    var knownRight = known
    switch operation {
    case .and:
      knownLeft.formUnion(presence(in: right).ifTrue)
      knownRight.formUnion(presence(in: left).ifTrue)
    case .or:
      knownLeft.formUnion(presence(in: right).ifFalse)
      knownRight.formUnion(presence(in: left).ifFalse)
    default: break
    }
    return absentNames(in: left, knownLeft) + absentNames(in: right, knownRight)
  }

  private func absentNames(
    calling function: ExpressionFunction, _ operands: [ExpressionSyntax], _ known: Set<Int>
  ) -> [String] {
    switch function {
    case .present, .count: return []
    case .scheme, .host, .path, .userInfo: return ["\(function.rawValue)(…)"]
    case .min, .max: return operands.flatMap { absentNames(in: $0, known) }
    case .orElse:
      guard let first = operands.first, let second = operands.last,
        !absentNames(in: first, known).isEmpty
      else { return [] }
      return absentNames(in: second, known)
    }
  }

  private func presence(in condition: ExpressionSyntax) -> Presence {
    Presence(in: condition, bound.slots)
  }

  /// The slots that a condition proves to have a value, where it is true and where it is false.
  struct Presence {
    private(set) var ifTrue: Set<Int> = []
    private(set) var ifFalse: Set<Int> = []

    init(in condition: ExpressionSyntax, _ slots: [String: Int]) {
      switch condition {
      case .call(.present, let operands, _):
        if case .name(let name, _) = operands.first, let slot = slots[name] { ifTrue = [slot] }
      case .unary(.not, let operand, _):
        let inner = Presence(in: operand, slots)
        (ifTrue, ifFalse) = (inner.ifFalse, inner.ifTrue)
      case .binary(.and, let left, let right, _):
        ifTrue = Presence(in: left, slots).ifTrue.union(Presence(in: right, slots).ifTrue)
      case .binary(.or, let left, let right, _):
        ifFalse = Presence(in: left, slots).ifFalse.union(Presence(in: right, slots).ifFalse)
      default: break
      }
    }
  }

  /// The slots that have a value if the expression has one.
  static func operands(of bound: BoundSyntax) -> Set<Int> {
    operands(of: bound.syntax, bound.slots)
  }

  private static func operands(
    of expression: ExpressionSyntax, _ slots: [String: Int]
  ) -> Set<Int> {
    switch expression {
    case .name(let name, _): return slots[name].map { [$0] } ?? []
    case .unary(_, let operand, _): return operands(of: operand, slots)
    case .binary(.and, _, _, _), .binary(.or, _, _, _): return []
    case .binary(_, let left, let right, _):
      return operands(of: left, slots).union(operands(of: right, slots))
    case .conditional(let condition, _, _, _): return operands(of: condition, slots)
    case .call(.present, _, _), .call(.count, _, _), .call(.orElse, _, _): return []
    case .call(_, let arguments, _):
      return arguments.reduce(into: []) { $0.formUnion(operands(of: $1, slots)) }
    case .number, .string, .boolean, .absent: return []
    }
  }
}
