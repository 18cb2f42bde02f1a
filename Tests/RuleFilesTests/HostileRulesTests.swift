import DecisionTables
import Testing

@testable import RuleFiles

/// Expressions, graphs and cases made to cost time or to reach the end of a stack.
@Suite struct HostileRulesTests {
  #if DEBUG
    private static let count = 1_000
  #else
    private static let count = 100_000
  #endif

  private static let head = "policy: p\nlanguage: 1\ninputs: {n: integer, s: string}\n"

  private static func expression(_ text: String) -> String {
    head + "--- file: d.yaml\ndecision: d\nhitPolicy: collect\ninputs:\n  e: \"\(text)\"\n"
      + "outputs: {x: integer}\nrules:\n  - {rule: r, when: {e: present}, then: {x: 1}}\n"
  }

  private static func many(_ piece: String, _ count: Int) -> String {
    String(repeating: piece, count: count)
  }

  static let expressions: [(String, String)] = [
    (many("(", 65) + "n" + many(")", 65), "d.yaml:4:"),
    (many("(", 400) + "n" + many(")", 400), "d.yaml:4:"),
    (many("(", 1_000) + "n" + many(")", 1_000), "d.yaml:4:1007"),
    (many("not ", 100) + "n", "d.yaml:4:"),
    (many("- ", 100) + "n", "d.yaml:4:"),
    (many("min(", 100) + "n", "d.yaml:4:"),
    (many("if n > 1 then 1 else ", 100) + "n", "d.yaml:4:"),
    (many("if ", 100) + "n", "d.yaml:4:"),
    (many("n + ", 100_000) + "n", "d.yaml:4:2007"),
    (many("not ", 100_000) + "n", "d.yaml:4:4007"),
    (many("9", 100_000), "d.yaml:4:7"),
    ("1e999999999999999999999", "d.yaml:4:7"),
  ]

  @Test(arguments: expressions)
  func `a hostile expression has one finding where it is too much`(text: String, start: String) {
    let faults = PolicyFiles(Self.expression(text)).load().diagnostics
    #expect(faults.map(\.id) == ["unparsable-expression"])
    #expect(faults.first?.line.hasPrefix(start) == true, "\(faults.map(\.line))")
    #expect(faults.allSatisfy { $0.message.utf8.count < 300 })
  }

  @Test func `an expression may be 64 deep`() {
    let deepest = Self.many("(", 63) + "n" + Self.many(")", 63)
    #expect(PolicyFiles(Self.expression(deepest)).load().faultLines == [])
  }

  @Test func `a graph of decisions as deep as there are decisions is decided`() throws {
    let last = Self.count / 10 - 1
    let files = (0...last).map { index in
      let next = index == last ? "1" : "= d\(index + 1).x + 1"
      return "--- file: d\(index).yaml\ndecision: d\(index)\noutputs: {x: integer}\n"
        + "default: {x: \(next)}\n"
    }
    var run = try PolicyRun(Self.head + files.joined())
    #expect(try run.outputs(of: "d0", "{}") == "x \(last + 1)")
  }

  @Test func `a cycle through all decisions is one finding`() {
    let count = Self.count / 10
    let files = (0..<count).map { index in
      "--- file: d\(index).yaml\ndecision: d\(index)\noutputs: {x: integer}\n"
        + "default: {x: = d\((index + 1) % count).x + 1}\n"
    }
    let faults = PolicyFiles(Self.head + files.joined()).load().diagnostics
    #expect(faults.map(\.id) == ["cycle"])
    #expect(faults.allSatisfy { $0.message.utf8.count < 300 })
  }

  /// What is wrong with cases, by id; what does not hold in those that can be run.
  private static func problems(_ cases: String) -> (ids: [String], failures: [String]) {
    let text = expression("n") + "--- file: cases/c.yaml\n" + cases
    let loaded = PolicyFiles(text).load()
    guard let policy = loaded.policy else { return (loaded.diagnostics.map(\.id), []) }
    let runner = CaseRunner(CompiledPolicy(policy))
    return (loaded.diagnostics.map(\.id), loaded.cases.flatMap { runner.run($0).failures })
  }

  @Test func `many cases are run`() {
    let cases = (0..<Self.count).map {
      "- {case: c\($0), facts: {n: \($0)}, decide: d, expect: [{x: 1}]}\n"
    }
    let (ids, failures) = Self.problems(cases.joined())
    #expect(ids == [])
    #expect(failures == [])
  }

  static let cases: [(name: String, facts: String, problem: String)] = [
    ("deep facts", many("{n: ", 100_000), "yaml-depth"),
    ("an anchor", "&a {n: 1}", "yaml-anchor"),
    ("an alias", "*a", "yaml-alias"),
    ("a tag", "!!map {n: 1}", "yaml-tag"),
    ("a NUL byte", "{n: \"\0\"}", "control-character"),
    ("a huge number", "{n: \(many("9", 100_000))}", "found 0 results"),
    ("a dotted name", "{\(many("n.", 100_000))n: 1}", "yaml-syntax"),
  ]

  @Test(arguments: cases)
  func `hostile facts of a case are a finding, or make it fail`(
    name: String, facts: String, problem: String
  ) {
    let text = "- case: a\n  facts: \(facts)\n  decide: d\n  expect: [{x: 1}]\n"
    let (ids, failures) = Self.problems(text)
    let isFound = ids.contains(problem) || failures.contains { $0.contains(problem) }
    #expect(isFound, "\(name): \(ids) \(failures)")
    #expect(failures.allSatisfy { $0.utf8.count < 1_000 })
  }
}
