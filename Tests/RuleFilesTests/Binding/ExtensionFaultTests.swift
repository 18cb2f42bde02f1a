import Testing

@testable import RuleFiles

/// Policies on top of others.
@Suite struct ExtensionFaultTests {
  @Test(arguments: examples)
  func `a fault is reported in the file that it is in`(example: FaultExample) {
    example.check()
  }

  static let examples = [
    FaultExample(
      """
      policy: p
      language: 1
      extends: bse
      --- file: d.yaml
      decision: d
      amends: base
      rules: [{rule: one, when: {kind: c}, then: {x: 1}}]
      --- file: base/policy.yaml
      policy: base
      language: 1
      inputs: {kind: {values: [a, b], required: true}, time: integer}
      settings: {limit: {default: 5}}
      --- file: base/d.yaml
      decision: d
      hitPolicy: first
      inputs: {late: time - settings.limit}
      outputs: {x: integer}
      rules:
        - {rule: one, when: {kind: a}, then: {x: 1}}
        - {rule: two, when: {late: "> 0"}, then: {x: 2}}
        - {rule: three, then: {x: 3}}
      """,
      [
        "policy.yaml:3:10-13: there is no policy `bse`; did you mean `base`? [unknown-policy]"
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      --- file: d.yaml
      decision: d
      amends: base
      rules: [{rule: one, then: {x: 1}}]
      --- file: e.yaml
      decision: e
      outputs: {y: integer}
      default: {y: = d.x}
      """,
      [
        "d.yaml:2:9-13: `d` amends something, but the policy has no `extends` [nothing-to-amend]"
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      extends: base
      --- file: d.yaml
      decision: d
      amends: bsae
      remove: [on, three]
      rules:
        - {rule: one, after: two, then: {x: 10}}
        - {rule: new, then: {x: 1}}
        - {rule: newer, before: tow, then: {x: 1}}
        - {rule: two, when: {kind: c}, then: {x: 1}}
        - {rule: two, then: {x: 1}}
      --- file: e.yaml
      decision: e
      amends: base
      rules: []
      --- file: base/policy.yaml
      policy: base
      language: 1
      inputs: {kind: {values: [a, b], required: true}, time: integer}
      settings: {limit: {default: 5}}
      --- file: base/d.yaml
      decision: d
      hitPolicy: first
      inputs: {late: time - settings.limit}
      outputs: {x: integer}
      rules:
        - {rule: one, when: {kind: a}, then: {x: 1}}
        - {rule: two, when: {late: "> 0"}, then: {x: 2}}
        - {rule: three, then: {x: 3}}
      """,
      [
        "d.yaml:2:9-13: the policy extends `base`, not `bsae` [nothing-to-amend]",
        "d.yaml:3:10-12: there is no rule `on`; did you mean `one`? [unknown-rule]",
        "d.yaml:5:24-27: `after` means nothing on a rule that replaces another in its "
          + "place: leave it out [useless-key]",
        "d.yaml:6:12-15: a new rule of an amendment needs `before` or `after` [missing-key]",
        "d.yaml:7:27-30: there is no rule `tow`; did you mean `two`? [unknown-rule]",
        "d.yaml:8:30-31: `c` is no value of `kind`; expected `a` or `b` [unlisted-value]",
        "d.yaml:9:12-15: `two` is there already: a rule needs a name of its own [repeated-name]",
        "e.yaml:1:11-12: there is no decision `e` to amend; expected `d` [nothing-to-amend]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      extends: p
      """,
      [
        "policy.yaml:3:10-11: the policy `p` extends itself [cycle]"
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      extends: q
      --- file: q/policy.yaml
      policy: q
      language: 1
      extends: r
      --- file: r/policy.yaml
      policy: r
      language: 1
      extends: q
      """,
      [
        "r/policy.yaml:3:10-11: the policy `q` extends itself [cycle]"
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      extends: q
      --- file: q/policy.yaml
      policy: other
      language: 1
      extends: q
      """,
      [
        "q/policy.yaml:3:10-11: the policy `q` extends itself [cycle]"
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      extends: q
      inputs: {kind: {values: [c]}}
      --- file: q/policy.yaml
      policy: q
      language: 1
      inputs: {kind: {values: [a]}, bad: nothing}
      settngs: {}
      --- file: q/d.yaml
      decision: d
      outputs: {x: integer}
      rules: [{rule: one, when: {kind: a}, then: {x: 1}}]
      --- file: q/m.yaml
      machine: m
      states: [a]
      initial: a
      --- file: q/cases/c.yaml
      nothing
      """,
      [
        "q/d.yaml:3:34-35: `a` is no value of `kind`; expected `c` [unlisted-value]",
        "q/policy.yaml:3:36-43: `type` cannot be `nothing`; expected `string`, `boolean`, "
          + "`integer`, `number`, `object` or `list` [unknown-word]",
        "q/policy.yaml:4:1-8: a policy has no `settngs`; did you mean `settings`? [unknown-key]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      extends: q
      --- file: q/d.yaml
      decision: d
      default: {}
      """,
      [
        "q/d.yaml:1:1-1: the folder has no file with a key `policy` [no-policy]"
      ]),
  ]
}
