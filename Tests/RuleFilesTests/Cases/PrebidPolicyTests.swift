import DecisionTables
import Testing

@testable import RuleFiles

/// The policy in `rules/prebid`, its cases, and the clauses that it carries out.
@Suite struct PrebidPolicyTests {
  @Test func `every case holds and every rule decides one`() throws {
    let loaded = PolicyFiles(try Repository.policy("prebid")).load()
    #expect(loaded.faultLines == [])
    let policy = try #require(loaded.policy)
    #expect(loaded.cases.count > 200)
    let runner = CaseRunner(CompiledPolicy(policy))
    var decided: Set<String> = []
    for entry in loaded.cases {
      let result = runner.run(entry)
      decided.formUnion(result.decidedBy)
      #expect(result.failures == [], "\(result.name.place): \(result.name.text)")
    }
    let rules = policy.decisions.flatMap { decision in
      decision.rules.map { "\(decision.name).\($0.id)" }
    }
    #expect(rules.filter { !decided.contains($0) } == [])
  }

  @Test func `every clause that is cited exists, and every clause of rules is cited`() throws {
    let clauses = try Self.clauses()
    let cited = try Self.citedClauses()
    #expect(cited.subtracting(clauses.keys).sorted() == [])
    let ofRules = clauses.filter { $0.value.contains("rule") || $0.value.contains("setting") }
    #expect(ofRules.count > 60)
    #expect(Set(ofRules.keys).subtracting(cited).sorted() == [])
  }

  @Test func `the annex has a line for each row and each sentence`() throws {
    let lines = try Repository.text("spec/rewarded-ads.md").split(separator: "\n")
    let items = lines.compactMap { line -> String? in
      let cells = line.split(separator: "|").map { $0.trimmingSpaces }
      guard cells.count == 4, let first = cells.first, let kind = first.first,
        "TS".contains(kind), Int(first.dropFirst()) != nil
      else { return nil }
      return first
    }
    #expect(items == (1...27).map { "T\($0)" } + (1...25).map { "S\($0)" })
    let clauses = try Self.clauses().keys
    #expect(items.filter { !clauses.contains("RA-\($0)") } == [])
  }

  /// Who decides each clause of `spec/rewarded-ads.md`.
  private static func clauses() throws -> [String: String] {
    var clauses: [String: String] = [:]
    var clause: String?
    for line in try Repository.text("spec/rewarded-ads.md").split(separator: "\n") {
      if line.hasPrefix("### ") {
        clause = line.dropFirst(4).split(separator: " ").first.map(String.init)
      } else if line.hasPrefix("Decided by: "), let name = clause {
        clauses[name] = String(line.dropFirst(12))
      }
    }
    return clauses
  }

  /// The clauses that the rule files and cases name.
  private static func citedClauses() throws -> Set<String> {
    let folder = try Repository.policy("prebid")
    return Set(
      (folder.files + folder.caseFiles).flatMap { file in
        YAMLDocument(reading: file).root?.values(of: "clause") ?? []
      })
  }
}

extension CaseResult {
  /// What is not as the case expects.
  var failures: [String] {
    guard case .failed(let differences) = outcome else { return [] }
    return differences.map(\.message)
  }
}

extension YAMLNode {
  /// Every value of a key, however deep.
  fileprivate func values(of key: String) -> [String] {
    switch content {
    case .scalar: []
    case .sequence(let nodes): nodes.flatMap { $0.values(of: key) }
    case .mapping(let pairs):
      pairs.flatMap { pair in
        pair.key == key ? [pair.value.word?.text].compactMap { $0 } : pair.value.values(of: key)
      }
    }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
