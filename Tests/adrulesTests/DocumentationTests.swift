import Foundation
import Testing

@testable import adrules

/// What the documents show is what the tool prints and reads.
@Suite struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: DocumentationTests.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `the README shows what the demo ends with`() throws {
    let readme = try text("README.md")
    let start = try #require(readme.range(of: "<!-- demo -->\n```\n"))
    let end = try #require(readme.range(of: "```\n<!-- /demo -->"))
    let files = POSIXFileSystem(base: DocumentationTests.root.path)
    let run = ToolRun(["plan", "spec/examples/video-response.json"], files: files)
    #expect(run.output == String(readme[start.upperBound..<end.lowerBound]))
  }

  /// Fenced blocks of YAML begin with a comment that names their file.
  @Test func `the examples of the rule language are policies whose cases pass`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("adrules-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let blocks = try text("spec/rule-language.md").components(separatedBy: "```yaml\n# ")
    for block in blocks.dropFirst() {
      let lines = block.components(separatedBy: "\n")
      let file = folder.appendingPathComponent(lines[0])
      let body = lines.dropFirst().prefix { $0 != "```" }.joined(separator: "\n") + "\n"
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(body.utf8).write(to: file)
    }
    #expect(blocks.count > 10)
    let files = POSIXFileSystem(base: folder.path)
    let test = ToolRun(["test", "rules"], files: files)
    #expect(test.status == .done, "\(test.errors)\(test.output)")
    #expect(test.output.contains(" 0 failed"))
    let lint = ToolRun(["lint", "rules"], files: files)
    #expect(lint.status == .done, "\(lint.errors)\(lint.output)")
  }
}
