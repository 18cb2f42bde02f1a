import DecisionTables
import Testing

@testable import RuleFiles

/// Policies larger than people write: the time to load one grows in proportion to its size.
@Suite(.serialized) struct LargePolicyTests {
  #if DEBUG
    private static let count = 1_000
  #else
    private static let count = 1_900
  #endif
  /// Seconds: ten times what a busy machine takes.
  private static let limit = 30.0

  private func seconds(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    return Double(duration.components.seconds)
      + Double(duration.components.attoseconds) / 1e18
  }

  private static func lines(_ line: (Int) -> String) -> String {
    (0..<count).map(line).joined()
  }

  private static let head = "policy: p\nlanguage: 1\n"

  static let policies: [(String, String)] = [
    (
      "rules",
      head + "inputs: {n: integer, s: string}\n--- file: d.yaml\ndecision: d\nhitPolicy: collect\n"
        + "outputs: {x: {type: integer, optional: true}, y: string}\nrules:\n"
        + lines { "  - {rule: r\($0), when: {n: \($0)}, then: {x: = n + \($0), y: v\($0)}}\n" }
    ),
    ("settings", head + "settings:\n" + lines { "  s\($0): {default: \($0)}\n" }),
    (
      "a chain of settings",
      head + "settings:\n  s0: {default: 0}\n"
        + lines { "  s\($0 + 1): {type: integer, default: = settings.s\($0)}\n" }
    ),
    (
      "a chain of settings, last first",
      head + "settings:\n"
        + lines {
          "  s\(count - $0): {type: integer, default: = settings.s\(count - $0 - 1)}\n"
        } + "  s0: {default: 0}\n"
    ),
    ("inputs", head + "inputs:\n" + lines { "  a.b\($0).c: integer\n" }),
    (
      "expressions, last first",
      head + "--- file: d.yaml\ndecision: d\ninputs:\n"
        + lines { "  e\(count - $0): e\(count - $0 - 1) + 1\n" }
        + "  e0: 1 + 1\noutputs: {x: integer}\ndefault: {x: = e\(count)}\n"
    ),
    (
      "outputs",
      head + "--- file: d.yaml\ndecision: d\noutputs:\n" + lines { "  o\($0): integer\n" }
        + "default:\n" + lines { "  o\($0): \($0)\n" }
    ),
    (
      "values",
      head + "inputs:\n  k:\n    values:\n" + lines { "      - v\($0)\n" }
        + "--- file: d.yaml\ndecision: d\nhitPolicy: collect\noutputs: {x: integer}\nrules:\n"
        + "  - rule: r\n    when:\n      k:\n" + lines { "        - v\($0)\n" }
        + "    then: {x: 1}\n"
    ),
    (
      "amendments",
      head + "extends: base\n--- file: d.yaml\ndecision: d\namends: base\nrules:\n"
        + lines { "  - {rule: n\($0), after: r\($0), then: {x: 1}}\n" }
        + "--- file: base/policy.yaml\npolicy: base\nlanguage: 1\n--- file: base/d.yaml\n"
        + "decision: d\nhitPolicy: collect\noutputs: {x: integer}\nrules:\n"
        + lines { "  - {rule: r\($0), then: {x: 1}}\n" }
    ),
  ]

  @Test(arguments: policies)
  func `thousands of anything load in time`(name: String, text: String) {
    var faults: [String] = []
    let time = seconds { faults = PolicyFiles(text).load().faultLines }
    #expect(faults == [])
    #expect(time < Self.limit, "\(name)")
  }

  static let faulty: [(String, String, String)] = [
    (
      "unknown names", "unknown-name",
      head + "inputs:\n" + lines { "  a\($0): integer\n" } + "--- file: d.yaml\ndecision: d\n"
        + "hitPolicy: collect\noutputs: {x: {type: integer, optional: true}}\nrules:\n"
        + lines { "  - {rule: r\($0), when: {b\($0): 1}}\n" }
    ),
    (
      "unlisted values", "unlisted-value",
      head + "inputs:\n  k:\n    values:\n" + lines { "      - v\($0)\n" }
        + "--- file: d.yaml\ndecision: d\nhitPolicy: collect\n"
        + "outputs: {x: {type: integer, optional: true}}\nrules:\n"
        + lines { "  - {rule: r\($0), when: {k: w\($0)}}\n" }
    ),
    ("unknown keys", "unknown-key", head + lines { "k\($0): \($0)\n" }),
    (
      "one cycle", "cycle",
      head + "settings:\n"
        + lines { "  s\($0): {type: integer, default: = settings.s\(($0 + 1) % count)}\n" }
    ),
    (
      "repeated rules", "repeated-name",
      head + "--- file: d.yaml\ndecision: d\nhitPolicy: collect\n"
        + "outputs: {x: {type: integer, optional: true}}\nrules:\n  - {rule: r}\n"
        + lines { _ in "  - {rule: r}\n" }
    ),
  ]

  @Test(arguments: faulty)
  func `thousands of faults are found in time`(name: String, id: String, text: String) {
    var found: [Diagnostic] = []
    let time = seconds { found = PolicyFiles(text).load().diagnostics }
    #expect(found.count == (id == "cycle" ? 1 : min(Self.count, 1_001)))
    #expect(
      found.allSatisfy {
        ($0.id == id || $0.id == "too-many-faults") && $0.message.utf8.count < 300
      })
    #expect(time < Self.limit, "\(name)")
  }
}
