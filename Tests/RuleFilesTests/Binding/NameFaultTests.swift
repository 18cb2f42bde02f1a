import Testing

@testable import RuleFiles

/// Names that cannot be, are taken, are unknown or out of reach.
@Suite struct NameFaultTests {
  @Test(arguments: examples)
  func `a name that does not fit is reported once`(example: FaultExample) {
    example.check()
  }

  static let examples = [
    FaultExample(
      """
      policy: p
      language: 1
      inputs:
        a-b: string
        c-d.e: string
        not: string
        1a: string
        c..d: string
        settings.e: string
        if: string
        ä: string
      --- file: d.yaml
      decision: d
      hitPolicy: first
      outputs: {x: integer}
      rules:
        - rule: r r
          when: {a-b: x, ä: x, not: x}
          then: {x: "= if present(ä) then 1 else a-b"}
      """,
      [
        "d.yaml:5:11-14: `r r` cannot be an id: expected letters, digits, `_`, `-` and "
          + "dots [invalid-name]",
        "d.yaml:7:29-30: `ä` is not expected here [unparsable-expression]",
        "policy.yaml:4:3-6: `a-b` cannot be a name: a hyphen is a minus sign [invalid-name]",
        "policy.yaml:5:3-8: `c-d.e` cannot be a name: a hyphen is a minus sign [invalid-name]",
        "policy.yaml:6:3-6: `not` is a word of the language and cannot be a name or a "
          + "value [invalid-name]",
        "policy.yaml:7:3-5: `1a` cannot be a name: expected letters, digits and `_`, in "
          + "parts joined by dots [invalid-name]",
        "policy.yaml:8:3-7: `c..d` cannot be a name: expected letters, digits and `_`, in "
          + "parts joined by dots [invalid-name]",
        "policy.yaml:9:3-13: `settings.e` is a word of the language and cannot be a name "
          + "or a value [invalid-name]",
        "policy.yaml:10:3-5: `if` is a word of the language and cannot be a name or a "
          + "value [invalid-name]",
        "policy.yaml:11:3-4: `ä` cannot be a name: expected letters, digits and `_`, in "
          + "parts joined by dots [invalid-name]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      inputs: {d.x: integer, spare: integer}
      settings:
        a: {default: 1}
        a.from: {default: 2}
        b.from: {default: 1}
        b: {default: 2}
      --- file: d.yaml
      decision: d
      inputs: {spare: 1 + 1, other: spare}
      outputs: {x: integer}
      rules:
        - {rule: r, then: {x: 1}}
        - {rule: r, then: {x: 1}}
      --- file: e.yaml
      decision: d
      outputs: {y: integer}
      rules: []
      """,
      [
        "d.yaml:2:10-15: `spare` is there already: an input expression needs a name of its "
          + "own [repeated-name]",
        "d.yaml:3:11-12: `d.x` is there already: an output needs a name of its own "
          + "[repeated-name]",
        "d.yaml:6:12-13: `r` is there already: a rule needs a name of its own [repeated-name]",
        "e.yaml:1:11-12: `d` is there already: a decision needs a name of its own "
          + "[repeated-name]",
        "policy.yaml:6:3-9: `settings.a.from` is there already: a setting needs a name of "
          + "its own [repeated-name]",
        "policy.yaml:8:3-4: `settings.b.from` is there already: a setting needs a name of "
          + "its own [repeated-name]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      inputs:
        kind: {values: [a, absent, a, 5, yes, "5"]}
        list: {type: list, element: list}
        l1: {type: list, element: e}
        l2: {type: list, element: e}
        l3: {type: list, element: a.b}
        l4: {type: list, element: not}
      """,
      [
        "policy.yaml:4:22-28: `absent` is a word of the language and cannot be a name or a "
          + "value [invalid-name]",
        "policy.yaml:4:30-31: `a` is listed already [repeated-name]",
        "policy.yaml:4:33-34: `values` takes a string in quotes, `\"5\"`, not `5` "
          + "[type-mismatch]",
        "policy.yaml:4:41-44: `5` is listed already [repeated-name]",
        "policy.yaml:5:31-35: `list` is there already: an element needs a name of its own "
          + "[repeated-name]",
        "policy.yaml:7:29-30: `e` is there already: an element needs a name of its own "
          + "[repeated-name]",
        "policy.yaml:8:29-32: `a.b` cannot be the name of an element: expected one word "
          + "without dots [invalid-name]",
        "policy.yaml:9:29-32: `not` is a word of the language and cannot be a name or a "
          + "value [invalid-name]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      inputs:
        kind: {values: [a, b], required: true}
        time: {type: integer, unit: s}
        name: string
        open: boolean
      findings: [f]
      --- file: d.yaml
      decision: d
      outputs: {x: integer}
      rules:
        - rule: r
          when: {kinds: a, settings.time: 5, e.x: 1}
          then: {x: = tiem + 1 + zzz}
      """,
      [
        "d.yaml:5:12-17: unknown name `kinds`; did you mean `kind`? [unknown-name]",
        "d.yaml:5:22-35: unknown name `settings.time`; expected `d.x`, `kind`, `name`, "
          + "`open` or `time` [unknown-name]",
        "d.yaml:5:40-43: unknown name `e.x`; did you mean `d.x`? [unknown-name]",
        "d.yaml:6:17-21: unknown name `tiem`; did you mean `time`? [unknown-name]",
        "d.yaml:6:28-31: unknown name `zzz`; expected `d.x`, `kind`, `name`, `open` or "
          + "`time` [unknown-name]",
        "policy.yaml:8:12-13: unknown name `f`; expected `d` [unknown-name]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      inputs: {l: {type: list, element: e}, e.x: integer}
      --- file: d.yaml
      decision: d
      outputs: {x: {type: integer, optional: true}}
      rules: [{rule: r, when: {e.x: 1}, then: {x: = e.x}}]
      --- file: v.yaml
      decision: v
      inputs: {n: count(w.t = "a")}
      outputs: {t: text, x: integer}
      rules: [{rule: r, when: {n: 1, v.t: absent}, then: {t: "{v.t}", x: 1}}]
      --- file: w.yaml
      decision: w
      hitPolicy: collect
      outputs: {t: text, p: pointer}
      rules: [{rule: r, when: {w.t: present}, then: {t: "{e.x} {d.x} {d.y} {w.p", p: e.x}}]
      """,
      [
        "d.yaml:3:26-29: `e.x` belongs to an element of a list: only a decision with "
          + "`each: e` sees it [unreadable-name]",
        "d.yaml:3:47-50: `e.x` belongs to an element of a list: only a decision with "
          + "`each: e` sees it [unreadable-name]",
        "v.yaml:2:19-22: `w.t` has no one value: `w` collects a list of results "
          + "[unreadable-name]",
        "v.yaml:4:32-35: `v.t` is for people: no test or expression reads it [unreadable-name]",
        "v.yaml:4:58-61: `v.t` is for people: no test or expression reads it [unreadable-name]",
        "w.yaml:4:26-29: `w.t` has no one value: `w` collects a list of results "
          + "[unreadable-name]",
        "w.yaml:4:53-56: `e.x` belongs to an element of a list: only a decision with "
          + "`each: e` sees it [unreadable-name]",
        "w.yaml:4:65-68: unknown name `d.y`; did you mean `d.x`? [unknown-name]",
        "w.yaml:4:70-71: a `{` without `}`; a brace itself is written `{{` "
          + "[unclosed-placeholder]",
        "w.yaml:4:80-83: `e.x` belongs to an element of a list: only a decision with "
          + "`each: e` sees it [unreadable-name]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      settings:
        a: {type: integer, default: = settings.b}
        b: {type: integer, default: = settings.c}
        c: {type: integer, default: = settings.a}
        own: {type: integer, default: = settings.own}
      --- file: d.yaml
      decision: d
      inputs: {p: q + 1, q: r, r: p, s: s, t: q + 1}
      outputs: {x: integer}
      rules: [{rule: r, when: {d.x: 1, p: 1, s: 1, t: 2}, then: {x: 1}}]
      --- file: e.yaml
      decision: e
      outputs: {x: integer}
      rules: [{rule: r, then: {x: = f.x}}]
      --- file: f.yaml
      decision: f
      outputs: {x: integer}
      rules: [{rule: r, then: {x: = e.x}}]
      """,
      [
        "d.yaml:2:10-11: these need each other: `p` → `q` → `r` → `p` [cycle]",
        "d.yaml:2:32-33: `s` needs itself [cycle]",
        "e.yaml:1:11-12: these need each other: `e` → `f` → `e` [cycle]",
        "policy.yaml:4:3-4: these need each other: `settings.a` → `settings.b` → "
          + "`settings.c` → `settings.a` [cycle]",
        "policy.yaml:7:3-6: `settings.own` needs itself [cycle]",
      ]),
  ]
}
