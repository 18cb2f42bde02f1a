import DecisionTables

/// A machine played the slow, obvious way: rows are scanned, and every timer counts what is left of
/// it down from instant to instant.
struct SlowMachine {
  struct Fault: Error {}

  let machine: Machine
  private(set) var log: [String] = []
  private(set) var state: Int
  private var values: Evaluation
  private var left: [FixedPoint?]
  private var wentAt: [FixedPoint?]
  private var now: FixedPoint?

  init(_ machine: Machine, facts: Evaluation) {
    self.machine = machine
    values = facts
    state = machine.initial
    left = machine.timers.map { _ in nil }
    wentAt = left
    let start = machine.policy.decisions[machine.start]
    for (output, term) in zip(start.outputs, start.rules[0].terms) {
      values.set(output.slot, to: (try? value(of: term)) ?? .missing)
    }
    showState()
  }

  mutating func handle(
    _ event: Int, _ fields: [Value], at instant: FixedPoint
  ) throws(Fault) {
    try passTime(to: instant, withEvents: false)
    wentAt = wentAt.map { _ in nil }
    try step(machine.events[event].name, Array(zip(machine.events[event].fields, fields)), instant)
    try passTime(to: instant, withEvents: false)
  }

  mutating func advance(to instant: FixedPoint) throws(Fault) {
    try passTime(to: instant, withEvents: true)
  }

  private func runs(_ clock: Int) -> Bool {
    guard let condition = machine.clocks[clock].condition else { return true }
    return holds(machine.policy.decisions[condition].rules[0].tests)
  }

  private func holds(_ tests: [Test]) -> Bool {
    tests.allSatisfy { $0.set.contains(values.values[$0.slot], in: values.strings) }
  }

  /// One instant after the other: the nearest at which a timer has nothing left.
  private mutating func passTime(to instant: FixedPoint, withEvents: Bool) throws(Fault) {
    if let now, instant < now { throw Fault() }
    while true {
      let from = now ?? .zero
      var next: (at: FixedPoint, timer: Int)?
      for timer in left.indices {
        guard let rest = left[timer], runs(machine.timers[timer].clock) else { continue }
        guard let at = from.adding(rest), at <= instant else { continue }
        if at == instant, !withEvents, machine.timers[timer].tie == .event { continue }
        if next.map({ at < $0.at }) ?? true { next = (at, timer) }
      }
      tick(from: from, to: next?.at ?? max(instant, from))
      now = next?.at ?? instant
      guard let next else { return }
      if wentAt[next.timer] == next.at { throw Fault() }
      wentAt[next.timer] = next.at
      left[next.timer] = nil
      try step(machine.timers[next.timer].occurrence, [], next.at)
    }
  }

  private mutating func tick(from: FixedPoint, to: FixedPoint) {
    guard now != nil, let passed = to.subtracting(from) else { return }
    for timer in left.indices where runs(machine.timers[timer].clock) {
      left[timer] = left[timer].flatMap { $0.subtracting(passed) }
    }
  }

  private mutating func showState() {
    values.set(machine.stateSlot, to: .string(machine.states[state].name))
  }

  private mutating func step(
    _ name: StringID, _ fields: [(Machine.Field, Value)], _ at: FixedPoint
  ) throws(Fault) {
    for field in machine.events.flatMap(\.fields) { values.set(field.slot, to: .missing) }
    for (field, value) in fields { values.set(field.slot, to: value) }
    values.set(machine.occurrenceSlot, to: .string(name))
    let table = machine.policy.decisions[machine.table]
    guard !machine.states[state].isFinal else { return log.append("\(at) ignored") }
    for named in table.expressions {
      values.set(named.slot, to: try value(of: .expression(named.expression)))
    }
    guard let index = table.rules.firstIndex(where: { holds($0.tests) }) else {
      return log.append("\(at) ignored")
    }
    log.append("\(at) \(table.rules[index].id)")
    try carryOut(table.rules[index], machine.effects[index], at)
  }

  private mutating func carryOut(
    _ rule: Rule, _ effect: Machine.Effect, _ at: FixedPoint
  ) throws(Fault) {
    let before = machine.data.map { values.values[$0.slot] }
    var data = before
    for datum in effect.sets { data[datum] = try value(of: rule.terms[datum]) }
    for (datum, value) in zip(machine.data, data) { values.set(datum.slot, to: value) }
    for timer in effect.stops { left[timer] = nil }
    for timer in effect.starts {
      let length = try value(of: rule.terms[machine.column(ofTimer: timer)])
      if let number = length.number {
        if number < .zero { throw Fault() }
        left[timer] = number
      }
    }
    var findings: [String] = []
    for action in effect.actions {
      let arguments = try machine.actions[action].arguments.map { argument throws(Fault) in
        try value(of: rule.terms[argument.column])
      }
      let name = values.strings[machine.actions[action].name]
      log.append("\(at) \(name) \(arguments.map { values.text(of: $0) })")
      let old = values.strings[machine.states[state].name]
      if name == "go", let n = arguments.first?.number, n > FixedPoint(millionths: 5_000_000) {
        findings.append("\(at) many \(n)")
      }
      if name == "halt", old == "s0" { findings.append("\(at) halted no") }
    }
    log += findings
    if let next = effect.next { state = next }
    if machine.states[state].isFinal { left = left.map { _ in nil } }
    showState()
  }

  /// Runs an expression on a plain stack.
  private func value(of term: Term) throws(Fault) -> Value {
    switch term {
    case .absent, .text, .pointer: return .missing
    case .constant(let value): return value
    case .expression(let expression):
      var stack: [Value] = []
      var next = 0
      while next < expression.code.count {
        let instruction = expression.code[next]
        next += 1
        switch instruction {
        case .load(let slot): stack.append(values.values[slot])
        case .constant(let value): stack.append(value)
        case .jump, .branch: throw Fault()
        case .jumpIfFalse(let target): if stack.last?.isFalse == true { next = target }
        case .jumpIfTrue(let target): if stack.last?.isTrue == true { next = target }
        case .jumpIfPresent(let target): if stack.last?.isPresent == true { next = target }
        default:
          let operands = Array(stack.suffix(instruction.operandCount))
          stack.removeLast(operands.count)
          let result = operands.withUnsafeBufferPointer { try? instruction.result(of: $0) }
          guard let result else { throw Fault() }
          stack.append(result)
        }
      }
      guard let last = stack.last, last.isPresent else { return .missing }
      return last
    }
  }
}

extension SlowMachine {
  /// A value with its string in the pool.
  mutating func intern(_ value: MachineValue) -> Value {
    switch value {
    case .number(let number): .number(number)
    case .string(let text): .string(values.strings.intern(text))
    default: .missing
    }
  }
}
