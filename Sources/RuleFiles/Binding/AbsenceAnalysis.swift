import DecisionTables

/// Finds out which names of an expression could leave it without a value.
struct AbsenceAnalysis {
  let uncertain: Set<Int>
  let syntax: [Int: (syntax: ExpressionSyntax, scope: Scope)]

  func isUncertain(_ setting: Setting) -> Bool {
    switch setting.fallback {
    case .absent: return true
    case .constant, .text, .pointer: return false
    case .expression: return isUncertain(expression: setting.valueSlot)
    }
  }

  func isUncertain(expression slot: Int) -> Bool {
    guard let (syntax, scope) = syntax[slot] else { return true }
    return !absentNames(in: syntax, scope, known: []).isEmpty
  }

  /// The names whose absence could make the whole expression absent; empty: it has a value.
  func absentNames(
    in expression: ExpressionSyntax, _ scope: Scope, known: Set<Int>
  ) -> [String] {
    switch expression {
    case .number, .string, .boolean: return []
    case .absent: return ["absent"]
    case .name(let name, _):
      guard let slot = scope[name], uncertain.contains(slot), !known.contains(slot) else {
        return []
      }
      return [name]
    case .unary(_, let operand, _): return absentNames(in: operand, scope, known: known)
    case .binary(_, let left, let right, _):
      return absentNames(in: left, scope, known: known)
        + absentNames(in: right, scope, known: known)
    case .conditional(let condition, let yes, let no, _):
      let (ifTrue, ifFalse) = AbsenceAnalysis.presence(in: condition, scope)
      return absentNames(in: condition, scope, known: known)
        + absentNames(in: yes, scope, known: known.union(ifTrue))
        + absentNames(in: no, scope, known: known.union(ifFalse))
    case .call(let function, let operands, _):
      return absentNames(calling: function, operands, scope, known)
    }
  }

  private func absentNames(
    calling function: ExpressionFunction, _ operands: [ExpressionSyntax], _ scope: Scope,
    _ known: Set<Int>
  ) -> [String] {
    switch function {
    case .present, .count: return []
    case .scheme, .host, .path, .userInfo: return ["\(function.rawValue)(…)"]
    case .min, .max: return operands.flatMap { absentNames(in: $0, scope, known: known) }
    case .orElse:
      let first = absentNames(in: operands[0], scope, known: known)
      return first.isEmpty ? [] : absentNames(in: operands[1], scope, known: known)
    }
  }

  /// The slots that a condition proves to have a value, where it is true and where it is false.
  private static func presence(
    in condition: ExpressionSyntax, _ scope: Scope
  ) -> (ifTrue: Set<Int>, ifFalse: Set<Int>) {
    switch condition {
    case .call(.present, let operands, _):
      guard case .name(let name, _) = operands[0], let slot = scope[name] else { return ([], []) }
      return ([slot], [])
    case .unary(.not, let operand, _):
      let inner = presence(in: operand, scope)
      return (inner.ifFalse, inner.ifTrue)
    case .binary(.and, let left, let right, _):
      let a = presence(in: left, scope)
      return (a.ifTrue.union(presence(in: right, scope).ifTrue), [])
    default: return ([], [])
    }
  }

  /// The slots that have a value if the expression has one.
  static func operands(of expression: ExpressionSyntax, _ scope: Scope) -> Set<Int> {
    switch expression {
    case .name(let name, _): return scope[name].map { [$0] } ?? []
    case .unary(_, let operand, _): return operands(of: operand, scope)
    case .binary(.and, _, _, _), .binary(.or, _, _, _): return []
    case .binary(_, let left, let right, _):
      return operands(of: left, scope).union(operands(of: right, scope))
    case .conditional(let condition, _, _, _): return operands(of: condition, scope)
    case .call(.present, _, _), .call(.count, _, _), .call(.orElse, _, _): return []
    case .call(_, let arguments, _):
      return arguments.reduce(into: []) { $0.formUnion(operands(of: $1, scope)) }
    case .number, .string, .boolean, .absent: return []
    }
  }
}
