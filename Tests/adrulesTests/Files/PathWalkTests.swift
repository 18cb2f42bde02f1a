import Foundation
import Testing

@testable import adrules

@Suite struct PathWalkTests {
  /// A folder of its own, removed with this value.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("adrules-\(UUID().uuidString)")

    init(_ files: [String]) throws {
      for file in files {
        let url = url.appendingPathComponent(file)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: url)
      }
    }

    var walk: PathWalk { PathWalk(files: POSIXFileSystem(base: url.path)) }

    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: url.appendingPathComponent(name).path, withDestinationPath: target)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  @Test func `a folder is walked in order, without what is hidden or of another kind`() throws {
    let folder = try Folder([
      "rules/b.yaml", "rules/a.YML", "rules/cases/c.json", "rules/x.txt", "rules/.hidden.json",
      "rules/.build/d.json", "rules/e.ndjson", "rules/f.jsonl", "other.json",
    ])
    #expect(
      try folder.walk.files(under: ["rules"]) == [
        "rules/a.YML", "rules/b.yaml", "rules/cases/c.json", "rules/e.ndjson", "rules/f.jsonl",
      ])
    #expect(try folder.walk.files(under: ["rules/cases/"]) == ["rules/cases/c.json"])
  }

  @Test func `what is named is taken as it is, once, in the order given`() throws {
    let folder = try Folder(["a.json", "b.txt", ".c.json"])
    let paths = ["b.txt", "-", ".c.json", "b.txt", "a.json"]
    #expect(try folder.walk.files(under: paths) == ["b.txt", "-", ".c.json", "a.json"])
    #expect(try folder.walk.files(under: ["."]) == ["a.json"])
  }

  @Test func `links to files are followed, links to folders and to nothing are not`() throws {
    let folder = try Folder(["in/a.json", "b.json"])
    try folder.link("in/loop", to: "..")
    try folder.link("in/link.json", to: "../b.json")
    try folder.link("in/lost.json", to: "nowhere")
    #expect(try folder.walk.files(under: ["in"]) == ["in/a.json", "in/link.json"])
  }

  @Test func `a path that does not exist is an error`() throws {
    let folder = try Folder(["a.json"])
    for (path, message) in [
      ("b.json", "cannot read `b.json`: no such file or folder"),
      ("a.json/b", "cannot read `a.json/b`: a part of the path is no folder"),
    ] {
      let error = #expect(throws: ToolError.self) {
        try folder.walk.files(under: ["a.json", path])
      }
      #expect(error?.message == message)
    }
  }

  @Test func `a walk goes on behind what it cannot look into`() throws {
    let folder = try Folder(["in/a.json", "b.json"])
    let result = folder.walk.walk(["lost", "in", "b.json/c", "./in/a.json", "b.json"])
    #expect(result.files == ["in/a.json", "b.json"])
    #expect(result.unreadable.map(\.path) == ["lost", "b.json/c"])
    #expect(result.unreadable.map(\.fault) == [.missing, .isNoFolder])
  }

  @Test func `a folder cannot be read as a file`() throws {
    let folder = try Folder(["in/a.json"])
    #expect(throws: FileFault.isFolder) { try folder.walk.files.bytes(of: "in") }
    #expect(try folder.walk.files.bytes(of: "in/a.json") == Array("{}".utf8))
  }
}
