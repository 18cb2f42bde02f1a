import Foundation
import Testing

@testable import adrules

@Suite struct SituationTests {
  @Test(arguments: Situation.all)
  func `the plan says when the reward comes and how the ad closes`(situation: Situation) throws {
    let run = ToolRun(
      ["plan", "-", "--format", "json"] + situation.facts, input: situation.document)
    #expect(run.status == .done)
    let plan = try #require(plans(run.output).first)
    #expect(plan["rewardAt"] as? Double == situation.reward)
    #expect(plan["closeAt"] as? Double == situation.close)
    let close = try #require(plan["close"] as? [String: Any])
    #expect(close["closesByItself"] as? Bool == situation.closesByItself)
    #expect(plan["progressBar"] as? Double == situation.bar)
    #expect(plan["learnMoreAt"] as? Double == situation.learnMore)
    #expect(ids(of: plan["warnings"]) == situation.findings)
  }

  @Test(arguments: Situation.all)
  func `lint finds the same`(situation: Situation) throws {
    let run = ToolRun(
      ["lint", "-", "--format", "json"] + situation.facts, input: situation.document)
    let report = try object(run.output)
    #expect(report["examined"] as? Int == 1)
    #expect(ids(of: report["findings"]) == situation.findings)
    let hasErrors = (report["findings"] as? [[String: Any]])?.contains {
      $0["severity"] as? String == "error"
    }
    #expect(run.status == (hasErrors == true ? .found : .done))
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func plans(_ text: String) throws -> [[String: Any]] {
    let documents = try #require(object(text)["documents"] as? [[String: Any]])
    let configurations = try #require(documents.first?["configurations"] as? [[String: Any]])
    return try #require(configurations.first?["plans"] as? [[String: Any]])
  }

  /// Ids, sorted, infos marked.
  private func ids(of findings: Any?) -> [String] {
    let findings = findings as? [[String: Any]] ?? []
    return findings.compactMap { finding in
      guard let id = finding["id"] as? String else { return nil }
      return finding["severity"] as? String == "info" ? "\(id) (i)" : id
    }.sorted()
  }
}

extension Situation {
  /// What the command line says about the ad.
  var facts: [String] {
    ["--ad", kind] + (duration.map { ["--duration", $0] } ?? [])
  }
}
