import DecisionTables
import Foundation
import RuleFiles
import Testing

@testable import RewardedAds

@Suite struct PolicyBundleTests {
  private let loaded: LoadedPolicy

  init() throws { loaded = try RulesFolder.loaded.get() }

  private func fromFiles() throws -> Policy {
    try #require(loaded.policy, "\(loaded.diagnostics.map(\.message))")
  }

  @Test func `the generated file is up to date`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/RewardedAds/Policy/BundledPolicy.swift")
    let committed = try String(contentsOf: file.standardized, encoding: .utf8)
    let text = SwiftSource.text(of: try fromFiles(), in: RulesFolder.prebid)
    #expect(text == committed, "`make generate` writes it anew")
  }

  @Test func `the bundled policy is that of the rule files`() throws {
    let bundled = try PolicyBundle.prebid.get().policy
    #expect(bundled == (try fromFiles()).relative(to: RulesFolder.prebid))
  }

  @Test(arguments: [false, true])
  func `every case passes, on the bundled policy as on the rule files`(isBundled: Bool) throws {
    let compiled =
      isBundled ? try PolicyBundle.prebid.get() : CompiledPolicy(try fromFiles())
    let runner = CaseRunner(compiled)
    #expect(loaded.cases.count > 400)
    for entry in loaded.cases {
      let result = runner.run(entry)
      guard case .passed = result.outcome else {
        Issue.record("\(entry.name.text): \(result.outcome)")
        continue
      }
    }
  }

  @Test func `without one of many lines the bundle is refused, or another policy`() throws {
    let policy = try fromFiles()
    let lines = policy.bundled.split(separator: "\n")
    for index in stride(from: 0, to: lines.count, by: 11) {
      var damaged = lines
      damaged.remove(at: index)
      let read = try? Policy(bundled: Array(damaged.joined(separator: "\n").utf8))
      #expect(read != policy, "\(lines[index])")
    }
  }
}
