import DecisionTables

/// What types and units go together.
extension ExpressionBinder {
  mutating func unit(
    of operation: ExpressionSyntax.BinaryOperator, _ a: UnitOfMeasure, _ b: UnitOfMeasure,
    _ range: Range<Int>
  ) -> UnitOfMeasure {
    switch operation {
    case .multiply:
      if case .named = a, case .named = b {
        report(.unitMismatch(a.phrase, b.phrase), range)
      }
      if case .named = a { return a }
      return b == .any ? a : b
    case .divide:
      if a == b { return .none }
      if b == .any || b == .none { return a }
      report(.unitMismatch(a.phrase, b.phrase), range)
      return .any
    default:
      guard let unit = UnitOfMeasure.common(a, b) else {
        report(.unitMismatch(a.phrase, b.phrase), range)
        return .any
      }
      return unit
    }
  }

  mutating func commonUnit(
    _ types: [ExpressionType], _ range: Range<Int>
  ) -> UnitOfMeasure {
    var unit = UnitOfMeasure.any
    for type in types {
      guard let common = UnitOfMeasure.common(unit, type.unit) else {
        report(.unitMismatch(unit.phrase, type.unit.phrase), range)
        return .any
      }
      unit = common
    }
    return unit
  }

  /// The type of a value that is one of two.
  mutating func unify(
    _ a: ExpressionType, _ b: ExpressionType, _ range: Range<Int>
  ) -> ExpressionType {
    if isOpaque(a, range) || isOpaque(b, range) { return .unknown }
    guard let first = a.type else { return b }
    guard let second = b.type else { return a }
    if first.isNumeric, second.isNumeric {
      return ExpressionType(
        type: first == second ? first : .number, unit: commonUnit([a, b], range))
    }
    guard first == second else {
      report(.typeMismatch(of: nil, expected: a.phrase, found: b.phrase), range)
      return .unknown
    }
    guard !a.values.isEmpty, !b.values.isEmpty else {
      return ExpressionType(type: first, unit: .none)
    }
    return ExpressionType(
      type: first, unit: .none, values: a.values + b.values.filter { !a.values.contains($0) },
      isClosed: a.isClosed && b.isClosed)
  }

  /// Of objects and lists an expression sees the presence alone.
  private mutating func isOpaque(_ found: ExpressionType, _ range: Range<Int>) -> Bool {
    guard found.type == .object || found.type == .list else { return false }
    report(.typeMismatch(of: nil, expected: "a value", found: found.phrase), range)
    return true
  }

  /// A literal that is compared with a name which never has that value is a slip.
  mutating func checkListed(
    _ literal: ExpressionSyntax, _ other: ExpressionType, _ name: ExpressionSyntax
  ) {
    guard case .string(let text, let range) = literal, case .name(let name, _) = name,
      other.isClosed, !other.values.contains(strings.intern(text))
    else { return }
    let pool = strings
    let known = RuleFault.candidates(for: text, among: other.values.lazy.map { pool[$0] })
    report(.valueNotListed(text, of: "`\(name)`", known: known), range)
  }

  mutating func expect(
    _ wanted: ValueType, _ found: ExpressionType, _ operand: ExpressionSyntax
  ) {
    guard let type = found.type, type != wanted else { return }
    report(
      .typeMismatch(of: nil, expected: Typing(wanted).phrase, found: found.phrase), operand.range)
  }

  mutating func expectNumber(_ found: ExpressionType, _ operand: ExpressionSyntax) {
    guard let type = found.type, !type.isNumeric else { return }
    report(.typeMismatch(of: nil, expected: "a number", found: found.phrase), operand.range)
  }

  /// Whether all operands are known to be numbers; those that are something else are reported.
  mutating func expectNumbers(_ operands: [(ExpressionType, ExpressionSyntax)]) -> Bool {
    for (type, operand) in operands { expectNumber(type, operand) }
    return operands.allSatisfy { $0.0.type?.isNumeric == true }
  }
}
