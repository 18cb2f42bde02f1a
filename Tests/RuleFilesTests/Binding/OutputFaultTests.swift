import Testing

@testable import RuleFiles

/// Outputs that a rule leaves out.
@Suite struct OutputFaultTests {
  @Test(arguments: examples)
  func `an output that is not optional is missed`(example: FaultExample) {
    example.check()
  }

  static let examples = [
    FaultExample(
      """
      policy: p
      language: 1
      --- file: d.yaml
      decision: d
      outputs: {i: integer, j: integer}
      rules:
        - {rule: a, then: {i: 1}}
        - {rule: b, then: {k: 1, l: 2}}
        - {rule: c, then: {I: 1, j: 2}}
        - {rule: e, then: {i: = absent, j: 1}}
        - {rule: f}
      default: {i: 1}
      """,
      [
        "d.yaml:4:12-13: rule `a` gives no `j`, which is not optional [missing-output]",
        "d.yaml:5:12-13: rule `b` gives no `i`, which is not optional [missing-output]",
        "d.yaml:5:12-13: rule `b` gives no `j`, which is not optional [missing-output]",
        "d.yaml:5:22-23: rule `b` has no `k`; expected `i` or `j` [unknown-key]",
        "d.yaml:5:28-29: rule `b` has no `l`; expected `i` or `j` [unknown-key]",
        "d.yaml:6:22-23: rule `c` has no `I`; did you mean `i`? [unknown-key]",
        "d.yaml:7:25-33: `i` is not optional: `absent` would leave it without a value "
          + "[may-be-absent]",
        "d.yaml:8:12-13: rule `f` gives no `i`, which is not optional [missing-output]",
        "d.yaml:8:12-13: rule `f` gives no `j`, which is not optional [missing-output]",
        "d.yaml:9:1-8: `default` gives no `j`, which is not optional [missing-output]",
      ])
  ]
}
