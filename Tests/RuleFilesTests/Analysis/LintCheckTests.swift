import DecisionTables
import RuleFiles
import Testing

@Suite struct LintCheckTests {
  static let examples = LintCheck.all.flatMap { check in
    check.examples.map { CheckExample(check: check, example: $0) }
  }

  @Test(arguments: examples)
  func `a check finds what its examples say`(example: CheckExample) throws {
    let findings = try example.analysis().findings().filter { $0.check == example.check.id }
    #expect(findings.map(\.subject) == example.example.subjects)
    #expect(findings.allSatisfy { $0.severity == example.check.severity })
  }

  @Test func `ids are unique and every check explains itself`() {
    #expect(Set(LintCheck.all.map(\.id)).count == LintCheck.all.count)
    for check in LintCheck.all {
      #expect(!check.summary.isEmpty && !check.rationale.isEmpty, "\(check.id)")
    }
  }
}

struct CheckExample: Sendable, CustomTestStringConvertible {
  let check: LintCheck
  let example: LintCheck.Example

  var testDescription: String { "\(check.id): \(example.subjects)" }

  /// The example's decision in a policy that declares the facts of all examples.
  func analysis() throws -> PolicyAnalysis {
    let color = example.files.contains("color") ? "\n  color: {values: [red, green, blue]}" : ""
    let policy = """
      policy: example
      language: 1
      inputs:
        n: integer
        b: boolean
        percent: {type: integer, range: 0..100}\(color)
      """
    let folder = PolicyFolder(
      path: "example",
      files: [
        SourceText(name: "policy.yaml", text: policy),
        SourceText(name: "d.yaml", text: example.files),
      ])
    let loaded = PolicyLoader().load(folder)
    let bound = try #require(loaded.policy, "\(loaded.diagnostics.map(\.message))")
    return PolicyAnalysis(CompiledPolicy(bound))
  }
}
