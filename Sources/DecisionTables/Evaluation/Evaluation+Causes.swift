extension Evaluation {
  /// The facts whose absence left a slot without a value, read directly and not through a setting.
  ///
  /// Empty where a rule said that there is none.
  package func causes(ofAbsence slot: Int) -> [Int] {
    guard !values[slot].isPresent else { return [] }
    var search = CauseSearch(self)
    if case .decision(let index) = policy.source(of: slot) { search.trace(index) }
    return search.causes(ofAbsence: slot).sorted()
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
}

/// Runs expressions once more, and keeps beside every absent value why it is absent.
private struct CauseSearch {
  private struct Traced {
    var value: Value
    var causes: Set<Int> = []
  }

  private let evaluation: Evaluation
  private var strings: StringPool
  private var known: [Int: Set<Int>] = [:]

  init(_ evaluation: Evaluation) {
    self.evaluation = evaluation
    strings = evaluation.strings
  }

  private var policy: Policy { evaluation.policy }

  /// Looks at a decision and all that come before it, in the order of evaluation.
  mutating func trace(_ decision: Int) {
    let flat = evaluation.compiled.flat
    let before = flat.tables[decision].steps.indices.map { Int(flat.steps[$0]) }
    for index in before.filter({ $0 < policy.decisions.count }) + [decision] {
      for named in policy.decisions[index].expressions {
        trace(named.slot, named.expression)
      }
      for slot in policy.decisions[index].outputs.map(\.slot) {
        if case .expression(let code) = evaluation.term(ofOutput: slot, decision: index) {
          trace(slot, code)
        }
      }
    }
  }

  private mutating func trace(_ slot: Int, _ expression: Expression) {
    guard !evaluation.values[slot].isPresent else { return }
    known[slot] = causes(in: expression)
  }

  func causes(ofAbsence slot: Int) -> Set<Int> {
    if case .fact = policy.slots[slot].role { return [slot] }
    return known[slot] ?? []
  }

  private mutating func causes(in expression: Expression) -> Set<Int> {
    var stack: [Traced] = []
    var next = 0
    while next < expression.code.count {
      let instruction = expression.code[next]
      next += 1
      switch instruction {
      case .load(let slot): stack.append(traced(slot))
      case .constant(let value): stack.append(Traced(value: value))
      case .jump(let target): next = target
      case .jumpIfFalse(let target): if stack.last?.value.isFalse == true { next = target }
      case .jumpIfTrue(let target): if stack.last?.value.isTrue == true { next = target }
      case .jumpIfPresent(let target): if stack.last?.value.isPresent == true { next = target }
      case .branch(let target):
        let condition = stack.removeLast()
        if condition.value.isFalse { next = target }
        if condition.value.boolean == nil {
          stack.append(condition)
          next = target - 1
        }
      default: join(instruction, &stack)
      }
    }
    return stack.last.map { $0.value.isPresent ? [] : $0.causes } ?? []
  }

  private func traced(_ slot: Int) -> Traced {
    let value = evaluation.values[slot]
    return Traced(value: value, causes: value.isPresent ? [] : causes(ofAbsence: slot))
  }

  private mutating func join(_ instruction: Instruction, _ stack: inout [Traced]) {
    let operands = stack.suffix(instruction.operandCount)
    var value = Value.missing
    if case .urlPart(let part) = instruction, let url = operands.last {
      value = strings.part(part, ofURL: url.value)
    } else {
      let values = operands.map(\.value)
      value = values.withUnsafeBufferPointer { (try? instruction.result(of: $0)) ?? .missing }
    }
    let causes = operands.reduce(into: Set<Int>()) { $0.formUnion($1.causes) }
    stack.removeLast(instruction.operandCount)
    stack.append(Traced(value: value, causes: value.isPresent ? [] : causes))
  }
}
