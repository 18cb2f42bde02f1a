import DecisionTables

/// What a table decides, the slow and obvious way: for each rule in order, ask every test.
struct SlowTable {
  enum Answer: Equatable {
    case outputs(rule: Int?, [Value])
    case hits([Hit])
    case total(hits: Int, [Value])
    case fails(String)
  }

  struct Hit: Equatable {
    var rule: Int
    var element: Int?
    var values: [Value]
  }

  let policy: Policy
  let decision: Decision

  init(_ policy: Policy) {
    self.policy = policy
    decision = policy.decisions[0]
  }

  /// The rules that match, in order.
  func matching(_ values: [Value]) -> [Int] {
    decision.rules.indices.filter { rule in
      decision.rules[rule].tests.allSatisfy {
        $0.set.contains(values[$0.slot], in: policy.strings)
      }
    }
  }

  func answer(_ values: [Value]) -> Answer {
    answer(hits: matching(values).map { (rule: $0, element: nil) }, [values])
  }

  /// What a table that is tried on each element of a list decides; each has values of every slot.
  func answer(elements: [[Value]]) -> Answer {
    let hits = elements.enumerated().flatMap { element, values in
      matching(values).map { (rule: $0, element: Int?.some(element)) }
    }
    return answer(hits: hits, elements)
  }

  private func answer(hits: [(rule: Int, element: Int?)], _ values: [[Value]]) -> Answer {
    if decision.hitPolicy == .unique, hits.count > 1 { return .fails("several-rules") }
    if decision.hitPolicy == .any, let fault = disagreement(hits.map(\.rule), values[0]) {
      return .fails(fault)
    }
    if decision.hitPolicy.isSingleHit || hits.isEmpty {
      let rule = hits.first?.rule
      let terms = rule.map { decision.rules[$0].terms } ?? decision.defaults
      let none = decision.each == nil ? values[0] : policy.slots.map { _ in Value.missing }
      guard let outputs = outputs(terms, none) else { return .fails("overflow") }
      return .outputs(rule: rule, outputs)
    }
    var results: [Hit] = []
    for hit in hits {
      let terms = decision.rules[hit.rule].terms
      guard let outputs = outputs(terms, values[hit.element ?? 0]) else {
        return .fails("overflow")
      }
      results.append(Hit(rule: hit.rule, element: hit.element, values: outputs))
    }
    return decision.hitPolicy.isAggregate ? total(results) : .hits(results)
  }

  /// Why several rules cannot decide together, if they cannot.
  private func disagreement(_ rules: [Int], _ values: [Value]) -> String? {
    for rule in rules.dropFirst() {
      for column in decision.outputs.indices {
        let both = [rules[0], rule].map { output(decision.rules[$0].terms[column], values) }
        guard let first = both[0], let second = both[1] else { return "overflow" }
        if first != second { return "disagreeing-rules" }
      }
    }
    return nil
  }

  private func total(_ hits: [Hit]) -> Answer {
    var totals: [Value] = []
    for column in decision.outputs.indices {
      let numbers = hits.compactMap { $0.values[column].number?.millionths }
      switch decision.hitPolicy {
      case .collectCount: totals.append(.whole(Int64(hits.count)))
      case .collectMin: totals.append(numbers.min().map { .millionths($0) } ?? .missing)
      case .collectMax: totals.append(numbers.max().map { .millionths($0) } ?? .missing)
      default:
        var sum: Int64 = 0
        for number in numbers {
          let (next, overflow) = sum.addingReportingOverflow(number)
          if overflow { return .fails("overflow") }
          sum = next
        }
        totals.append(numbers.isEmpty ? .missing : .millionths(sum))
      }
    }
    return .total(hits: hits.count, totals)
  }

  /// Nil if a sum leaves the range of numbers.
  private func outputs(_ terms: [Term]?, _ values: [Value]) -> [Value]? {
    var outputs: [Value] = []
    for column in decision.outputs.indices {
      guard let output = output(terms?[column] ?? .absent, values) else { return nil }
      outputs.append(output)
    }
    return outputs
  }

  /// Knows loads, and sums of a load and a constant.
  private func output(_ term: Term, _ values: [Value]) -> Value? {
    switch term {
    case .constant(let value): return value
    case .expression(let expression):
      guard case .load(let slot) = expression.code[0] else { return nil }
      guard values[slot].isPresent else { return .missing }
      guard expression.code.count > 1 else { return values[slot] }
      guard case .constant(let summand) = expression.code[1], let a = values[slot].number,
        let b = summand.number, let sum = a.adding(b)
      else { return nil }
      return .number(sum)
    default: return .missing
    }
  }
}
