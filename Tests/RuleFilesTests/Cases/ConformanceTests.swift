import DecisionTables
import Testing

@testable import RuleFiles

/// The tables and cases of `spec/cases`, which show what the language means.
@Suite struct ConformanceTests {
  @Test func `every case of the language passes`() throws {
    let loaded = PolicyLoader().load(try Repository.folder("spec/cases"))
    #expect(loaded.diagnostics.map(\.message) == [])
    let compiled = CompiledPolicy(try #require(loaded.policy))
    #expect(loaded.cases.count > 40)
    let runner = CaseRunner(compiled)
    for entry in loaded.cases {
      let outcome = runner.run(entry).outcome
      guard case .passed = outcome else {
        Issue.record("\(entry.name.text): \(outcome)")
        continue
      }
    }
    let used = Set(compiled.policy.decisions.map(\.hitPolicy))
    #expect(used == Set(HitPolicy.allCases), "each hit policy has a table")
  }
}
