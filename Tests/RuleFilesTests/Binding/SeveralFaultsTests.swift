import Testing

@testable import RuleFiles

/// Faults of every stage in several files.
@Suite struct SeveralFaultsTests {
  @Test(arguments: examples)
  func `one run reports all faults of all files`(example: FaultExample) {
    example.check()
  }

  static let examples = [
    FaultExample(
      """
      policy: p
      language: 1
      inputs:
        kind: {values: [a, b], requird: true}
        time: {type: number, unit: s}
        time: integer
      settings:
        limit: {from: time, valid: 1..120, defalt: 30}
        other: {from: tme}
      --- file: a.yaml
      decision: a
      hitPolicy: first
      outputs: {x: {type: number, unit: s}}
      rules:
        - {rule: one, when: {knd: a}, then: {x: 1}}
        - {rule: two, when: {kind: c}, then: {x: soon}}
        - {rule: three, when: {time: "5 s"}, then: {x: = settings.limit + }}
      --- file: b.yaml
      decision: b
      outputs: {y: string}
      --- file: c.yaml
      decision: c
      outputs: {z: number}
      rules: [{rule: r, then: {z: = e.z}}]
      --- file: e.yaml
      decision: e
      outputs: {z: number}
      rules: [{rule: r, then: {z: = c.z}}]
      --- file: cases/a.yaml
      - case: one
        decid: a
      - case: two # and more
        decide: a
        fact: {}
      """,
      [
        "a.yaml:5:24-27: unknown name `knd`; did you mean `kind`? [unknown-name]",
        "a.yaml:6:30-31: `c` is no value of `kind`; expected `a` or `b` [unlisted-value]",
        "a.yaml:6:44-48: `x` takes a number of seconds, not `soon` [type-mismatch]",
        "a.yaml:7:32-37: `5 s` is no number; expected digits like `12` or `1.5`, no "
          + "leading zero [unparsable-cell]",
        "a.yaml:7:68-68: the expression ends too early [unparsable-expression]",
        "b.yaml:1:11-12: `b` has neither rules nor default outputs [empty-table]",
        "c.yaml:1:11-12: these need each other: `c` → `e` → `c` [cycle]",
        "cases/a.yaml:2:3-8: a case has no `decid`; did you mean `decide`? [unknown-key]",
        "cases/a.yaml:3:9-12: warning: what follows ` #` is a comment: put the text in "
          + "quotes, `\"two # …\"` [comment-in-text]",
        "cases/a.yaml:5:3-7: a case has no `fact`; did you mean `facts`? [unknown-key]",
        "policy.yaml:4:26-33: an input has no `requird`; did you mean `required`? [unknown-key]",
        "policy.yaml:6:3-7: the key `time` stands here a second time [duplicate-key]",
        "policy.yaml:8:38-44: a setting has no `defalt`; did you mean `default`? [unknown-key]",
        "policy.yaml:9:17-20: unknown name `tme`; did you mean `time`? [unknown-name]",
      ])
  ]
}
