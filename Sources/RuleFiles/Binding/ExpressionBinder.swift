import DecisionTables

/// Resolves the names of an expression, checks its types and units, and writes its code.
struct ExpressionBinder {
  /// What the binder of the policy knows of names.
  struct Context {
    let scope: Scope
    let slots: [Slot]
    /// Slots whose type a fault left unknown.
    let unknown: Set<Int>
    /// The value of each setting that no document configures, where it is a string.
    let parameters: [Int: StringID]
  }

  private let context: Context
  private let text: Word
  var strings: StringPool
  private(set) var code: [Instruction] = []
  private(set) var faults: [RuleFault] = []
  /// The slots behind the names that the expression mentions.
  private(set) var slots: [String: Int] = [:]

  init(_ text: Word, _ context: Context, strings: StringPool) {
    self.text = text
    self.context = context
    self.strings = strings
  }

  mutating func bind(_ syntax: ExpressionSyntax) -> ExpressionType {
    switch syntax {
    case .name(let name, let range): return bindName(name, range)
    case .number(let digits, _): return bindNumber(digits)
    case .string(let text, _):
      let id = strings.intern(text)
      code.append(.constant(.string(id)))
      return ExpressionType(type: .string, unit: .none, values: [id], isClosed: true)
    case .boolean(let value, _):
      code.append(.constant(.boolean(value)))
      return .boolean
    case .absent:
      code.append(.constant(.missing))
      return .unknown
    case .unary(let operation, let operand, _): return bindUnary(operation, operand)
    case .binary(let operation, let left, let right, let range):
      return bindBinary(operation, left, right, range)
    case .conditional(let condition, let yes, let no, let range):
      return bindConditional(condition, yes, no, range)
    case .call(let function, let operands, let range):
      return bindCall(function, operands, range)
    }
  }

  mutating func report(_ reason: RuleFault.Reason, _ range: Range<Int>) {
    faults.append(RuleFault(reason, at: text.place(of: range)))
  }

  private mutating func bindName(_ name: String, _ range: Range<Int>) -> ExpressionType {
    guard let slot = context.scope[name] else {
      if let reason = context.scope.fault(reading: name) { report(reason, range) }
      code.append(.constant(.missing))
      return .unknown
    }
    slots[name] = slot
    code.append(.load(slot))
    if context.unknown.contains(slot) { return .unknown }
    let typing = context.slots[slot].typing
    var type = ExpressionType(type: typing.type, unit: UnitOfMeasure(typing.unit))
    type.values = context.parameters[slot].map { [$0] } ?? typing.values
    type.isClosed = !typing.values.isEmpty
    return type
  }

  private mutating func bindNumber(_ digits: String) -> ExpressionType {
    let number = (try? FixedPoint(reading: digits.utf8)) ?? .zero
    code.append(.constant(.number(number)))
    return ExpressionType(type: number.isWhole ? .integer : .number, unit: .any)
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
      checkListed(left, b, right)
      checkListed(right, a, left)
      return .boolean
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if expectNumbers([(a, left), (b, right)]) { _ = commonUnit([a, b], range) }
      return .boolean
    case .add, .subtract, .multiply, .divide:
      guard expectNumbers([(a, left), (b, right)]) else { return .unknown }
      let isWhole = operation != .divide && a.type == .integer && b.type == .integer
      let unit = unit(of: operation, a.unit, b.unit, range)
      return ExpressionType(type: isWhole ? .integer : .number, unit: unit)
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
      guard expectNumbers(Array(zip(types, operands))) else { return .unknown }
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
}
