import Testing

@testable import RuleFiles

/// What a setting is made of.
@Suite struct SettingFaultTests {
  @Test(arguments: examples)
  func `a setting that does not fit is reported`(example: FaultExample) {
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
      settings:
        a: {from: tiem, valid: 1..5, when: {kind: a}, default: 5}
        b: {from: time, type: integer, unit: ms}
        e: {from: name, valid: starts(a), ignoreCase: true}
        f: {from: name, ignoreCase: true}
        g: {type: text, default: a}
        h: {default: = 1 + 1}
        i: {from: settings.g}
        j: {from: kind, valid: [x, y], unit: s}
        l: {from: time, valid: soon, default: soon}
        m: {default: }
        n: {default: 012}
        o: {from: open, default: yes}
      """,
      [
        "policy.yaml:9:13-17: unknown name `tiem`; did you mean `time`? [unknown-name]",
        "policy.yaml:10:19-23: `type` means nothing beside `from`, which has a type: leave "
          + "it out [useless-key]",
        "policy.yaml:10:40-42: seconds and milliseconds do not go together [unit-mismatch]",
        "policy.yaml:11:37-47: `ignoreCase` needs a `valid` that is a word or a list of "
          + "words [type-mismatch]",
        "policy.yaml:12:19-29: `ignoreCase` needs a `valid` that is a word or a list of "
          + "words [type-mismatch]",
        "policy.yaml:13:13-17: `type` cannot be `text`; expected `string`, `boolean`, "
          + "`integer` or `number` [unknown-word]",
        "policy.yaml:14:3-4: a setting whose default is an expression needs `type` [missing-key]",
        "policy.yaml:15:13-23: unknown name `settings.g`; expected `kind`, `time`, `name` "
          + "or `open` [unknown-name]",
        "policy.yaml:16:40-41: `unit` means nothing on a string: leave it out [useless-key]",
        "policy.yaml:17:26-30: `time` takes a whole number of seconds, not `soon` "
          + "[type-mismatch]",
        "policy.yaml:17:41-45: `default` takes a whole number of seconds, not `soon` "
          + "[type-mismatch]",
        "policy.yaml:18:16-16: a value is missing; write `\"\"` for an empty text, `= "
          + "absent` for none [unparsable-cell]",
        "policy.yaml:19:16-19: `012` is no number; expected digits like `12` or `1.5`, no "
          + "leading zero [unparsable-cell]",
        "policy.yaml:20:28-31: write `true` or `false`, not `yes` [unparsable-cell]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      inputs: {o: {type: object}, o.x: integer}
      settings:
        a: {from: o}
        b: {type: integer, default: "= settings.c * 2"}
        c: {type: integer, unit: s, default: 5}
        d: {from: o.x, valid: 1, default: 1.5}
        e: {from: o.x, default: "5"}
        f: {default: [1]}
        g: {from: o.x, default: = absent}
      --- file: d.yaml
      decision: d
      outputs: {x: {type: integer, unit: s}}
      rules:
        - rule: r
          when: {settings.d: 1, settings.d.from: configured, settings.g.from: corect}
          then: {x: = settings.b}
      """,
      [
        "d.yaml:5:73-79: `corect` is no value of `settings.g.from`; expected `configured`, "
          + "`corrected`, `ignored`, `invalid` or `default` [unlisted-value]",
        "d.yaml:6:15-27: seconds and a plain number do not go together [unit-mismatch]",
        "policy.yaml:5:13-14: `from` takes an input with a value, not an object [type-mismatch]",
        "policy.yaml:6:31-49: a plain number and seconds do not go together [unit-mismatch]",
        "policy.yaml:8:37-40: `default` takes a whole number, not `1.5` [type-mismatch]",
        "policy.yaml:9:27-30: `default` takes a whole number, not `\"5\"` [type-mismatch]",
        "policy.yaml:10:16-19: `default` takes a value, not a list [wrong-node]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      inputs: {w: string}
      settings:
        word: {from: w, valid: [aa, bb], default: cc}
        mode: {default: strict}
      --- file: d.yaml
      decision: d
      hitPolicy: first
      outputs: {x: {values: [aa, bb, cc, strict]}}
      rules:
        - {rule: r, when: {settings.word: dd}, then: {x: aa}}
        - {rule: s, when: {settings.word: cc, settings.mode: lenient}, then: {x: = settings.word}}
        - {rule: t, then: {x: = settings.mode}}
      """,
      [
        "d.yaml:5:37-39: `dd` is no value of `settings.word`; expected `aa`, `bb` or `cc` "
          + "[unlisted-value]"
      ]),
  ]
}
