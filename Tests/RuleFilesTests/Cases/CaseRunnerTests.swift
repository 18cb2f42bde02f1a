import DecisionTables
import Testing

@testable import RuleFiles

/// What a case says that does not hold.
@Suite struct CaseRunnerTests {
  private static let policy = """
    policy: p
    language: 1
    inputs:
      kind: {values: [a, b], required: true}
      time: {type: integer, unit: s, range: ">= 0"}
      o.flag: boolean
      o.word: string
      list: {type: list, element: e}
      e: integer
    settings: {limit: {from: time, valid: "> 0", default: 5}, none: {from: o.word}}
    findings: [f, g]
    --- file: d.yaml
    decision: d
    hitPolicy: first
    outputs:
      x: {type: number, unit: s, optional: true}
      body.word: {type: string, optional: true}
      note: {type: text, optional: true}
      at: {type: pointer, optional: true}
      flag: {type: boolean, optional: true}
    rules:
      - {rule: a, when: {kind: a}, then: {x: = time, body.word: "5", note: "{time}", at: time}}
      - {rule: b, then: {flag: true, at: ""}}
    --- file: f.yaml
    decision: f
    hitPolicy: collect
    outputs: {severity: {values: [info]}, message: text, id: {type: string, optional: true}}
    rules:
      - {rule: one, when: {kind: a}, then: {severity: info, message: one}}
      - {rule: two, then: {severity: info, message: two, id: other}}
    --- file: g.yaml
    decision: g
    hitPolicy: collect
    outputs: {severity: {values: [info]}, message: text}
    rules: [{rule: three, when: {kind: b}, then: {severity: info, message: three}}]
    --- file: h.yaml
    decision: h
    outputs: {x: integer}
    rules: [{rule: r, when: {kind: a}, then: {x: 1}}, {rule: s, when: {time: 1}, then: {x: 2}}]
    --- file: i.yaml
    decision: i
    outputs: {x: {type: number, unit: s, optional: true}}
    rules: [{rule: r, then: {x: = time / 0}}]
    --- file: cases/c.yaml
    - case: one
    """

  /// A case without its first line, and the differences as `line:column-end: message`.
  static let cases: [(String, [String])] = [
    (
      "decide: d\nfacts: {kind: a, time: 5.0}\nexpect: {x: 5, body.word: \"5\", note: 5, at: time}\n"
        + "rules: [a]\nsettings: {limit: 5, none: null}\ndependsOn: {flag: []}",
      []
    ),
    (
      "decide: d\nfacts: {kind: a}\nexpect: {x: null, body: {word: 5}, note: nothing, flag: absent}\n"
        + "dependsOn: {x: [time]}\nsettings: {limit: {value: 5.0, from: default}}",
      []
    ),
    ("decide: d\nfacts: {kind: b}\nexpect: {flag: true, at: \"\"}\nfindings: [other, three]", []),
    (
      "decide: f\nfacts: {kind: a}\nexpect: [{message: one}, {id: other}]\nfindings: [one, other]",
      []
    ),
    ("decide: g\nfacts: {kind: a}\nexpect: []\nfindings: []\nrules: []", []),
    (
      "decide: e\nfacts: {kind: a}",
      ["2:11-12: there is no decision `e`; expected `d`, `f`, `g`, `h` or `i`"]
    ),
    (
      "decide: d\nfacts: {kind: a, tiem: 5, o: {flags: true}, o.wrod: x}",
      [
        "3:20-24: the facts: unknown key `tiem`; did you mean `time`?",
        "3:33-38: the facts: unknown key `flags`; did you mean `flag`?",
        "3:47-53: the facts: unknown key `o.wrod`; did you mean `o.word`?",
      ]
    ),
    (
      "decide: d\nfacts: {kind: a, time: 012, o: {flag: yes}, list: [1, 0x1F, x]}",
      [
        "3:26-29: the facts: `time` takes a whole number of seconds, not `\"012\"`",
        "3:41-44: the facts: `flag` takes `true` or `false`, not `\"yes\"`",
        "3:57-61: the facts: `e` takes a whole number, not `\"0x1F\"`",
      ]
    ),
    ("decide: d\nfacts: {kind: a, time: \"5\", o: {flag: \"yes\", word: true}}", []),
    ("decide: d\nfacts: [a]", ["3:10-13: expected a mapping of facts, not a list"]),
    ("decide: d\nfacts: text", ["3:10-14: expected a mapping of facts, not `text`"]),
    ("decide: d\nfacts: {time: 5}", ["2:11-12: the policy needs a value of `kind`"]),
    (
      "decide: d\nfacts: {kind: c}",
      ["2:11-12: `kind` is c, which is outside what the policy declares"]
    ),
    (
      "decide: d\nfacts: {kind: a, time: -1}",
      ["2:11-12: `time` is -1, which is outside what the policy declares"]
    ),
    (
      "decide: h\nfacts: {kind: a, time: 1}\nexpect: {x: 1}",
      ["2:11-12: rules `r`, `s` of the unique table `h` all match"]
    ),
    ("decide: i\nfacts: {kind: a, time: 0}", ["2:11-12: `i.x` (i.yaml:3:16) divides by zero"]),
    (
      "decide: d\nfacts: {kind: a, time: 5}\nexpect: {x: 6, body.word: 5.0, note: null, at: kind}",
      [
        "4:15-16: `x`: expected `6`, found `5`",
        "4:29-32: `body.word`: expected `5.0`, found `5`",
        "4:40-44: `note`: expected nothing, found `5`",
        "4:50-54: `at`: expected `kind`, found `time`",
      ]
    ),
    (
      "decide: d\nfacts: {kind: b}\nexpect: {x: 6, flags: true, body: {wrod: x}, flag: [true]}",
      [
        "4:15-16: `x`: expected `6`, found nothing",
        "4:18-23: unknown name `flags`; did you mean `flag`?",
        "4:38-42: unknown name `body.wrod`; did you mean `body.word`?",
        "4:54-60: expected a value, not a list",
      ]
    ),
    (
      "decide: d\nfacts: {kind: b}\nexpect: [1]",
      ["4:11-14: expected a mapping of outputs, not a list"]
    ),
    (
      "decide: f\nfacts: {kind: b}\nexpect: {x: 1}",
      ["4:11-17: expected a list of results, not a mapping"]
    ),
    (
      "decide: f\nfacts: {kind: b}\nexpect: []",
      ["4:11-13: `expect`: expected 0 results, found 1 result"]
    ),
    (
      "decide: f\nfacts: {kind: b}\nexpect: [text]",
      ["4:12-16: expected a mapping of outputs, not `text`"]
    ),
    (
      "decide: d\nfacts: {kind: b}\nrules: [a]\nfindings: [three]",
      [
        "4:10-13: `rules`: expected [a], found [b]",
        "5:13-20: `findings`: expected [three], found [other, three]",
      ]
    ),
    (
      "decide: g\nfacts: {kind: b}\nfindings: []",
      ["4:13-15: `findings`: expected [], found [three]"]
    ),
    (
      "decide: d\nfacts: {kind: b}\nrules: b\nfindings: {a: b}",
      [
        "4:10-11: expected a list of names, not `b`",
        "5:13-19: expected a list of names, not a mapping",
      ]
    ),
    ("decide: d\nfacts: {kind: b}\nrules: [[b]]", ["4:11-14: expected a name, not a list"]),
    (
      "decide: d\nfacts: {kind: b, time: 0}\nsettings: {limti: 5, limit: {value: 6, from: default, form: x}}",
      [
        "4:14-19: unknown name `limti`; did you mean `limit`?",
        "4:39-40: `settings.limit`: expected `6`, found `5`",
        "4:48-55: `settings.limit.from`: expected `default`, found `invalid`",
        "4:57-61: unknown name `form`; did you mean `from`?",
      ]
    ),
    (
      "decide: d\nfacts: {kind: b}\nsettings: {limit: [5]}",
      ["4:21-24: expected a value, not a list"]
    ),
    (
      "decide: d\nfacts: {kind: a}\ndependsOn: {x: [kind], z: [], note: x, flag: [time]}",
      [
        "4:18-24: `dependsOn.x`: expected [kind], found [time]",
        "4:26-27: unknown name `z`; expected `x`, `body.word`, `note`, `at` or `flag`",
        "4:39-40: expected a list of names, not `x`",
        "4:48-54: `dependsOn.flag`: expected [time], found []",
      ]
    ),
  ]

  @Test(arguments: cases)
  func `each difference is told where the case says otherwise`(
    text: String, differences: [String]
  ) throws {
    let lines = text.split(separator: "\n").map { "\n  \($0)" }.joined()
    let loaded = PolicyFiles(Self.policy + lines).load()
    #expect(loaded.faultLines == [])
    let runner = CaseRunner(CompiledPolicy(try #require(loaded.policy)))
    let result = runner.run(try #require(loaded.cases.first))
    var found: [String] = []
    if case .failed(let all) = result.outcome {
      found = all.map { difference in
        "\(difference.place.fileSpan.dropFirst("cases/c.yaml:".count)): \(difference.message)"
      }
    }
    #expect(found == differences)
  }

  @Test func `a case tells which rules decided`() throws {
    let text = "\n  decide: d\n  facts: {kind: a}\n  findings: [one, other]"
    let loaded = PolicyFiles(Self.policy + text).load()
    let runner = CaseRunner(CompiledPolicy(try #require(loaded.policy)))
    let result = runner.run(try #require(loaded.cases.first))
    #expect(result.decidedBy == ["d.a", "f.one", "f.two"])
  }
}
