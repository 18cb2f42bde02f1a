import DecisionTables
import Foundation
import Testing

@testable import adrules

@Suite struct LintPageTests {
  @Test func `the page of checks is up to date`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../spec/lint-checks.md").standardized
    let committed = try String(contentsOf: file, encoding: .utf8)
    #expect(LintPage.text(LintCheck.all) == committed, "`make generate` writes it anew")
  }
}
