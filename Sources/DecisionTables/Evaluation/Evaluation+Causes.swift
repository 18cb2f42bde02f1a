extension Evaluation {
  /// The facts whose absence left a slot without a value, read directly and not through a setting.
  ///
  /// Empty where a rule said that there is none.
  package func causes(ofAbsence slot: Int) -> [Int] {
    guard !values[slot].isPresent else { return [] }
    return absenceCauses(slot).sorted()
  }

  private func absenceCauses(_ slot: Int) -> Set<Int> {
    switch policy.slots[slot].role {
    case .fact: return [slot]
    case .setting, .settingOrigin, .settingWord: return []
    case .expression(let index):
      let named = policy.decisions[index].expressions.first { $0.slot == slot }
      return named.map { causes(in: $0.expression) } ?? []
    case .output(let index):
      guard let term = term(ofOutput: slot, decision: index),
        case .expression(let expression) = term
      else { return [] }
      return causes(in: expression)
    }
  }

  /// The term that decided an output.
  package func term(ofOutput slot: Int, decision index: Int) -> Term? {
    let decision = policy.decisions[index]
    guard let column = decision.outputs.firstIndex(where: { $0.slot == slot }) else { return nil }
    switch outcomes[index] {
    case .rule(let rule): return decision.rules[rule].terms[column]
    case .noRule: return decision.defaults?[column]
    case .hits, .notEvaluated: return nil
    }
  }

  /// Runs an expression once more, and keeps beside every absent value why it is absent.
  private func causes(in expression: Expression) -> Set<Int> {
    var stack: [(value: Value, causes: Set<Int>)] = []
    var next = 0
    while next < expression.code.count {
      let instruction = expression.code[next]
      next += 1
      switch instruction {
      case .load(let slot):
        let value = values[slot]
        stack.append((value, value.isPresent ? [] : absenceCauses(slot)))
      case .constant(let value): stack.append((value, []))
      case .jump(let target): next = target
      case .jumpIfFalse(let target): if stack.last?.value.isFalse == true { next = target }
      case .jumpIfTrue(let target): if stack.last?.value.isTrue == true { next = target }
      case .jumpIfPresent(let target):
        if stack.last?.value.isPresent == true { next = target }
      case .branch(let target): next = branch(target, next, &stack)
      default: join(instruction, &stack)
      }
    }
    return stack.last?.causes ?? []
  }

  private func branch(
    _ target: Int, _ next: Int, _ stack: inout [(value: Value, causes: Set<Int>)]
  ) -> Int {
    let condition = stack.removeLast()
    if condition.value.isTrue { return next }
    if condition.value.isFalse { return target }
    stack.append((.missing, condition.causes))
    return target - 1
  }

  private func join(
    _ instruction: Instruction, _ stack: inout [(value: Value, causes: Set<Int>)]
  ) {
    let operands = stack.suffix(instruction.operandCount)
    var value = Value.missing
    if case .urlPart(let part) = instruction {
      var scratch = self
      value = scratch.part(part, ofURL: operands.first?.value ?? .missing)
    } else {
      value = (try? instruction.result(of: ArraySlice(operands.map(\.value)))) ?? .missing
    }
    let causes = operands.reduce(into: Set<Int>()) { $0.formUnion($1.causes) }
    stack.removeLast(instruction.operandCount)
    stack.append((value, value.isPresent ? [] : causes))
  }
}
