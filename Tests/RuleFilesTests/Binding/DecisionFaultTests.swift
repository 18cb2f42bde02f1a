import Testing

@testable import RuleFiles

/// Hit policies, lists and findings.
@Suite struct DecisionFaultTests {
  @Test(arguments: examples)
  func `a decision that does not fit is reported`(example: FaultExample) {
    example.check()
  }

  static let examples = [
    FaultExample(
      """
      policy: p
      language: 1
      inputs:
        kind: {values: [a, b], required: true}
        time: {type: integer, unit: s}
        name: string
        open: boolean
      --- file: a.yaml
      decision: a
      outputs: {x: integer}
      --- file: b.yaml
      decision: b
      hitPolicy: frist
      each: e
      outputs: {x: integer}
      rules: []
      --- file: c.yaml
      decision: c
      hitPolicy: priority
      outputs: {x: integer}
      rules: [{rule: r, then: {}}]
      --- file: e.yaml
      decision: e
      hitPolicy: collect sum
      outputs: {x: string}
      rules: [{rule: r, then: {x: a}}]
      --- file: f.yaml
      decision: settings
      outputs: {x: integer}
      default: {y: 1}
      --- file: g.yaml
      decision: a-b
      outputs: {x: {type: list}, y: {type: integer, range: "> 0"}}
      default: {x: 1, y: 1}
      """,
      [
        "a.yaml:1:11-12: `a` has neither rules nor default outputs [empty-table]",
        "b.yaml:1:11-12: `b` has neither rules nor default outputs [empty-table]",
        "b.yaml:2:12-17: `hitPolicy` cannot be `frist`; did you mean `first`? [unknown-word]",
        "b.yaml:3:7-8: unknown name `e` [unknown-name]",
        "c.yaml:2:12-20: `hitPolicy: priority` needs an output with `values`, the most "
          + "important one first [no-priority]",
        "c.yaml:4:16-17: rule `r` gives no `x`, which is not optional [missing-output]",
        "e.yaml:3:11-12: `collect sum` takes numbers, not a string [type-mismatch]",
        "f.yaml:1:11-19: `settings` is a word of the language and cannot be a name or a "
          + "value [invalid-name]",
        "f.yaml:3:1-8: `default` gives no `x`, which is not optional [missing-output]",
        "f.yaml:3:11-12: `default` has no `y`; expected `x` [unknown-key]",
        "g.yaml:1:11-14: `a-b` cannot be a name: a hyphen is a minus sign [invalid-name]",
        "g.yaml:2:21-25: `type` cannot be `list`; expected `string`, `boolean`, `integer`, "
          + "`number`, `text` or `pointer` [unknown-word]",
        "g.yaml:2:47-52: an output has no `range`; expected `title`, `clause`, `type`, "
          + "`unit`, `values`, `optional` or `allow` [unknown-key]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      inputs: {l: {type: list, element: item}, item: integer}
      --- file: a.yaml
      decision: a
      each: item
      hitPolicy: first
      outputs: {x: {type: integer, optional: true}}
      rules: [{rule: r, then: {x: = item}}]
      --- file: b.yaml
      decision: b
      each: itme
      hitPolicy: collect
      outputs: {x: integer}
      rules: [{rule: r, then: {x: 1}}]
      --- file: c.yaml
      decision: c
      each: item
      hitPolicy: collect sum
      inputs: {twice: item * 2}
      outputs: {x: {type: integer, optional: true}}
      rules: [{rule: r, then: {x: = twice}}]
      default: {x: = twice}
      """,
      [
        "a.yaml:2:7-11: `each: item` needs a hit policy that collects: `hitPolicy: "
          + "collect` [each-needs-collect]",
        "b.yaml:2:7-11: unknown name `itme`; did you mean `item`? [unknown-name]",
        "c.yaml:7:16-21: unknown name `twice`; expected `a.x`, `c.x` or `l` [unknown-name]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      findings: [a, b, c, a, dd, m]
      --- file: a.yaml
      decision: a
      hitPolicy: first
      outputs: {severity: {values: [info, fatal]}}
      rules: [{rule: r, then: {severity: info}}]
      --- file: b.yaml
      decision: b
      hitPolicy: collect
      outputs:
        severity: {values: [info], optional: true}
        message: integer
        id: integer
        pointer: string
        confidence: {values: [sure]}
      default: {severity: info, message: 1, id: 1, pointer: a, confidence: sure}
      --- file: c.yaml
      decision: c
      hitPolicy: collect
      outputs: {severity: {values: [info]}, message: text}
      rules: [{rule: r, then: {severity: info, message: ok}}]
      --- file: m.yaml
      decision: m
      machine: life
      rules: [{rule: r, when: {state: x}}]
      --- file: life.yaml
      machine: life
      states: [x]
      initial: x
      --- file: n.yaml
      decision: n
      hitPolicy: collect
      outputs: {x: integer}
      rules: []
      default: {x: 1}
      """,
      [
        "a.yaml:2:12-17: `a` cannot give findings: it needs `hitPolicy: collect` "
          + "[not-a-findings-decision]",
        "a.yaml:3:11-19: `a` cannot give findings: it needs `severity` to be `info`, "
          + "`warning`, `error` or `harm`, always [not-a-findings-decision]",
        "b.yaml:4:3-11: `b` cannot give findings: it needs `severity` to be `info`, "
          + "`warning`, `error` or `harm`, always [not-a-findings-decision]",
        "b.yaml:5:3-10: `b` cannot give findings: it needs `message` to be a text "
          + "[not-a-findings-decision]",
        "b.yaml:6:3-5: `b` cannot give findings: it needs `id` to be a string "
          + "[not-a-findings-decision]",
        "b.yaml:7:3-10: `b` cannot give findings: it needs `pointer` to be a pointer "
          + "[not-a-findings-decision]",
        "b.yaml:8:3-13: `b` cannot give findings: it needs `confidence` to be `certain`, "
          + "`possible` or `platform` [not-a-findings-decision]",
        "policy.yaml:3:12-13: `a` cannot give findings: it needs an output `message` "
          + "[not-a-findings-decision]",
        "policy.yaml:3:21-22: `a` is listed already [repeated-name]",
        "policy.yaml:3:24-26: unknown name `dd`; expected `a`, `b`, `c` or `n` [unknown-name]",
        "policy.yaml:3:28-29: `m` cannot give findings: it needs `hitPolicy: collect` "
          + "[not-a-findings-decision]",
        "policy.yaml:3:28-29: `m` cannot give findings: it needs outputs `severity` and "
          + "`message` [not-a-findings-decision]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      findings: [n]
      --- file: n.yaml
      decision: n
      hitPolicy: collect
      outputs: {x: integer}
      rules: []
      """,
      [
        "n.yaml:1:11-12: `n` has neither rules nor default outputs [empty-table]",
        "policy.yaml:3:12-13: `n` cannot give findings: it needs outputs `severity` and "
          + "`message` [not-a-findings-decision]",
      ]),
  ]
}
