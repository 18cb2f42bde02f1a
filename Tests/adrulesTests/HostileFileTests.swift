import Foundation
import Testing

@testable import adrules

/// Files made to cost time or memory, given to the tool as it was built.
@Suite struct HostileFileTests {
  @Test(arguments: HostileFile.small)
  func `hostile files have a finding with a place, and take little memory`(
    file: HostileFile
  ) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, bytes) in file.files(3_000) {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    let run = try ToolProcess([file.verb, "--color", "never", folder.path], in: folder)
    let lines = run.text.split(separator: "\n")
    let found = lines.first { $0.hasSuffix("[\(file.id)]") }
    #expect((0...2).contains(run.status))
    #expect(found?.hasPrefix("\(folder.path)/\(file.place)") == true, "\(lines.prefix(4))")
    #expect(run.megabytes < 200)
    #expect(run.text.utf8.count < 100_000)
  }

  /// 64 MB, or as many as `HOSTILE_MEGABYTES` says: 1000, say.
  @Test func `a big single line is refused without being read`() throws {
    let wanted = ProcessInfo.processInfo.environment["HOSTILE_MEGABYTES"].flatMap { Int($0) }
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("policy.yaml")
    try Data(HostileFile.policy.utf8).write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    let piece = Data(repeating: 0x78, count: 1_000_000)
    for _ in 0..<(wanted ?? 64) { try handle.write(contentsOf: piece) }
    try handle.close()
    let run = try ToolProcess(["lint", "--color", "never", folder.path], in: folder)
    #expect(run.status == 1)
    #expect(run.text.contains("\(file.path)"))
    #expect(run.text.contains("[file-too-large]"))
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

extension HostileFile: CustomTestStringConvertible {
  var testDescription: String { "\(verb) \(name)" }
}
