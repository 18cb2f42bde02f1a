import Foundation
import Testing

@testable import adrules

/// Files made to cost time or memory, given to the tool as it was built.
@Suite struct HostileFileTests {
  struct Hostile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What stands behind the head of a policy.
    let text: @Sendable () -> [UInt8]
    /// How the first finding with this id begins, behind the folder.
    let finding: String
    let id: String

    init(
      _ name: String, _ finding: String, _ id: String, _ text: @escaping @Sendable () -> [UInt8]
    ) {
      testDescription = name
      self.finding = finding
      self.id = id
      self.text = text
    }
  }

  private static let head = "policy: p\nlanguage: 1\n"

  private static func many(
    _ piece: String, _ count: Int, after start: String = "", before end: String = ""
  ) -> [UInt8] {
    Array((start + String(repeating: piece, count: count) + end).utf8)
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> [UInt8] {
    (0..<count).flatMap { Array(line($0).utf8) }
  }

  static let files = [
    Hostile("flow mappings", "policy.yaml:3:261", "yaml-depth") {
      many("{a: ", 100_000, after: "inputs: ")
    },
    Hostile("flow lists", "policy.yaml:3:72", "yaml-depth") {
      many("[", 100_000, after: "inputs: ")
    },
    Hostile("a list a dash", "policy.yaml:4:127", "yaml-depth") {
      many("- ", 100_000, after: "inputs:\n")
    },
    Hostile("a block a line", "policy.yaml:67:65", "yaml-depth") {
      lines(2_000) { String(repeating: " ", count: $0) + "a:\n" }
    },
    Hostile("no UTF-8", "policy.yaml:3:8", "not-utf8") { Array("title: ".utf8) + [0xFF] },
    Hostile("a NUL byte", "policy.yaml:3:9", "control-character") { Array("title: a\0b\n".utf8) },
    Hostile("control characters", "policy.yaml:3:8", "control-character") {
      many("\u{1}\u{1B}\u{7F}", 10_000, after: "title: ")
    },
    Hostile("anchors", "policy.yaml:3:8", "yaml-anchor") {
      many("&a ", 10_000, after: "title: ", before: "x\n")
    },
    Hostile("aliases of aliases", "policy.yaml:3:4", "yaml-anchor") {
      lines(300) { $0 == 0 ? "a: &a0 [x, x]\n" : "k\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }
    },
    Hostile("tags", "policy.yaml:3:8", "yaml-tag") { Array("title: !!str x\n".utf8) },
    Hostile("the same key", "policy.yaml:4:1", "duplicate-key") { many("k: 1\n", 5_000) },
    Hostile("many keys", "policy.yaml:3:1", "unknown-key") { lines(5_000) { "k\($0): 1\n" } },
    Hostile("a long key", "policy.yaml:3:1", "yaml-syntax") {
      many("x", 200_000, before: ": 1\n")
    },
    Hostile("a huge number", "policy.yaml:4:16", "unparsable-cell") {
      many("9", 200_000, after: "settings:\n  a: {default: ", before: "}\n")
    },
    Hostile("brackets", "policy.yaml:4:98", "unparsable-expression") {
      many("(", 1_000, after: "settings:\n  a: {type: integer, default: \"= ", before: "\"}\n")
    },
  ]

  @Test(arguments: files)
  func `a hostile file has a finding with a place, and takes little memory`(
    file: Hostile
  ) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = Array(Self.head.utf8) + file.text()
    try Data(bytes).write(to: folder.appendingPathComponent("policy.yaml"))
    let run = try ToolProcess(["lint", "--color", "never", folder.path], in: folder)
    let lines = run.text.split(separator: "\n")
    let found = lines.first { $0.hasSuffix("[\(file.id)]") && $0.contains(": error: ") }
    #expect(run.status == 1)
    #expect(found?.hasPrefix("\(folder.path)/\(file.finding)") == true, "\(lines.prefix(4))")
    #expect(run.megabytes < 200)
    #expect(run.text.utf8.count < 100_000)
  }

  /// 64 MB, or as many as `HOSTILE_MEGABYTES` says: 1000, say.
  @Test func `a big single line is refused, and takes little more memory than itself`() throws {
    let wanted = ProcessInfo.processInfo.environment["HOSTILE_MEGABYTES"].flatMap { Int($0) }
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("policy.yaml")
    try Data(Self.head.utf8).write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    let piece = Data(repeating: 0x78, count: 1_000_000)
    for _ in 0..<(wanted ?? 64) { try handle.write(contentsOf: piece) }
    try handle.close()
    let run = try ToolProcess(["lint", "--color", "never", folder.path], in: folder)
    #expect(run.status == (wanted ?? 64 > 256 ? 2 : 1))
    #expect(run.text.contains("\(file.path)"))
    #expect(run.text.contains("larger than 256 MiB") || run.text.contains("[file-too-large]"))
    #expect(run.megabytes < 200)
    #expect(run.text.utf8.count < 1_000)
  }

  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("adrules-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
