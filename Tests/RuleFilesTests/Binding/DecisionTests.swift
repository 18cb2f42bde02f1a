import DecisionTables
import Testing

@testable import RuleFiles

@Suite struct DecisionTests {
  @Test(arguments: [
    ("a", #"{"n": 1}"#, "x 1, y low"), ("a", #"{"n": 5}"#, "x 2"),
    ("a", #"{"n": 50}"#, "x 0, y none"),
    ("a", "{}", "x 0, y none"), ("b", #"{"n": 1}"#, "x 1"), ("b", "{}", ""),
    ("c", #"{"n": 5}"#, "late 4"), ("c", "{}", "late -1"),
  ])
  func `no match gives the default outputs, else nothing`(
    decision: String, facts: String, outputs: String
  ) throws {
    var run = try PolicyRun(
      """
      policy: p
      language: 1
      inputs: {n: integer}
      --- file: a.yaml
      decision: a
      outputs: {x: integer, y: {type: string, optional: true}}
      rules:
        - {rule: one, when: {n: 1}, then: {x: 1, y: low}}
        - {rule: two, when: {n: 2..10}, then: {x: 2}}
      default: {x: 0, y: none}
      --- file: b.yaml
      decision: b
      outputs: {x: integer}
      rules: [{rule: one, when: {n: 1}, then: {x: 1}}]
      --- file: c.yaml
      decision: c
      inputs: {late: "orElse(n, 0) - 1"}
      outputs: {late: integer}
      default: {late: = late}
      """)
    #expect(try run.outputs(of: decision, facts) == outputs)
  }

  private static let lists = """
    policy: p
    language: 1
    inputs:
      limit: {type: integer, required: true}
      in.adapters: {type: list, element: adapter}
      adapter.name: {type: string, required: true}
      adapter.ready.at: integer
      numbers: {type: list, element: number}
      number: integer
    """

  @Test(arguments: [
    ("names", "name a | name c"), ("count", "n 3"), ("late", "n 2"), ("max", "at 7"),
    ("min", "at 2"), ("sum", "at 9"), ("none", "at -1"), ("plain", "x 3 | x 4"),
    ("texts", "m a at 2, p →adapter.ready.at | m b at nothing | m c at 7, p →adapter.ready.at"),
    ("reads", "total 9, share 3"),
  ])
  func `a table is tried on each element`(decision: String, outputs: String) throws {
    var run = try PolicyRun(
      Self.lists + """

        --- file: names.yaml
        decision: names
        each: adapter
        hitPolicy: collect
        inputs: {spare: limit - adapter.ready.at}
        outputs: {name: string}
        rules: [{rule: r, when: {spare: present}, then: {name: = adapter.name}}]
        --- file: count.yaml
        decision: count
        each: adapter
        hitPolicy: collect count
        outputs: {n: integer}
        rules: [{rule: r, then: {n: 1}}]
        default: {n: 0}
        --- file: late.yaml
        decision: late
        each: adapter
        hitPolicy: collect count
        outputs: {n: integer}
        rules:
          - {rule: late, when: {adapter.ready.at: "> 5"}, then: {n: 1}}
          - {rule: never, when: {adapter.ready.at: absent}, then: {n: 1}}
        default: {n: 0}
        --- file: max.yaml
        decision: max
        each: adapter
        hitPolicy: collect max
        outputs: {at: {type: integer, optional: true}}
        rules: [{rule: r, then: {at: = adapter.ready.at}}]
        --- file: min.yaml
        decision: min
        each: adapter
        hitPolicy: collect min
        outputs: {at: {type: integer, optional: true}}
        rules: [{rule: r, then: {at: = adapter.ready.at}}]
        --- file: sum.yaml
        decision: sum
        each: adapter
        hitPolicy: collect sum
        outputs: {at: {type: integer, optional: true}}
        rules: [{rule: r, then: {at: = adapter.ready.at}}]
        default: {at: 0}
        --- file: none.yaml
        decision: none
        each: adapter
        hitPolicy: collect max
        outputs: {at: integer}
        rules: [{rule: r, when: {adapter.name: nobody}, then: {at: 5}}]
        default: {at: -1}
        --- file: plain.yaml
        decision: plain
        each: number
        hitPolicy: collect
        outputs: {x: integer}
        rules: [{rule: r, when: {number: present}, then: {x: = number + 1}}]
        --- file: texts.yaml
        decision: texts
        each: adapter
        hitPolicy: collect
        outputs: {m: text, p: {type: pointer, optional: true}}
        rules:
          - rule: ready
            when: {adapter.ready.at: present}
            then: {m: "{adapter.name} at {adapter.ready.at}", p: adapter.ready.at}
          - rule: never
            when: {adapter.ready.at: absent}
            then: {m: "{adapter.name} at {adapter.ready.at}"}
        --- file: reads.yaml
        decision: reads
        outputs: {total: integer, share: number}
        default: {total: "= orElse(sum.at, 0)", share: "= orElse(sum.at, 0) / count.n"}
        """)
    let facts = """
      {"limit": 5, "numbers": [2, "x", 3], "in": {"adapters": [
        {"name": "a", "ready": {"at": 2}}, {"name": "b"}, {"name": "c", "ready": {"at": 7}}]}}
      """
    #expect(try run.outputs(of: decision, facts) == outputs)
  }

  @Test func `dotted outputs, texts, pointers, titles and clauses`() throws {
    var run = try PolicyRun(
      """
      policy: every-construct
      title: a policy
      clause: X-1
      language: 1
      inputs:
        kind: {title: a kind, clause: X-2, values: [a, "5", ""], required: true}
        o: {type: object, open: true, title: "an object: with a colon"}
        o.t: {type: number, unit: s, range: ">= 0"}
      settings:
        limit: {title: a limit, clause: X-3, default: 5, unit: s}
      findings: [f]
      --- file: d.yaml
      decision: d
      title: a decision
      clause: X-4
      hitPolicy: first
      outputs:
        body.id: {type: string, title: an id, clause: X-5}
        body.part.n: {type: number, unit: s, optional: true}
        note: {type: text, optional: true}
        at: {type: pointer, optional: true}
      rules:
        - rule: five
          title: a rule
          clause: X-6
          when: {kind: '"5"'}
          then: {body.id: "5", body.part.n: = o.t, note: "{kind}: {{x} {o.t}", at: o.t}
        - {rule: other, when: {kind: [a, '""']}, then: {body.id: = kind, at: ""}}
      default: {body.id: none, note: = absent, at: = absent}
      --- file: f.yaml
      decision: f
      hitPolicy: collect
      outputs:
        id: {type: string, optional: true}
        severity: {values: [info, warning, error, harm]}
        confidence: {values: [certain, possible, platform], optional: true}
        pointer: pointer
        message: text
      rules:
        - rule: long
          when: {o.t: "> 5"}
          then: {id: too-long, severity: warning, pointer: o.t, message: "{o.t} > {settings.limit}"}
        - {rule: any, then: {severity: info, confidence: possible, pointer: "", message: ok}}
      """)
    let facts = #"{"kind": "5", "o": {"t": 7.5, "else": 1}}"#
    #expect(
      try run.outputs(of: "d", facts)
        == "body.id 5, body.part.n 7.5, note 5: {x} 7.5, at →o.t")
    #expect(try run.outputs(of: "d", #"{"kind": "", "o.t": 1}"#) == "body.id , at →")
    #expect(
      try run.outputs(of: "f", facts)
        == "id too-long, severity warning, pointer →o.t, message 7.5 > 5 | "
        + "severity info, confidence possible, pointer →, message ok")
    #expect(try run.rules(of: "f", facts) == "long any")
    let policy = run.compiled.policy
    #expect(policy.title == "a policy")
    #expect(policy.decisions[0].clause == "X-4")
    #expect(policy.decisions[0].rules[0].title == "a rule")
    #expect(policy.decisions[0].outputs[0].title == "an id")
    #expect(policy.settings[0].clause == "X-3")
  }
}
