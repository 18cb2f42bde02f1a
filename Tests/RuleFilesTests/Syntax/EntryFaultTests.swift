import Testing

@testable import RuleFiles

/// Keys that are unknown, missing or mean nothing, and values of the wrong shape.
@Suite struct EntryFaultTests {
  @Test(arguments: examples)
  func `each entry that does not fit is reported`(example: FaultExample) {
    example.check()
  }

  static let examples = [
    FaultExample(
      """
      policy: p
      language: 1
      title: the # of rules
      inputs: [a]
      settings: none
      findings: {a: b}
      extends: {}
      clause:
      """,
      [
        "policy.yaml:3:8-11: warning: what follows ` #` is a comment: put the text in "
          + "quotes, `\"the # …\"` [comment-in-text]",
        "policy.yaml:4:9-12: `inputs` takes a mapping, not a list [wrong-node]",
        "policy.yaml:5:11-15: `settings` takes a mapping, not `none` [wrong-node]",
        "policy.yaml:6:11-17: `findings` takes a list, not a mapping [wrong-node]",
        "policy.yaml:7:10-12: `extends` takes a word, not a mapping [wrong-node]",
        "policy.yaml:8:8-8: `clause` takes a word, not nothing [wrong-node]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      inputs:
        a: {type: integer, requird: true, required: 1, open: [true], title: {}}
        b: [string]
        c:
      """,
      [
        "policy.yaml:4:22-29: an input has no `requird`; did you mean `required`? [unknown-key]",
        "policy.yaml:4:47-48: `required` cannot be `1`; expected `true` or `false` "
          + "[unknown-word]",
        "policy.yaml:4:56-62: `open` takes a word, not a list [wrong-node]",
        "policy.yaml:4:71-73: `title` takes a text, not a mapping [wrong-node]",
        "policy.yaml:5:6-14: an input takes a type or a mapping, not a list [wrong-node]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      settings:
        a: text
        b: {form: x, default: 1}
        c: {default: 1, valid: 1, ignoreCase: true, when: {}}
        d: {}
      """,
      [
        "policy.yaml:4:6-10: a setting takes a mapping, not `text` [wrong-node]",
        "policy.yaml:5:7-11: a setting has no `form`; did you mean `from`? [unknown-key]",
        "policy.yaml:6:19-24: `valid` means nothing without `from`: leave it out [useless-key]",
        "policy.yaml:6:29-39: `ignoreCase` means nothing without `from`: leave it out "
          + "[useless-key]",
        "policy.yaml:6:47-51: `when` means nothing without `from`: leave it out [useless-key]",
        "policy.yaml:7:6-8: a setting needs `from` or `default` [missing-key]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      --- file: d.yaml
      decision: d
      hitPolicy: [first]
      clauses: 1
      outputs:
        x: [integer]
        y: {type: integer, optional: yes, titel: no}
      rules:
        r: {}
      """,
      [
        "d.yaml:2:12-19: `hitPolicy` takes a word, not a list [wrong-node]",
        "d.yaml:3:1-8: a decision has no `clauses`; did you mean `clause`? [unknown-key]",
        "d.yaml:5:6-15: an output takes a type or a mapping, not a list [wrong-node]",
        "d.yaml:6:32-35: `optional` cannot be `yes`; expected `true` or `false` [unknown-word]",
        "d.yaml:6:37-42: an output has no `titel`; did you mean `title`? [unknown-key]",
        "d.yaml:8:3-8: `rules` takes a list, not a mapping [wrong-node]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      --- file: d.yaml
      decision: d
      outptus: {x: integer}
      rules:
        - r
        - [r]
        - {then: {x: 1}}
        - {rule: r, whne: {}, then: {x: 1}}
        - {rule: s, when: text, then: {x: 1}, before: r}
        - {rule: t, before: r, after: s, then: {x: 1}}
      remove: [r]
      """,
      [
        "d.yaml:2:1-8: a decision has no `outptus`; did you mean `outputs`? [unknown-key]",
        "d.yaml:4:5-6: a rule takes a mapping, not `r` [wrong-node]",
        "d.yaml:5:5-8: a rule takes a mapping, not a list [wrong-node]",
        "d.yaml:6:6-10: a rule needs `rule` [missing-key]",
        "d.yaml:7:15-19: a rule has no `whne`; did you mean `when`? [unknown-key]",
        "d.yaml:8:21-25: `when` takes a mapping, not `text` [wrong-node]",
        "d.yaml:8:41-47: `before` means nothing in a table that amends none: leave it out "
          + "[useless-key]",
        "d.yaml:9:15-21: `before` means nothing in a table that amends none: leave it out "
          + "[useless-key]",
        "d.yaml:9:26-31: `after` means nothing in a table that amends none: leave it out "
          + "[useless-key]",
        "d.yaml:10:1-7: `remove` means nothing in a table that amends none: leave it out "
          + "[useless-key]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      --- file: d.yaml
      decision: d
      outputs: {x: integer}
      rules: [{rule: r, then: [1]}]
      """,
      [
        "d.yaml:3:25-28: `then` takes a mapping, not a list [wrong-node]"
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      --- file: d.yaml
      decision: d
      inputs: {a: , b: [1], c: {d: e}}
      outputs: {x: integer}
      default: {x: 1}
      """,
      [
        "d.yaml:2:13-13: `a` takes an expression, not nothing [wrong-node]",
        "d.yaml:2:18-21: `b` takes an expression, not a list [wrong-node]",
        "d.yaml:2:26-32: `c` takes an expression, not a mapping [wrong-node]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      --- file: cases/a.yaml
      - case: one # two
        decide: d
        facts: {a: , b: ~, c: [~, {d: }]}
      - decide: d
      - case: x
        facts: {a: ~}
      - {case: y, decide: d, play: e, events: []}
      - {case: z, decide: d, events: []}
      - nothing
      - {case: w, decide: d, expects: {}, facst: {}, settings: [], clause: [1]}
      """,
      [
        "cases/a.yaml:1:9-12: warning: what follows ` #` is a comment: put the text in "
          + "quotes, `\"one # …\"` [comment-in-text]",
        "cases/a.yaml:3:14-14: a value is missing; write `\"\"` for an empty text, `null` "
          + "for null [unparsable-cell]",
        "cases/a.yaml:3:19-20: write `null`, or for the text `\"~\"`, not `~` [unparsable-cell]",
        "cases/a.yaml:3:26-27: write `null`, or for the text `\"~\"`, not `~` [unparsable-cell]",
        "cases/a.yaml:3:33-33: a value is missing; write `\"\"` for an empty text, `null` "
          + "for null [unparsable-cell]",
        "cases/a.yaml:4:3-9: a case needs `case` [missing-key]",
        "cases/a.yaml:5:3-7: a case needs `decide` or `play` [missing-key]",
        "cases/a.yaml:6:14-15: write `null`, or for the text `\"~\"`, not `~` [unparsable-cell]",
        "cases/a.yaml:7:24-28: a case has `decide` or `play`, not both [useless-key]",
        "cases/a.yaml:8:24-30: `events` means nothing without `play`: leave it out [useless-key]",
        "cases/a.yaml:9:3-10: a case takes a mapping, not `nothing` [wrong-node]",
        "cases/a.yaml:10:24-31: a case has no `expects`; did you mean `expect`? [unknown-key]",
        "cases/a.yaml:10:37-42: a case has no `facst`; did you mean `facts`? [unknown-key]",
        "cases/a.yaml:10:58-60: `settings` takes a mapping, not a list [wrong-node]",
        "cases/a.yaml:10:70-73: `clause` takes a word, not a list [wrong-node]",
      ]),
  ]
}
