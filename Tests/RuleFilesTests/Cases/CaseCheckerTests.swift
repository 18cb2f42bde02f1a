import DecisionTables
import Testing

@testable import RuleFiles

/// What a case names that its policy does not have, found without running it.
@Suite struct CaseCheckerTests {
  private static let policy = """
    policy: p
    language: 1
    inputs: {kind: {values: [a, b], required: true}}
    settings: {limit: {default: 5}}
    --- file: d.yaml
    decision: d
    outputs: {x: integer, body.word: {type: string, optional: true}}
    rules: [{rule: r, then: {x: 1}}]
    --- file: cases/c.yaml
    - {case: one, facts: {kind: a}, CELL}
    """

  @Test(arguments: [
    ("decide: d, expect: {x: 1, body.word: null}, rules: [r], settings: {limit: 5}", []),
    ("decide: d, expect: {x: 1, body: {word: null}}", []),
    ("decide: d, expect: {y: 1}", ["there is no output `y`; expected `x` or `body.word`"]),
    (
      "decide: d, expect: {bdy: {word: 1}}",
      ["there is no output `bdy`; expected `x` or `body.word`"]
    ),
    ("decide: d, rules: [s]", ["there is no rule `s`; expected `r`"]),
    ("decide: d, settings: {limti: 5}", ["there is no setting `limti`; did you mean `limit`?"]),
    ("decide: dd", ["there is no decision `dd`; did you mean `d`?"]),
  ])
  func `names that the policy does not have are found`(text: String, messages: [String]) throws {
    let loaded = PolicyFiles(Self.policy.replacing("CELL", with: text)).load()
    #expect(loaded.faultLines == [])
    let compiled = CompiledPolicy(try #require(loaded.policy))
    let found = CaseChecker(compiled).findings(in: loaded.cases)
    #expect(found.map(\.message) == messages)
  }

  @Test func `a file that is read alone misses nothing where a bracket is not closed`() {
    let text = "decision: d\nrules:\n  - {title: a, when: {k: 1}\n  - {rule: s}\n"
    let file = LoneRuleFile(reading: SourceText(name: "d.yaml", text: text))
    #expect(file.diagnostics.map(\.id) == ["yaml-syntax"])
  }
}
