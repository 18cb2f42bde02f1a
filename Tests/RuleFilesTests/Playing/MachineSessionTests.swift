import DecisionTables
import Testing

@testable import RuleFiles

/// Sessions of machines: the engine against rules that are scanned, and what it promises.
@Suite struct MachineSessionTests {
  private static func compiled(_ text: String) throws -> CompiledMachine {
    let loaded = PolicyFiles(text).load()
    let policy = try #require(loaded.policy, "\(loaded.faultLines)\n\(text)")
    return CompiledMachine(try #require(policy.machines.first), of: policy)
  }

  private static func session(_ text: String) throws -> MachineSession {
    let machine = try compiled(text)
    return try MachineSession(machine, facts: Evaluation(machine.policy))
  }

  private static func seconds(_ millionths: Int64) -> FixedPoint {
    FixedPoint(millionths: millionths)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `a session is what scanning the rules says`(seed: UInt64) throws {
    let machine = try Self.compiled(RandomMachine.text(seed: seed))
    var random = SeededGenerator(seed: seed &+ 1_000_000)
    var facts = Evaluation(machine.policy)
    let limit = try #require(machine.policy.policy.inputs.firstIndex { $0.name == "limit" })
    if random.oneIn(2) { facts.set(limit, to: .number(Self.seconds(2_000_000))) }
    var fast = try MachineSession(machine, facts: facts)
    var slow = SlowMachine(machine.machine, facts: facts)
    var at: Int64 = 0
    for _ in 0..<60 {
      at += [0, 0, 500_000, 1_000_000, 1_500_000, 4_000_000].randomElement(using: &random) ?? 0
      let event = random.oneIn(4) ? nil : Int.random(in: 0..<3, using: &random)
      let number = Int64.random(in: 0...6, using: &random) * 1_000_000
      let fields: [MachineValue] = [
        random.oneIn(4) ? .absent : .number(Self.seconds(number)),
        random.oneIn(4) ? .absent : .string("w\(Int.random(in: 0..<4, using: &random))"),
      ]
      let used = event.map { Array(fields.prefix(machine.machine.events[$0].fields.count)) } ?? []
      let before = (slow, fast.state)
      let logged = slow.log.count
      let expected: [String]?
      do throws(SlowMachine.Fault) {
        if let event {
          let values = used.map { slow.intern($0) }
          try slow.handle(event, values, at: Self.seconds(at))
        } else {
          try slow.advance(to: Self.seconds(at))
        }
        expected = Array(slow.log.dropFirst(logged))
      } catch {
        slow = before.0
        expected = nil
      }
      var found: [String]?
      do throws(MachineError) {
        if let event {
          try fast.handle(event, used, at: Self.seconds(at))
        } else {
          try fast.advance(to: Self.seconds(at))
        }
        found = Self.log(of: fast)
      } catch {
        #expect(fast.state == before.1, "seed \(seed)")
      }
      try #require(found == expected, "seed \(seed) at \(at)")
      #expect(fast.state == slow.state, "seed \(seed)")
    }
  }

  private static func log(of session: MachineSession) -> [String] {
    session.result.steps.flatMap { step in
      let rule = step.rule.map { session.compiled.rules[$0].id } ?? "ignored"
      let actions = session.result.actions[step.actions].map { action in
        let arguments = action.arguments.map { $0 == .absent ? "nothing" : $0.description }
        return "\(step.at) \(session.compiled.name(ofAction: action.action)) \(arguments)"
      }
      let findings = session.result.findings[step.findings].map {
        "\(step.at) \($0.id) \($0.message)"
      }
      return ["\(step.at) \(rule)"] + actions + findings
    }
  }

  private static let pausing = """
    policy: p
    language: 1
    --- file: m.yaml
    machine: m
    unit: s
    states: [off, on, over]
    initial: off
    final: [over]
    events: {begin: , stand: , run: , name: {text: {type: string, required: true}}}
    data: {stands: {type: boolean, initial: false}, text: {type: string, optional: true}}
    clocks: {clock: {when: {data.stands: false}}}
    timers: {due: {clock: clock, tie: timer}}
    actions: {ring: }
    rules:
      - {rule: begin, on: begin, start: {due: 100}, go: on}
      - {rule: stand, on: stand, set: {stands: true}}
      - {rule: run, on: run, set: {stands: false}}
      - {rule: name, on: name, set: {text: = event.text}}
      - {rule: ring, on: timer.due, do: [ring], go: over}
    """

  @Test func `a thousand pauses of odd lengths end at exactly the instant that is due`() throws {
    var session = try Self.session(Self.pausing)
    var random = SeededGenerator(seed: 7)
    try session.handle(0, at: .zero)
    var at: Int64 = 0
    var stood: Int64 = 0
    for _ in 0..<1000 {
      at += Int64.random(in: 1...90_001, using: &random)
      try session.handle(1, at: Self.seconds(at))
      #expect(session.nextDeadline == nil)
      let pause = Int64.random(in: 1...3_000_017, using: &random)
      at += pause
      stood += pause
      try session.handle(2, at: Self.seconds(at))
    }
    let due = Self.seconds(100_000_000 + stood)
    #expect(session.nextDeadline == due)
    try session.advance(to: due)
    #expect(session.result.actions.map(\.at) == [due])
    #expect(session.isOver)
  }

  @Test func `ten thousand names leave no more behind than the last`() throws {
    var session = try Self.session(Self.pausing)
    for number in 0..<10_000 {
      try session.handle(3, [.string("name \(number)")], at: Self.seconds(Int64(number)))
    }
    #expect(session.value(ofDatum: 1) == .string("name 9999"))
    let fresh = try Self.session(Self.pausing)
    #expect(session.evaluation.strings.count == fresh.evaluation.strings.count + 1)
  }

  @Test func `after an error everything is as before`() throws {
    var session = try Self.session(Self.pausing)
    try session.handle(0, at: Self.seconds(5))
    #expect(throws: MachineError.timeBackwards(to: Self.seconds(4), from: Self.seconds(5))) {
      try session.handle(1, at: Self.seconds(4))
    }
    #expect(throws: MachineError.missingField("text", event: "name")) {
      try session.handle(3, [.number(.zero)], at: Self.seconds(200_000_000))
    }
    #expect(throws: MachineError.unknownEvent("9", known: [])) {
      try session.handle(9, at: Self.seconds(6))
    }
    #expect(session.now == Self.seconds(5))
    #expect(session.nextDeadline == Self.seconds(100_000_005))
    #expect(session.result == MachineResult())
  }

  @Test func `a copy is a session of its own`() throws {
    var session = try Self.session(Self.pausing)
    try session.handle(0, at: .zero)
    let copy = session
    try session.advance(to: Self.seconds(100_000_000))
    #expect(session.isOver)
    #expect(!copy.isOver)
    #expect(copy.nextDeadline == Self.seconds(100_000_000))
  }

  @Test func `a timer that starts itself anew without length makes no progress`() throws {
    var session = try Self.session(
      """
      policy: p
      language: 1
      --- file: m.yaml
      machine: m
      states: [a, b]
      initial: a
      events: {begin: }
      clocks: {clock: }
      timers: {due: {clock: clock, tie: timer}}
      rules:
        - {rule: begin, on: begin, start: {due: 0}, go: b}
        - {rule: again, on: timer.due, start: {due: 0}}
      """)
    #expect(throws: MachineError.noProgress(timer: "due", at: .zero)) {
      try session.handle(0, at: .zero)
    }
    #expect(session.state == 0)
  }
}
