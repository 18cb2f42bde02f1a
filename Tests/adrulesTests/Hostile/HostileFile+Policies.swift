extension HostileFile {
  private static func many(
    _ piece: String, _ count: Int, after start: String = "", before end: String = ""
  ) -> [UInt8] {
    Array((start + String(repeating: piece, count: count) + end).utf8)
  }

  private static func lines(
    _ count: Int, after start: String = "", before end: String = "", _ line: (Int) -> String
  ) -> [UInt8] {
    var bytes = Array(start.utf8)
    for index in 0..<count { bytes += line(index).utf8 }
    return bytes + end.utf8
  }

  /// Last, for the memory of whoever writes them is counted with the tool's.
  static let large: [HostileFile] = [
    .policy("12 MB of pairs", "1:1", "file-too-large") { _ in
      many("k: 1, ", 2_000_000, after: "inputs: {", before: "}\n")
    },
    .policy("a line of 64 MB", "1:1", "file-too-large") { many("x", $0 * 640, after: "title: ") },
  ]

  /// What is as much as can be, or just more: slow where nothing is optimised.
  static let fullPolicies: [HostileFile] = [
    .policy("more values than are read", "3:", "file-too-large") { _ in
      lines(120_000, after: "inputs: {", before: "}\n") { "k\($0): 1, " }
    },
    .policy("inputs", "10004:3", "too-many") { _ in
      lines(60_000, after: "inputs:\n") { "  k\($0): integer\n" }
    },
    .policy("as many inputs as can be", "4:3", "unused-input") { _ in
      lines(10_000, after: "inputs:\n") { "  k\($0): integer\n" }
    },
    .policy("names in each other", "68:3", "too-many") { _ in
      lines(400, after: "inputs:\n") { "  " + String(repeating: "a.", count: $0) + "b: integer\n" }
    },
    .policy("settings", "2004:3", "too-many") { _ in
      lines(45_000, after: "settings:\n") { "  k\($0): {default: 1}\n" }
    },
    .policy("a chain of settings", "4:3", "unused-setting") { _ in
      lines(1_999, after: "settings:\n", before: "  k1999: {default: 1}\n") {
        "  k\($0): {type: integer, default: = settings.k\($0 + 1)}\n"
      }
    },
    .policy("as many settings as can be", "4:3", "unused-setting") { _ in
      lines(2_000, after: "settings:\n") { "  k\($0): {default: 1}\n" }
    },
  ]

  static let policies = nested + marked + wide + long

  private static let nested: [HostileFile] = [
    .policy("flow mappings", "3:261", "yaml-depth") { many("{a: ", $0, after: "inputs: ") },
    .policy("flow lists", "3:72", "yaml-depth") { many("[", $0, after: "inputs: ") },
    .policy("a list a dash", "4:127", "yaml-depth") { many("- ", $0, after: "inputs:\n") },
    .policy("a block a line", "67:65", "yaml-depth") { _ in
      lines(2_000) { String(repeating: " ", count: $0) + "a:\n" }
    },
    .policy("brackets", "4:98", "unparsable-expression") { _ in
      many("(", 1_000, after: "settings:\n  a: {type: integer, default: \"= ", before: "\"}\n")
    },
  ]

  private static let marked: [HostileFile] = [
    .policy("no UTF-8", "3:8", "not-utf8") {
      Array("title: ".utf8) + [0xFF] + many("x", $0)
    },
    .policy("a NUL byte", "3:9", "control-character") { _ in Array("title: a\0b\n".utf8) },
    .policy("control characters", "3:8", "control-character") {
      many("\u{1}\u{1B}\u{7F}", $0, after: "title: ")
    },
    .policy("anchors", "4:7", "yaml-anchor") {
      lines($0, after: "inputs:\n") { "  k\($0): &a\($0) integer\n" }
    },
    .policy("aliases", "4:7", "yaml-alias") {
      lines($0, after: "inputs:\n") { "  k\($0): *a\n" }
    },
    .policy("aliases of aliases", "3:4", "yaml-anchor") { _ in
      lines(300) { $0 == 0 ? "a: &a0 [x, x]\n" : "k\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }
    },
    .policy("tags", "4:7", "yaml-tag") {
      lines($0, after: "inputs:\n") { "  k\($0): !a integer\n" }
    },
  ]

  private static let wide: [HostileFile] = [
    .policy("the same key", "4:1", "duplicate-key") { many("k: 1\n", $0) },
    .policy("unknown keys", "3:1", "unknown-key") { lines($0 / 2) { "k\($0): 1\n" } },
    .policy("keys without a value", "3:10", "yaml-flow-comma") {
      lines($0, after: "inputs: {", before: "}\n") { "k\($0), " }
    },
    .policy("pairs without a space", "3:10", "yaml-syntax") {
      lines($0, after: "inputs: {", before: "}\n") { "k\($0):x, " }
    },
    .policy("pairs in a line", "3:14", "unknown-word") {
      lines($0 / 20, after: "inputs: {", before: "}\n") { "k\($0): 1, " }
    },
  ]

  private static let long: [HostileFile] = [
    .policy("a long key", "3:1", "yaml-syntax") { many("x", $0 * 2, before: ": 1\n") },
    .policy("a huge number", "4:16", "unparsable-cell") {
      many("9", $0 * 2, after: "settings:\n  a: {default: ", before: "}\n")
    },
    .policy("a long text", "4:1", "unknown-key") {
      many("x ", $0 * 10, after: "title: ", before: "\nk: 1\n")
    },
    .policy("a long word", "3:13", "unknown-word") {
      many("x", $0 * 10, after: "inputs: {a: ", before: "}\n")
    },
  ]
}
