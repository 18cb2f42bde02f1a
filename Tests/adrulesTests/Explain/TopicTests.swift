import DecisionTables
import Foundation
import RewardedAds
import Testing

@testable import adrules

@Suite struct TopicTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources").standardized

  /// The files in which faults get their ids.
  private static let files: [(path: String, area: Topic.Area)] = [
    ("RewardedAds/Documents/ContainerFinding+Words.swift", .documents),
    ("DecisionTables/Facts/ShapeFinding+Words.swift", .documents),
    ("RuleFiles/Syntax/RuleFault+ID.swift", .rules),
    ("RuleFiles/YAML/YAMLFault+Message.swift", .rules),
    ("DecisionTables/Evaluation/EvaluationError.swift", .decisions),
    ("adrules/ToolError+Message.swift", .commandLine),
    ("adrules/Options/UsageError+Message.swift", .commandLine),
  ]

  /// The ids in the first property `id` or `row` of a file: what its cases return.
  private static func ids(in path: String) throws -> Set<String> {
    let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
    let start = try #require(
      text.firstRange(of: /var (id: String|row: \(id: String[^\n]*) \{/), "\(path) has no `id`")
    let body = text[start.upperBound...].prefix { _ in true }
    let end = body.firstRange(of: "\n  }\n")?.lowerBound ?? body.endIndex
    let literal = /"([a-z0-9]+(?:-[a-z0-9]+)*)"/
    return Set(body[..<end].matches(of: literal).map { String($0.1) })
  }

  @Test(arguments: files)
  func `every id that a fault can have has a page`(path: String, area: Topic.Area) throws {
    let ids = try TopicTests.ids(in: path)
    #expect(ids.count >= 4, "\(path): where are its ids?")
    let known = Set(Topic.builtIn.filter { $0.area == area }.map(\.id))
    // What stands for findings if there are none, which cannot be.
    let missing = ids.subtracting(known).subtracting(["unusable"])
    #expect(missing.isEmpty, "no page for \(missing.sorted())")
  }

  @Test func `every name that may be unknown has a page`() throws {
    let pattern = /UnknownName\(\s*kind: "([a-z-]+)"/
    let enumerator = FileManager.default.enumerator(
      at: TopicTests.sources.appendingPathComponent("adrules"), includingPropertiesForKeys: nil)
    var kinds: Set<String> = []
    for case let file as URL in try #require(enumerator) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      kinds.formUnion(text.matches(of: pattern).map { String($0.1) })
    }
    #expect(kinds.count > 5)
    let known = Set(Topic.commandLine.map(\.id))
    #expect(kinds.map { "unknown-\($0)" }.filter { !known.contains($0) } == [])
  }

  @Test func `every check and every finding of the policy has a page`() throws {
    let policy = try PolicyBundle.prebid.get().policy
    let ids = Set(Topic.topics(of: policy).map(\.id))
    #expect(ids.isSuperset(of: ["long-lock", "letter-case", "missing-rewarded-flag"]))
    #expect(Set(Topic.builtIn.map(\.id)).isSuperset(of: LintCheck.all.map(\.id)))
  }

  @Test func `a page has a sentence, a reason and one place in its area`() throws {
    let topics = Topic.topics(of: try PolicyBundle.prebid.get().policy) + Topic.builtIn
    for topic in topics {
      #expect(!topic.summary.isEmpty && !topic.rationale.isEmpty, "\(topic.id)")
    }
    let places = topics.map { "\($0.area) \($0.id)" }
    #expect(Set(places).count == places.count)
  }

  @Test func `every id that is listed can be asked for`() {
    let ids = ToolRun(["explain", "--format", "json"]).output.matches(of: /"id": "([^"]+)"/)
      .map { String($0.1) }
    #expect(ids.count > 100)
    for id in Set(ids) {
      let run = ToolRun(["explain", id])
      #expect(run.status == .done && run.output.hasPrefix(id + "\n"), "\(id)")
    }
  }
}
