/// One run of a machine: events and time go in, actions come out.
///
/// A value: a copy is a session of its own. It has no clock; whoever plays it says what time it is,
/// and ``nextDeadline`` says when something is due. Memory does not grow with the number of
/// events, and a step without actions and findings allocates nothing.
package struct MachineSession: Sendable {
  package let compiled: CompiledMachine
  /// Facts, settings and decisions as the last step saw them.
  package internal(set) var evaluation: Evaluation
  /// An index of the machine's states.
  package internal(set) var state: Int
  /// What the last call led to.
  package internal(set) var result = MachineResult()
  /// Nil before the first call.
  package internal(set) var now: FixedPoint?
  var timers: [TimerState]
  var runs: [Bool]
  /// Where each timer went last, since the last event.
  var wentAt: [FixedPoint?]
  /// What there is to go back to on an error.
  var saved: Saved
  /// What a rule sets, before it holds.
  var newData: [Value]
  /// What the decisions that do not depend on the step left behind.
  let baseHits: (hits: Int, values: Int)
  /// How many strings the facts and those decisions need.
  let baseStrings: Int
  var scratch: [UInt8] = []

  struct Saved: Sendable {
    var state: Int
    var now: FixedPoint?
    var timers: [TimerState]
    var runs: [Bool]
    var wentAt: [FixedPoint?]
    var data: [Value]
    var strings: Int
  }

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - compiled: the machine.
  ///   - facts: an evaluation of the machine's policy with the facts, which hold for the whole
  ///     session.
  /// - Throws: ``MachineError/evaluation(_:)`` if a fact breaks a promise, or something that
  ///   depends on facts alone cannot be computed.
  package init(
    _ compiled: CompiledMachine, facts: Evaluation
  ) throws(MachineError) {
    self.compiled = compiled
    let machine = compiled.machine
    evaluation = facts
    state = machine.initial
    timers = machine.timers.map { _ in .off }
    runs = machine.clocks.map { _ in true }
    wentAt = machine.timers.map { _ in nil }
    newData = machine.data.map { _ in .missing }
    do throws(EvaluationError) {
      try evaluation.checkPromises()
      try evaluation.prepareBase(of: compiled)
      try evaluation.decide(machine.start)
    } catch {
      throw .evaluation(error)
    }
    baseHits = evaluation.hitCounts
    baseStrings = evaluation.strings.count
    saved = Saved(
      state: state, now: nil, timers: timers, runs: runs, wentAt: wentAt, data: newData,
      strings: baseStrings)
    evaluation.put(.string(machine.states[state].name), in: machine.stateSlot)
    try refreshClocks(at: .zero)
  }

  package var machine: Machine { compiled.machine }

  /// When the next timer goes, if nothing happens before.
  package var nextDeadline: FixedPoint? {
    var earliest: FixedPoint?
    for timer in timers.indices {
      guard let deadline = timers[timer].deadline else { continue }
      if earliest.map({ deadline < $0 }) ?? true { earliest = deadline }
    }
    return earliest
  }

  package var isOver: Bool { machine.states[state].isFinal }

  package func value(ofDatum datum: Int) -> MachineValue {
    evaluation.outside(evaluation.values[machine.data[datum].slot])
  }

  /// Reports an event. Timers that are due before go first, and so do those due at the same
  /// instant whose tie is `timer`.
  ///
  /// - Parameters:
  ///   - event: an index of the machine's events.
  ///   - fields: the values of the event's fields, in the order of their declaration; what is left
  ///     out at the end is absent.
  ///   - instant: never before that of the last call.
  /// - Throws: ``MachineError``; nothing has changed then.
  package mutating func handle(
    _ event: Int, _ fields: [MachineValue] = [], at instant: FixedPoint
  ) throws(MachineError) {
    try change { session throws(MachineError) in
      try session.begin(at: instant)
      try session.check(event, fields)
      try session.goTimers(upTo: instant, withEvents: false)
      session.now = instant
      session.forgetWhereTimersWent()
      try session.take(.event(event), fields, at: instant)
      try session.goTimers(upTo: instant, withEvents: false)
    }
  }

  /// Says that all time up to `instant`, and that itself, is over.
  ///
  /// - Throws: ``MachineError``; nothing has changed then.
  package mutating func advance(to instant: FixedPoint) throws(MachineError) {
    try change { session throws(MachineError) in
      try session.begin(at: instant)
      try session.goTimers(upTo: instant, withEvents: true)
      session.now = instant
    }
  }

  private mutating func change(
    _ body: (inout MachineSession) throws(MachineError) -> Void
  ) throws(MachineError) {
    save()
    result.removeAll()
    do throws(MachineError) {
      try body(&self)
      dropStrings()
    } catch {
      restore()
      throw error
    }
  }

  private mutating func begin(at instant: FixedPoint) throws(MachineError) {
    if let now, instant < now { throw .timeBackwards(to: instant, from: now) }
  }

  /// Checks what the host promised of an event.
  private func check(_ event: Int, _ fields: [MachineValue]) throws(MachineError) {
    guard machine.events.indices.contains(event) else {
      throw .unknownEvent(String(event), known: [])
    }
    let declared = compiled.machine.events[event].fields
    for index in 0..<declared.count {
      let value = index < fields.count ? fields[index] : .absent
      let isAdmitted = declared[index].typing.type.admits(value.probe)
      try check(isAdmitted ? value : .mistyped, declared[index], event)
    }
  }

  private func check(
    _ value: MachineValue, _ field: Machine.Field, _ event: Int
  ) throws(MachineError) {
    let keeps: Bool
    switch value {
    case .absent, .null, .mistyped:
      guard field.isRequired else { return }
      throw .missingField(field.name, event: compiled.name(ofEvent: event))
    case .number(let number): keeps = field.typing.promises(.number(number))
    case .string(let text) where !field.typing.values.isEmpty:
      // Without adding it to the pool.
      keeps = compiled.policy.strings.find(text).map(field.typing.values.contains) ?? false
    case .string, .boolean, .object, .list: keeps = true
    }
    if !keeps {
      throw .brokenPromise(
        field: field.name, event: compiled.name(ofEvent: event), value: value.description)
    }
  }
}
