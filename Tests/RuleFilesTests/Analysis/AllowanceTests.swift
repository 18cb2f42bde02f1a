import DecisionTables
import Testing

@testable import RuleFiles

/// `allow` leaves out the finding that an author means, and nothing else.
@Suite struct AllowanceTests {
  private static let policy = """
    policy: p
    language: 1
    inputs:
      n: INPUT
      m: integer
    --- file: d.yaml
    decision: d
    hitPolicy: first
    DECISION
    outputs: {out: {type: integer, optional: true}}
    rules:
      - rule: five
        RULE
        when: {n: 5, m: 1}
        then: {out: 1}
      - rule: low
        when: {n: "<= 5", m: present}
        then: {out: 1}
      - rule: rest
        then: {out: 2}
    """

  private static func lines(
    input: String = "integer", decision: String = "title: t", rule: String = "title: t"
  ) -> [String] {
    let files = PolicyFiles(
      policy.replacing("INPUT", with: input).replacing("DECISION", with: decision)
        .replacing("RULE", with: rule))
    let loaded = files.load()
    guard let policy = loaded.policy, let folder = files.folders[""] else {
      return loaded.faultLines
    }
    return PolicyReview(folder.files, loaded).findings(of: CompiledPolicy(policy)).map(\.line)
  }

  @Test func `an allowed finding is left out`() {
    let found = AllowanceTests.lines()
    #expect(
      found == [
        "d.yaml:6:11-15: warning: without rule `five` every input has the same result "
          + "[redundant-rule]"
      ])
    #expect(AllowanceTests.lines(rule: "allow: {redundant-rule: it is read aloud}") == [])
  }

  @Test func `an allow of another thing allows nothing, and is a finding`() {
    let found = AllowanceTests.lines(decision: "allow: {redundant-rule: it is read aloud}")
    #expect(
      found == [
        "d.yaml:6:11-15: warning: without rule `five` every input has the same result "
          + "[redundant-rule]",
        "d.yaml:3:9-23: warning: there is no finding `redundant-rule` here to allow: leave the "
          + "entry out [unused-allow]",
      ])
  }

  @Test func `an unknown check and an empty reason are refused`() {
    #expect(
      AllowanceTests.lines(rule: "allow: {redundant-rules: why}") == [
        "d.yaml:7:13-28: there is no check `redundant-rules`; did you mean `redundant-rule`? "
          + "[unknown-check]"
      ])
    #expect(
      AllowanceTests.lines(rule: "allow: {redundant-rule: \" \"}") == [
        "d.yaml:7:29-32: say why `redundant-rule` is allowed here [empty-reason]"
      ])
    #expect(
      AllowanceTests.lines(rule: "allow: {redundant-rule: [why]}") == [
        "d.yaml:7:29-34: `redundant-rule` takes a reason, not a list [wrong-node]"
      ])
  }

  @Test func `inputs, settings and outputs have it too`() {
    let text = """
      policy: p
      language: 1
      inputs:
        n: {type: integer, allow: {unused-input: the next version reads it}}
      settings:
        s: {default: 1, allow: {unused-setting: policies on top set it}}
      --- file: d.yaml
      decision: d
      outputs:
        out: integer
        never: {type: integer, optional: true, allow: {unused-output: policies on top give it}}
      allow: {constant-output: x}
      rules:
        - {rule: all, then: {out: 1}}
      """
    let files = PolicyFiles(text)
    let loaded = files.load()
    #expect(loaded.faultLines == [])
    guard let policy = loaded.policy, let folder = files.folders[""] else { return }
    let found = PolicyReview(folder.files, loaded).findings(of: CompiledPolicy(policy))
    #expect(found.map(\.id) == ["unused-allow"])
  }
}
