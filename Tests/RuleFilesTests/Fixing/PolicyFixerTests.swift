import DecisionTables
import Testing

@testable import RuleFiles

/// What `--fix` makes of a file: what decides the same with less, and everything else as it was.
@Suite struct PolicyFixerTests {
  struct Row: Sendable {
    let before: String
    let after: String
    var fixes: [String]
  }

  private static let policy = """
    policy: p
    language: 1
    inputs:
      n: integer
      b: boolean
      kind: {values: [x, y, z], required: true}
    --- file: d.yaml

    """

  @Test(arguments: rows)
  func `a file is mended`(row: Row) throws {
    let files = PolicyFiles(PolicyFixerTests.policy + row.before)
    let folder = try #require(files.folders[""])
    let result = PolicyFixer(load: { PolicyLoader().load($0) })
      .fixed(folder, changing: ["d.yaml"])
    let text = result.folder.files.first { $0.name == "d.yaml" }?.bytes ?? []
    #expect(String(decoding: text, as: UTF8.self) == row.after)
    #expect(result.fixes.map(\.message) == row.fixes)
  }

  private static func table(_ rules: String, head: String = "") -> String {
    "decision: d\nhitPolicy: first\noutputs: {out: {type: integer, optional: true}}\n\(head)"
      + "rules:\n\(rules)"
  }

  static let rows = [
    Row(
      before: table(
        """
          # few
          - rule: low
            when: {n: "<= 5", b: true}
            then: {out: 1}  # one

          # five is few
          - rule: five
            when: {n: 5, b: true}
            then: {out: 3}

          # the others
          - {rule: rest, when: {n: present, b: present, kind: x}, then: {out: 2}}
          - {rule: end, then: {out: 4}}

        """),
      after: table(
        """
          # few
          - rule: low
            when: {n: "<= 5", b: true}
            then: {out: 1}  # one

          # five is few

          # the others
          - {rule: rest, when: {n: present, b: present, kind: x}, then: {out: 2}}
          - {rule: end, then: {out: 4}}

        """),
      fixes: ["remove rule `five`"]),
    Row(
      before: table(
        """
          - rule: three
            when:
              n: 3  # three alone
              b: true
            then: {out: 1}
          - rule: above
            when: {n: "> 5", b: true}
            then: {out: 1}
          - rule: rest
            when: {kind: [x, y, z]}
            then: {out: 2}
        """),
      after: table(
        """
          - rule: three
            when:
              n: [3, "> 5"]  # three alone
              b: true
            then: {out: 1}
          - rule: rest
            then: {out: 2}
        """),
      fixes: ["remove the test of `kind`", "let `three` decide for `above` too"]),
    Row(
      before: table(
        """
          - {rule: yes, when: {n: 1, b: true, kind: [x, y, z]}, then: {out: 1}}
          - {rule: rest, when: {kind: present}, then: {out: 2}}
        """, head: "default: {out: 3}  # never\n"),
      after: table(
        """
          - {rule: yes, when: {n: 1, b: true}, then: {out: 1}}
          - {rule: rest, then: {out: 2}}
        """),
      fixes: [
        "remove the test of `kind`", "remove the test of `kind`", "remove the default",
      ]),
    Row(
      before: table(
        """
          - {rule: yes, when: {bb: true}, the: {out: 1}}
          - {rule: no, wen: {kind: xx}, then: {ouut: 2}}
        """),
      after: table(
        """
          - {rule: yes, when: {b: true}, then: {out: 1}}
          - {rule: no, when: {kind: x}, then: {out: 2}}
        """),
      fixes: [
        "write `b`", "write `then`", "write `when`", "write `x`", "write `out`",
      ]),
  ]

  @Test func `what adds nothing to a list of tests is reported and taken out`() throws {
    let text =
      PolicyFixerTests.policy
      + PolicyFixerTests.table(
        """
          - rule: yes
            when:
              kind: [x, x]
              n: [1..5, 3, absent, "< 0"]  # few
              b:
                - missing
                - absent  # all of them
            then: {out: 1}
          - {rule: rest, then: {out: 2}}
        """)
    let files = PolicyFiles(text)
    #expect(
      files.load().faultLines == [
        "d.yaml:7:17-18: warning: `x` adds nothing: the other tests of `kind` match it too "
          + "[dead-alternative]",
        "d.yaml:8:17-18: warning: `3` adds nothing: the other tests of `n` match it too "
          + "[dead-alternative]",
        "d.yaml:10:11-18: warning: `missing` adds nothing: the other tests of `b` match it too "
          + "[dead-alternative]",
      ])
    let folder = try #require(files.folders[""])
    let result = PolicyFixer(load: { PolicyLoader().load($0) })
      .fixed(folder, changing: ["d.yaml"])
    let mended = String(decoding: result.folder.files[1].bytes, as: UTF8.self)
    #expect(mended.contains("kind: [x]\n"))
    #expect(mended.contains("n: [1..5, absent, \"< 0\"]  # few\n"))
    #expect(mended.contains("b:\n        - absent  # all of them\n"))
  }

  @Test func `inputs and settings that nothing reads go, those that are allowed stay`() throws {
    let files = PolicyFiles(
      """
      policy: p
      language: 1
      inputs:
        n: integer  # read
        # about m
        m: integer
        o: {type: integer, allow: {unused-input: others read it}}
      settings: {s: {default: 1}, t: {default: 2}}
      --- file: d.yaml
      decision: d
      outputs: {out: integer}
      rules:
        - {rule: a, when: {n: present}, then: {out: = settings.t}}
        - {rule: b, when: {n: absent}, then: {out: 0}}
      """)
    let folder = try #require(files.folders[""])
    let result = PolicyFixer(load: { PolicyLoader().load($0) })
      .fixed(folder, changing: ["policy.yaml", "d.yaml"])
    #expect(
      String(decoding: result.folder.files[0].bytes, as: UTF8.self) == """
        policy: p
        language: 1
        inputs:
          n: integer  # read
          # about m
          o: {type: integer, allow: {unused-input: others read it}}
        settings: {t: {default: 2}}
        """)
  }

  @Test func `what a case names stays`() throws {
    let files = PolicyFiles(
      PolicyFixerTests.policy
        + PolicyFixerTests.table(
          """
            - {rule: five, when: {n: 5, b: true, kind: x}, then: {out: 1}}
            - {rule: low, when: {n: "<= 5", b: [true, false, absent]}, then: {out: 1}}
          --- file: cases/d.yaml
          - {case: c, facts: {n: 5, b: true, kind: x}, decide: d, rules: [five]}
          """))
    let folder = try #require(files.folders[""])
    let result = PolicyFixer(load: { PolicyLoader().load($0) })
      .fixed(folder, changing: ["d.yaml"])
    #expect(result.fixes.map(\.message) == ["remove the test of `b`"])
  }
}
