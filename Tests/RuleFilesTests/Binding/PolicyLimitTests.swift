import DecisionTables
import Testing

@testable import RuleFiles

/// How much one policy may hold: as much as the limit is read, one more is a fault at its name.
@Suite struct PolicyLimitTests {
  private static let head = "policy: p\nlanguage: 1\n"

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined()
  }

  private static func inputs(_ count: Int) -> String {
    head + "inputs:\n" + lines(count) { "  n\($0): integer\n" }
  }

  private static func settings(_ count: Int) -> String {
    head + "settings:\n" + lines(count) { "  n\($0): {default: 1}\n" }
  }

  private static func decisions(_ count: Int) -> String {
    head
      + lines(count) {
        "--- file: d\($0).yaml\ndecision: d\($0)\noutputs: {x: integer}\ndefault: {x: 1}\n"
      }
  }

  private static func rules(_ count: Int) -> String {
    head + "--- file: d.yaml\ndecision: d\nhitPolicy: collect\noutputs: {x: integer}\nrules:\n"
      + lines(count) { "  - {rule: r\($0), then: {x: 1}}\n" }
  }

  private static func outputs(_ count: Int) -> String {
    head + "--- file: d.yaml\ndecision: d\noutputs:\n" + lines(count) { "  x\($0): integer\n" }
      + "default:\n" + lines(count) { "  x\($0): 1\n" }
  }

  private static func parts(_ count: Int) -> String {
    head + "inputs:\n  " + String(repeating: "a.", count: count - 1) + "b: integer\n"
  }

  static let limits: [(String, Int, @Sendable (Int) -> String)] = [
    ("a policy has at most 10000 inputs", 10_000, { inputs($0) }),
    ("a policy has at most 2000 settings", 2_000, { settings($0) }),
    ("a policy has at most 1000 decisions", 1_000, { decisions($0) }),
    ("a decision has at most 10000 rules", 10_000, { rules($0) }),
    ("a decision has at most 2000 inputs and outputs", 2_000, { outputs($0) }),
    ("a name has at most 64 parts", 64, { parts($0) }),
  ]

  @Test(arguments: limits)
  func `one more than the limit is a fault`(
    message: String, limit: Int, text: @Sendable (Int) -> String
  ) {
    let faults = PolicyFiles(text(limit + 1)).load().diagnostics
    #expect(faults.map(\.id) == ["too-many"])
    #expect(faults.map(\.message) == [message])
    #expect(PolicyFiles(text(limit)).load().faultLines == [])
  }
}
