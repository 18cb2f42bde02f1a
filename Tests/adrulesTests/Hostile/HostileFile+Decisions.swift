extension HostileFile {
  private static func text(_ count: Int, after start: String, _ line: (Int) -> String) -> String {
    (0..<count).reduce(into: start) { $0 += line($1) }
  }

  private static let table = "decision: d\nhitPolicy: collect\noutputs: {x: integer}\nrules:\n"

  private static func rules(_ count: Int) -> String {
    text(count, after: table) { "  - {rule: r\($0), when: {n: \($0)}, then: {x: \($0)}}\n" }
  }

  static let fullDecisions: [HostileFile] = [
    .decision("rules that are not read", "d.yaml:", "file-too-large") { _ in rules(30_000) },
    .decision("more rules than can be", "d.yaml:5005:12", "too-many") { _ in rules(5_001) },
    .decision("as many rules as can be", "policy.yaml:3:22", "unused-input") { _ in rules(5_000) },
    .chain("a chain of decisions", "d999.yaml:1:11", "too-many", 1_001),
    .chain("a chain as long as can be", "policy.yaml:3:10", "unused-input", 1_000),
    .cases("cases", "test", "1:1", "file-too-large") { _ in
      text(100_000, after: "") { _ in
        "- {case: c, facts: {n: 1}, decide: d, expect: [{x: 1}]}\n"
      }
    },
  ]

  static let caseFiles: [HostileFile] = [
    .cases("unknown facts", "lint", "3:5", "unknown-key") {
      text($0 / 2, after: "- case: a\n  facts:\n") { "    k\($0): 1\n" }
        + "  decide: d\n  expect: []\n"
    },
    .cases("unknown facts", "test", "3:5", "case-failed") {
      text($0 / 2, after: "- case: a\n  facts:\n") { "    k\($0): 1\n" }
        + "  decide: d\n  expect: []\n"
    },
    .cases("facts that are nothing", "lint", "3:8", "unparsable-cell") {
      text($0 / 3, after: "- case: a\n  facts:\n") { "    k\($0):\n" } + "  decide: d\n"
    },
    .cases("a name of 200 kB", "lint", "2:", "yaml-syntax") {
      "- case: a\n  facts: {\(String(repeating: "n.", count: $0))n: 1}\n  decide: d\n"
    },
    .cases("a name of many parts", "lint", "2:11", "unknown-key") { _ in
      "- case: a\n  facts: {\(String(repeating: "n.", count: 400))n: 1}\n  decide: d\n"
    },
    .cases("unknown outputs", "lint", "6:7", "unknown-output") {
      text($0 / 2, after: "- case: a\n  facts: {n: 1}\n  decide: d\n  expect:\n    - x: 1\n") {
        "      k\($0): 1\n"
      }
    },
    .cases("unknown rules", "lint", "3:11", "unknown-rule") {
      text($0, after: "- case: a\n  decide: d\n  rules: [q") { ", q\($0)" } + "]\n"
    },
    .cases("unknown rules", "test", "3:10", "case-failed") {
      text($0, after: "- case: a\n  decide: d\n  rules: [q") { ", q\($0)" } + "]\n"
    },
    .cases("cases that fail", "test", "1:", "case-failed") {
      text($0 / 10, after: "") {
        "- {case: c\($0), facts: {n: \($0)}, decide: d, expect: [{x: 2}]}\n"
      }
    },
  ]

  /// What is small enough for a tool that is not optimised.
  static let small = policies + caseFiles
  static let all = small + fullPolicies + fullDecisions + large
}
