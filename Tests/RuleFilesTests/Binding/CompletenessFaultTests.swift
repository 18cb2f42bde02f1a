import Testing

@testable import RuleFiles

/// Outputs of tables that may not decide.
@Suite struct CompletenessFaultTests {
  @Test(arguments: examples)
  func `an output may be absent where a table may not decide`(example: FaultExample) {
    example.check()
  }

  static let examples = [
    FaultExample(
      """
      policy: p
      language: 1
      inputs: {kind: {values: [a, b], required: true}, o: boolean, n: {type: integer, range: 1..3, required: true}}
      --- file: d.yaml
      decision: d
      outputs: {x: integer}
      rules:
        - {rule: a, when: {kind: a}, then: {x: 1}}
        - {rule: b, when: {kind: b, n: 1}, then: {x: 2}}
        - {rule: c, when: {kind: b, n: "> 1"}, then: {x: 2}}
      --- file: e.yaml
      decision: e
      outputs: {x: integer}
      rules:
        - {rule: a, when: {o: true}, then: {x: 1}}
        - {rule: b, when: {o: false}, then: {x: = d.x}}
      --- file: f.yaml
      decision: f
      hitPolicy: first
      outputs: {x: integer}
      rules:
        - {rule: a, when: {e.x: present}, then: {x: = e.x}}
        - {rule: b, then: {x: = e.x}}
      """,
      [
        "f.yaml:6:25-30: `x` is not optional, but `e.x` may be absent; test it in this "
          + "rule, or use `orElse` [may-be-absent]"
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      inputs: {kind: {values: [a, b], required: true}}
      --- file: a.yaml
      decision: a
      hitPolicy: collect count
      outputs: {x: integer}
      rules: [{rule: a, then: {x: 1}}]
      --- file: b.yaml
      decision: b
      hitPolicy: collect count
      outputs: {x: integer}
      rules: [{rule: a, when: {kind: a}, then: {x: 1}}]
      --- file: c.yaml
      decision: c
      hitPolicy: collect count
      outputs: {x: integer}
      rules: [{rule: a, when: {kind: a}, then: {x: 1}}]
      default: {x: 0}
      --- file: d.yaml
      decision: d
      outputs: {x: integer, y: integer, z: integer}
      default: {x: = a.x, y: = b.x, z: = c.x}
      """,
      [
        "d.yaml:3:24-29: `y` is not optional, but `b.x` may be absent; test it in this "
          + "rule, or use `orElse` [may-be-absent]"
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      inputs: {l: {type: list, element: e}, e: integer}
      --- file: a.yaml
      decision: a
      each: e
      hitPolicy: collect count
      outputs: {x: integer}
      rules: [{rule: a, then: {x: 1}}]
      --- file: b.yaml
      decision: b
      each: e
      hitPolicy: collect count
      outputs: {x: integer}
      rules: [{rule: a, then: {x: 1}}]
      default: {x: 0}
      --- file: d.yaml
      decision: d
      outputs: {x: integer, y: integer}
      default: {x: = a.x, y: = b.x}
      """,
      [
        "d.yaml:3:14-19: `x` is not optional, but `a.x` may be absent; test it in this "
          + "rule, or use `orElse` [may-be-absent]"
      ]),
  ]
}
