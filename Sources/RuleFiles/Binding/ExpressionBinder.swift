import DecisionTables

/// Resolves the names of an expression, checks its types and units, and writes its code.
struct ExpressionBinder {
  let scope: Scope
  let slots: [Slot]
  var strings: StringPool
  private(set) var code: [Instruction] = []
  private(set) var faults: [RuleFault] = []
  private let text: Word

  init(_ text: Word, scope: Scope, slots: [Slot], strings: StringPool) {
    self.text = text
    self.scope = scope
    self.slots = slots
    self.strings = strings
  }

  mutating func bind(_ syntax: ExpressionSyntax) -> ExpressionType {
    switch syntax {
    case .name(let name, let range): return bindName(name, range)
    case .number(let digits, let range): return bindNumber(digits, range)
    case .string(let text, _):
      let id = strings.intern(text)
      code.append(.constant(.string(id)))
      return ExpressionType(type: .string, unit: .none, values: [id])
    case .boolean(let value, _):
      code.append(.constant(.boolean(value)))
      return .boolean
    case .absent:
      code.append(.constant(.missing))
      return .absent
    case .unary(let operation, let operand, _): return bindUnary(operation, operand)
    case .binary(let operation, let left, let right, let range):
      return bindBinary(operation, left, right, range)
    case .conditional(let condition, let yes, let no, let range):
      return bindConditional(condition, yes, no, range)
    case .call(let function, let operands, let range):
      return bindCall(function, operands, range)
    }
  }

  private mutating func report(_ reason: RuleFault.Reason, _ range: Range<Int>) {
    faults.append(RuleFault(reason, at: text.place(of: range)))
  }

  private mutating func bindName(_ name: String, _ range: Range<Int>) -> ExpressionType {
    guard let slot = scope[name] else {
      if let element = scope.element(hiding: name) {
        report(.elementOutsideEach(name, element: element), range)
      } else {
        report(.unknownName(name, known: scope.names), range)
      }
      code.append(.constant(.missing))
      return .absent
    }
    code.append(.load(slot))
    let typing = slots[slot].typing
    return ExpressionType(
      type: typing.type, unit: UnitOfMeasure(typing.unit), values: typing.values)
  }

  private mutating func bindNumber(_ digits: String, _ range: Range<Int>) -> ExpressionType {
    if let number = try? FixedPoint(reading: digits.utf8) {
      code.append(.constant(.number(number)))
    } else {
      report(.unparsableExpression(text.text, .number(digits)), range)
      code.append(.constant(.missing))
    }
    let isWhole = !digits.contains(".")
    return ExpressionType(type: isWhole ? .integer : .number, unit: .any)
  }

  private mutating func bindUnary(
    _ operation: ExpressionSyntax.UnaryOperator, _ operand: ExpressionSyntax
  ) -> ExpressionType {
    let type = bind(operand)
    switch operation {
    case .negate:
      code.append(.negate)
      expectNumber(type, operand)
      return type
    case .not:
      code.append(.not)
      expect(.boolean, type, operand)
      return .boolean
    }
  }

  private mutating func bindBinary(
    _ operation: ExpressionSyntax.BinaryOperator, _ left: ExpressionSyntax,
    _ right: ExpressionSyntax, _ range: Range<Int>
  ) -> ExpressionType {
    let a = bind(left)
    let jump = code.count
    if operation == .and || operation == .or { code.append(.jump(0)) }
    let b = bind(right)
    code.append(operation.instruction)
    switch operation {
    case .and, .or:
      code[jump] = operation == .and ? .jumpIfFalse(code.count) : .jumpIfTrue(code.count)
      expect(.boolean, a, left)
      expect(.boolean, b, right)
      return .boolean
    case .equal, .unequal:
      _ = unify(a, b, range)
      return .boolean
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      expectNumbers([(a, left), (b, right)])
      _ = commonUnit([a, b], range)
      return .boolean
    case .add, .subtract, .multiply, .divide:
      expectNumbers([(a, left), (b, right)])
      let isWhole = operation != .divide && a.type == .integer && b.type == .integer
      let unit = unit(of: operation, a.unit, b.unit, range)
      return ExpressionType(type: isWhole ? .integer : .number, unit: unit)
    }
  }

  private mutating func unit(
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

  private mutating func bindConditional(
    _ condition: ExpressionSyntax, _ yes: ExpressionSyntax, _ no: ExpressionSyntax,
    _ range: Range<Int>
  ) -> ExpressionType {
    expect(.boolean, bind(condition), condition)
    let branch = code.count
    code.append(.branch(0))
    let first = bind(yes)
    let jump = code.count
    code.append(.jump(0))
    code[branch] = .branch(code.count)
    let second = bind(no)
    code[jump] = .jump(code.count)
    return unify(first, second, range)
  }

  private mutating func bindCall(
    _ function: ExpressionFunction, _ operands: [ExpressionSyntax], _ range: Range<Int>
  ) -> ExpressionType {
    if function == .orElse { return bindOrElse(operands, range) }
    let types = operands.map { bind($0) }
    code.append(function.instruction(operands.count))
    switch function {
    case .present: return .boolean
    case .count:
      for (type, operand) in zip(types, operands) { expect(.boolean, type, operand) }
      return ExpressionType(type: .integer, unit: .none)
    case .min, .max:
      expectNumbers(Array(zip(types, operands)))
      let isWhole = types.allSatisfy { $0.type == .integer }
      return ExpressionType(type: isWhole ? .integer : .number, unit: commonUnit(types, range))
    case .scheme, .host, .path, .userInfo, .orElse:
      for (type, operand) in zip(types, operands) { expect(.string, type, operand) }
      return ExpressionType(type: .string, unit: .none)
    }
  }

  private mutating func bindOrElse(
    _ operands: [ExpressionSyntax], _ range: Range<Int>
  ) -> ExpressionType {
    let first = bind(operands[0])
    let jump = code.count
    code.append(.jump(0))
    let second = bind(operands[1])
    code.append(.orElse)
    code[jump] = .jumpIfPresent(code.count)
    return unify(first, second, range)
  }

  private mutating func commonUnit(
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
  private mutating func unify(
    _ a: ExpressionType, _ b: ExpressionType, _ range: Range<Int>
  ) -> ExpressionType {
    guard let first = a.type else { return b }
    guard let second = b.type else { return a }
    if first.isNumeric, second.isNumeric {
      return ExpressionType(
        type: first == second ? first : .number, unit: commonUnit([a, b], range))
    }
    guard first == second, first == .string || first == .boolean else {
      report(.typeMismatch(expected: a.phrase, found: b.phrase), range)
      return a
    }
    let values = a.values.isEmpty || b.values.isEmpty ? [] : a.values + b.values
    return ExpressionType(type: first, unit: .none, values: values)
  }

  private mutating func expect(
    _ wanted: ValueType, _ found: ExpressionType, _ operand: ExpressionSyntax
  ) {
    guard let type = found.type, type != wanted else { return }
    report(.typeMismatch(expected: Typing(wanted).phrase, found: found.phrase), operand.range)
  }

  private mutating func expectNumber(_ found: ExpressionType, _ operand: ExpressionSyntax) {
    guard let type = found.type, !type.isNumeric else { return }
    report(.typeMismatch(expected: "a number", found: found.phrase), operand.range)
  }

  private mutating func expectNumbers(_ operands: [(ExpressionType, ExpressionSyntax)]) {
    for (type, operand) in operands { expectNumber(type, operand) }
  }
}

extension ExpressionSyntax.BinaryOperator {
  fileprivate var instruction: Instruction {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .equal: .equal
    case .unequal: .unequal
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .and: .and
    case .or: .or
    }
  }
}

extension ExpressionFunction {
  fileprivate func instruction(_ count: Int) -> Instruction {
    switch self {
    case .min: .minimum(count)
    case .max: .maximum(count)
    case .count: .count(count)
    case .present: .present
    case .orElse: .orElse
    case .scheme: .urlPart(.scheme)
    case .host: .urlPart(.host)
    case .path: .urlPart(.path)
    case .userInfo: .urlPart(.userInfo)
    }
  }
}
