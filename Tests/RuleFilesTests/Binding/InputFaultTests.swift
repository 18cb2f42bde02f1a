import Testing

@testable import RuleFiles

/// Types, units, values and ranges of inputs.
@Suite struct InputFaultTests {
  @Test(arguments: examples)
  func `a declaration that does not fit is reported`(example: FaultExample) {
    example.check()
  }

  static let examples = [
    FaultExample(
      """
      policy: p
      language: 1
      inputs:
        a: {type: strng}
        b: {type: text}
        c: {}
        d: {type: integer, values: [x]}
        e: {type: string, unit: s, range: "> 0"}
        f: {type: integer, range: soon}
        g: {type: integer, range: "5..1"}
        h: {type: integer, range: present}
        i: {type: integer, open: true, element: x}
        j: {type: object, open: maybe}
        k: {values: [[a], {b: c}]}
        l: {type: number, ranges: 1..2}
      """,
      [
        "policy.yaml:4:13-18: `type` cannot be `strng`; did you mean `string`? [unknown-word]",
        "policy.yaml:5:13-17: `type` cannot be `text`; expected `string`, `boolean`, "
          + "`integer`, `number`, `object` or `list` [unknown-word]",
        "policy.yaml:7:31-32: `values` means nothing on a whole number: leave it out "
          + "[useless-key]",
        "policy.yaml:8:27-28: `unit` means nothing on a string: leave it out [useless-key]",
        "policy.yaml:8:37-42: `range` means nothing on a string: leave it out [useless-key]",
        "policy.yaml:9:29-33: `range` takes a whole number, not `soon` [type-mismatch]",
        "policy.yaml:10:29-35: no number is in `5..1` [unparsable-cell]",
        "policy.yaml:11:29-36: `range` takes numbers, not `present` [type-mismatch]",
        "policy.yaml:12:22-26: `open` means nothing on a whole number: leave it out "
          + "[useless-key]",
        "policy.yaml:12:43-44: `element` means nothing on a whole number: leave it out "
          + "[useless-key]",
        "policy.yaml:13:27-32: `open` cannot be `maybe`; expected `true` or `false` "
          + "[unknown-word]",
        "policy.yaml:14:16-19: `values` takes a word, not a list [wrong-node]",
        "policy.yaml:14:21-27: `values` takes a word, not a mapping [wrong-node]",
        "policy.yaml:15:21-27: an input has no `ranges`; did you mean `range`? [unknown-key]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      inputs:
        a: string
        a.b: integer
        a.b.c: integer
        l: {type: list, element: e}
        e: string
        e.x: string
        e.l: {type: list, element: f}
        f: string
        o.p: {type: list, element: g}
        g.x: string
      """,
      [
        "policy.yaml:4:3-4: `a` holds `a.b`: it is an object and cannot be anything else "
          + "[type-mismatch]",
        "policy.yaml:5:3-6: `a.b` holds `a.b.c`: it is an object and cannot be anything "
          + "else [type-mismatch]",
        "policy.yaml:8:3-4: `e` holds `e.x`: it is an object and cannot be anything else "
          + "[type-mismatch]",
        "policy.yaml:10:30-31: `e.l` belongs to an element itself: a list in a list has no "
          + "elements to see [type-mismatch]",
      ]),
  ]
}
