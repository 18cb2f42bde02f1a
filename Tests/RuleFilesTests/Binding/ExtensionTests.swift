import DecisionTables
import Testing

@testable import RuleFiles

/// What a policy on top of another one comes to.
@Suite struct ExtensionTests {
  private static let files = """
    --- file: base/policy.yaml
    policy: base
    title: the base
    language: 1
    inputs: {kind: {values: [a, b, c], required: true}, time: integer, other: string}
    settings: {limit: {default: 5}, word: {from: other, default: none}}
    findings: [f]
    --- file: base/d.yaml
    decision: d
    title: as it was
    hitPolicy: first
    inputs: {late: time - settings.limit}
    outputs: {x: integer, y: {type: string, optional: true}}
    rules:
      - {rule: one, when: {kind: a}, then: {x: 1}}
      - {rule: two, when: {late: "> 0"}, then: {x: 2}}
      - {rule: three, then: {x: 3, y: = settings.word}}
    --- file: base/e.yaml
    decision: e
    outputs: {z: integer}
    default: {z: = d.x * 10}
    --- file: base/f.yaml
    decision: f
    hitPolicy: collect
    outputs: {severity: {values: [info]}, message: text}
    rules: [{rule: any, then: {severity: info, message: base}}]
    --- file: middle/policy.yaml
    policy: middle
    language: 1
    extends: base
    inputs: {extra: boolean}
    settings: {limit: {default: 50}}
    --- file: middle/d.yaml
    decision: d
    amends: base
    title: as it is
    inputs: {early: not present(late), late: time - settings.limit * 2}
    outputs: {y: {type: string, optional: true, title: new}, w: {type: boolean, optional: true}}
    rules:
      - {rule: first, before: one, when: {extra: true}, then: {x: 0, w: true}}
      - {rule: after-one, after: one, when: {kind: b}, then: {x: 11}}
      - {rule: after-that, after: one, when: {kind: [b, c], early: true}, then: {x: 12}}
      - {rule: two, when: {late: "> 0"}, then: {x: 20}}
    default: {x: 99}
    --- file: top/policy.yaml
    policy: top
    title: on top
    language: 1
    extends: middle
    findings: []
    --- file: top/d.yaml
    decision: d
    amends: base
    remove: [after-one, three]
    rules: [{rule: last, after: two, when: {kind: c}, then: {x: 30}}]
    --- file: top/e.yaml
    decision: e
    outputs: {z: integer}
    default: {z: = d.x * 100}
    """

  @Test(arguments: [
    ("base", "one two three"), ("middle", "first one after-one after-that two three"),
    ("top", "first one after-that two last"),
  ])
  func `rules stand where the amendments put them`(name: String, rules: String) throws {
    let run = try PolicyRun(Self.files, name)
    #expect(run.compiled.policy.decisions[0].rules.map(\.id).joined(separator: " ") == rules)
  }

  @Test(arguments: [
    ("base", #"{"kind": "b", "time": 60}"#, "x 2", "z 20"),
    ("base", #"{"kind": "b", "other": "o"}"#, "x 3, y o", "z 30"),
    ("middle", #"{"kind": "b", "time": 60}"#, "x 11", "z 110"),
    ("middle", #"{"kind": "c"}"#, "x 12", "z 120"),
    ("middle", #"{"kind": "c", "time": 101}"#, "x 20", "z 200"),
    ("middle", #"{"kind": "c", "time": 60}"#, "x 3, y none", "z 30"),
    ("middle", #"{"kind": "c", "extra": true}"#, "x 0, w true", "z 0"),
    ("top", #"{"kind": "c", "time": 60}"#, "x 30", "z 3000"),
    ("top", #"{"kind": "b", "time": 60}"#, "x 99", "z 9900"),
  ])
  func `names and tables replace those below`(
    name: String, facts: String, d: String, e: String
  ) throws {
    var run = try PolicyRun(Self.files, name)
    #expect(try run.outputs(of: "d", facts) == d)
    #expect(try run.outputs(of: "e", facts) == e)
  }

  @Test func `heads are those of the amendment, where it says something`() throws {
    let base = try PolicyRun(Self.files, "base").compiled.policy
    let middle = try PolicyRun(Self.files, "middle").compiled.policy
    let top = try PolicyRun(Self.files, "top").compiled.policy
    #expect([base, middle, top].map(\.title) == ["the base", "the base", "on top"])
    #expect([base, middle, top].map(\.name) == ["base", "middle", "top"])
    #expect(middle.decisions[0].title == "as it is")
    #expect(middle.decisions[0].outputs.map(\.name) == ["x", "y", "w"])
    #expect(middle.decisions[0].outputs[1].title == "new")
    #expect(middle.findings == [2])
    #expect(top.findings == [])
  }

  @Test func `a machine is amended: entries by name, rules and invariants by id`() throws {
    let files = PolicyFiles(
      """
      --- file: base/policy.yaml
      policy: base
      language: 1
      findings: [inside]
      --- file: base/session.yaml
      machine: session
      unit: s
      states: [a, b]
      initial: a
      events: {start: , stop: }
      data: {x: {type: integer, initial: 1}}
      rules:
        - {rule: one, on: start, go: b}
        - {rule: two, on: stop, set: {x: 2}}
      invariants: [{invariant: i, never: {data.x: 9}}, {invariant: j, never: {data.x: 8}}]
      --- file: base/inside.yaml
      decision: inside
      machine: session
      hitPolicy: collect
      outputs: {severity: {values: [harm]}, message: text}
      rules: [{rule: r, when: {state: b, data.x: 1}, then: {severity: harm, message: no}}]
      --- file: base/cases/a.yaml
      - case: of a machine
        play: session
        events: [{at: 0, event: start}, {at: 1, event: stop}]
        expect: {state: b, data: {x: 2}, findings: [r]}
      - {case: of a decision inside, decide: inside, expect: []}
      --- file: own/policy.yaml
      policy: own
      language: 1
      extends: base
      --- file: own/session.yaml
      machine: session
      amends: base
      data: {x: {type: integer, initial: 5}}
      remove: [two, j]
      rules:
        - {rule: one, on: start, set: {x: 7}, go: b}
        - {rule: three, after: one, on: stop, set: {x: = data.x + 1}}
      --- file: own/cases/a.yaml
      - case: of the amended machine
        play: session
        events: [{at: 0, event: start}, {at: 1, event: stop}]
        expect: {state: b, data: {x: 8}, findings: []}
        rules: [one, three]
      """)
    #expect(files.load("base").faultLines == [])
    #expect(files.load("own").faultLines == [])
    let machine = try #require(files.load("own").policy?.machines.first)
    #expect(machine.invariants.map(\.id) == ["i"])
    func messages(_ name: String) throws -> [String] {
      let loaded = files.load(name)
      let runner = CaseRunner(CompiledPolicy(try #require(loaded.policy)))
      return loaded.cases.flatMap { entry -> [String] in
        guard case .failed(let differences) = runner.run(entry).outcome else { return [] }
        return differences.map(\.message)
      }
    }
    #expect(try messages("own") == [])
    #expect(
      try messages("base") == [
        "`inside` stands inside a machine: write `play: session` and events"
      ])
  }

  @Test func `policies stand on each other thirty-two high`() {
    var text = ""
    for number in 0..<40 {
      text += "--- file: p\(number)/policy.yaml\npolicy: p\(number)\nlanguage: 1\n"
      if number > 0 { text += "extends: p\(number - 1)\n" }
    }
    let files = PolicyFiles(text)
    #expect(files.load("p32").faultLines == [])
    #expect(
      files.load("p33").faultLines == [
        "p1/policy.yaml:3:10-12: at most 32 policies stand on top of each other "
          + "[unknown-policy]"
      ])
  }
}
