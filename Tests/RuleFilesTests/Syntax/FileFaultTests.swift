import Testing

@testable import RuleFiles

/// What a file may be, and what a folder must hold.
@Suite struct FileFaultTests {
  @Test(arguments: examples)
  func `a file that is no rule file is reported`(example: FaultExample) {
    example.check()
  }

  static let examples = [
    FaultExample(
      """
      policy: p
      language: 2
      languages: 1
      --- file: q.yaml
      policy: q
      language: 1
      """,
      [
        "policy.yaml:2:11-12: language `2` is not known; expected `1` [unsupported-language]",
        "policy.yaml:3:1-10: a policy has no `languages`; did you mean `language`? [unknown-key]",
        "q.yaml:1:9-10: a folder holds one policy; this is another one [several-policies]",
      ]),
    FaultExample(
      """
      title: nobody
      policy: a b
      """,
      [
        "policy.yaml:1:1-6: a policy needs `language` [missing-key]",
        "policy.yaml:2:9-12: `a b` cannot be an id: expected letters, digits, `_`, `-` and "
          + "dots [invalid-name]",
      ]),
    FaultExample(
      """
      inputs: {a: string}
      """,
      [
        "policy.yaml:1:1-7: this is no rule file: expected a key `policy`, `decision` or "
          + "`machine`, or a list of cases [unknown-file]"
      ]),
    FaultExample(
      """
      --- file: d.yaml
      decision: d
      default: {}
      """,
      [
        "d.yaml:1:1-1: the folder has no file with a key `policy` [no-policy]"
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      --- file: d.yaml
      decison: d
      default: {}
      """,
      [
        "d.yaml:1:1-8: a decision has no `decison`; did you mean `decision`? [unknown-key]"
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      --- file: a.yaml
      just a text
      --- file: b.yaml
      5
      --- file: c.yaml
      rules: []
      """,
      [
        "a.yaml:1:1-12: this is no rule file: expected a key `policy`, `decision` or "
          + "`machine`, or a list of cases [unknown-file]",
        "b.yaml:1:1-2: this is no rule file: expected a key `policy`, `decision` or "
          + "`machine`, or a list of cases [unknown-file]",
        "c.yaml:1:1-6: this is no rule file: expected a key `policy`, `decision` or "
          + "`machine`, or a list of cases [unknown-file]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      --- file: cases/a.yaml
      case: one
      decide: d
      --- file: cases/b.yaml
      text
      """,
      [
        "cases/a.yaml:1:1-5: a file of cases is a list: expected `- case: …` [unknown-file]",
        "cases/b.yaml:1:1-5: a file of cases is a list: expected `- case: …` [unknown-file]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      --- file: a.yaml
      machine: [a]
      --- file: b.yaml
      machine: b
      states: [a]
      --- file: c.yaml
      decision: c
      machine: b
      """,
      [
        "a.yaml:1:10-13: `machine` takes a word, not a list [wrong-node]",
        "b.yaml:1:1-8: a machine needs `initial` [missing-key]",
      ]),
    FaultExample(
      """
      policy: p
      language: 1
      ---
      a: b
      --- file: e.yaml
      # nothing
      --- file: f.yaml
      %TAG ! x
      ---
      decision: d
      default: {}
      """,
      [
        "e.yaml:1:1-1: the file holds no value [empty-file]",
        "f.yaml:1:1-9: directives have no meaning here: leave out `%TAG ! x` [yaml-directive]",
        "policy.yaml:3:1-4: expected one document in a file; another one begins here "
          + "[yaml-several-documents]",
      ]),
    FaultExample(
      """
      policy:
      language: []
      """,
      [
        "policy.yaml:1:8-8: `policy` takes a word, not nothing [wrong-node]",
        "policy.yaml:2:11-13: `language` takes a word, not a list [wrong-node]",
      ]),
  ]
}
