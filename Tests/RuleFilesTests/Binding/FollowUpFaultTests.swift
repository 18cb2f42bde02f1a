import Testing

@testable import RuleFiles

/// One fault is one finding, whatever comes of it.
@Suite struct FollowUpFaultTests {
  @Test(arguments: examples)
  func `what follows from a fault is not reported, too`(example: FaultExample) {
    example.check()
  }

  static let examples = [
    FaultExample(
      """
      policy: p
      language: 1
      inputs:
        time: {type: sting}
      --- file: d.yaml
      decision: d
      hitPolicy: first
      inputs: {late: time - 5, sum: late + 1}
      outputs: {x: integer}
      rules:
        - {rule: r, when: {time: "> 5", late: yes}, then: {x: = time + 1}}
        - {rule: s, when: {time: soon, sum: a}, then: {x: = late}}
      """,
      [
        "policy.yaml:4:16-21: `type` cannot be `sting`; did you mean `string`? [unknown-word]"
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      inputs: {time: integer}
      settings: {limit: {from: tiem, valid: 1..5}}
      --- file: d.yaml
      decision: d
      hitPolicy: first
      outputs: {x: integer}
      rules:
        - {rule: r, when: {settings.limit: "> 5"}, then: {x: = settings.limit * 2}}
        - {rule: s, when: {settings.limit.from: default}, then: {x: 1}}
      """,
      [
        "policy.yaml:4:26-30: unknown name `tiem`; did you mean `time`? [unknown-name]"
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      inputs: {time: integer}
      --- file: d.yaml
      decision: d
      hitPolicy: first
      inputs: {late: time -}
      outputs: {x: integer, y: strng}
      rules:
        - {rule: r, when: {late: "> 5"}, then: {x: = late, y: 5}}
      --- file: e.yaml
      decision: e
      outputs: {z: integer}
      rules: [{rule: r, when: {d.y: a}, then: {z: = d.x}}]
      """,
      [
        "d.yaml:3:22-22: the expression ends too early [unparsable-expression]",
        "d.yaml:4:26-31: `type` cannot be `strng`; did you mean `string`? [unknown-word]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      inputs:
        kind: {values: [a, b], required: true}
        time: {type: integer, unit: s
        name: string
      --- file: d.yaml
      decision: d
      outputs: {x: {type: integer, unit: s}}
      rules:
        - {rule: r, when: {name: x, oter: 1, nam: y}, then: {x: 1}}
      """,
      [
        "d.yaml:4:40-43: unknown name `nam`; did you mean `name`? [unknown-name]",
        "policy.yaml:5:9-10: the bracket `{` is not closed [yaml-syntax]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      inputs:
        kind: string
      	time: integer
      --- file: d.yaml
      decision: d
      outputs: {x: integer}
      rules:
        - {rule: r, when: {time: 1}, then: {x: = time}}
      """,
      [
        "policy.yaml:5:1-2: indent with spaces, not with tabs [yaml-syntax]"
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      inputs: {time: integer}
      --- file: d.yaml
      decision: d
        hitPolicy: first
      outputs: {x: integer}
      rules:
      - rule: r
         then: {x: 1}
      --- file: e.yaml
      decision: e
      outputs: {x: integer}
      rules: [{rule: r, then: {x: = d.x}}]
      """,
      [
        "d.yaml:2:3-19: `hitPolicy: first` lines up with nothing above it: indent it like "
          + "the keys it belongs to [yaml-syntax]",
        "d.yaml:6:4-16: `then: {x: 1}` lines up with nothing above it: indent it like the "
          + "keys it belongs to [yaml-syntax]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      --- file: d.yaml
      decision: d
      outputs: {x: integer}
      rules:
        - rule: r
          then
            x: 1
        - rule: s
          then: {x:1}
      """,
      [
        "d.yaml:5:5-9: expected a colon after `then` [yaml-syntax]",
        "d.yaml:8:12-15: expected a space after the colon in `x:1` [yaml-syntax]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      inputs: {kind: {values: [a, b], required: true}, t: integer}
      --- file: d.yaml
      decision: d
      outputs: {x: integer}
      rules:
        - {rule: r, when: {kind: a}, then: {x: 1}}
        - {rule: s, when: {kind: c}, then: {x: = t}}
      --- file: e.yaml
      decision: e
      outputs: {y: integer}
      default: {y: = d.x}
      """,
      [
        "d.yaml:5:28-29: `c` is no value of `kind`; expected `a` or `b` [unlisted-value]"
      ]),
  ]
}
