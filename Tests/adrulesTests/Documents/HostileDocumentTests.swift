import Foundation
import Testing

@testable import adrules

/// Documents that are made to take time or memory, through the tool as it was built.
@Suite struct HostileDocumentTests {
  private static let megabytes = 200
  /// Far above what is expected: what grows with the square of its input takes minutes.
  private static let patience = 30.0

  private static func reward(_ more: String) -> String {
    #"{"reward": {"type": "coins", "count": 3}, \#(more)}"#
  }

  private static func bid(_ markup: String) -> String {
    #"{"id": "b", "impid": "s", "mtype": 2, "adm": "\#(markup)", "ext": {"prebid": {"#
      + #""passthrough": [{"type": "prebidmobilesdk", "rwdd": {"reward": {"count": "3"}}}]}}}"#
  }

  private static func times(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private struct Hostile {
    let text: [UInt8]
    let id: String
    /// How often the text stands in the file.
    var count = 1

    init(_ text: String, _ id: String) {
      self.text = Array(text.utf8)
      self.id = id
    }

    init(_ text: [UInt8], _ id: String) {
      self.text = text
      self.id = id
    }
  }

  private static let megabyte = 1 << 20
  private static let lineSize =
    ProcessInfo.processInfo.environment["ADRULES_GIGABYTE"] == nil ? 64 << 20 : 1 << 30

  private static let documents: [String: @Sendable () -> Hostile] = [
    "string": { Hostile(reward(#""close": {"action": "\#(times("a", megabyte))"}"#), "unknown") },
    "number": {
      Hostile(reward(#""close": {"postrewardtime": \#(times("9", megabyte))}"#), "number-too-large")
    },
    "exponent": {
      Hostile(reward(#""close": {"postrewardtime": 1e\#(times("9", 1000))}"#), "number-too-large")
    },
    "arrays": { Hostile(times("[", 100_000), "json-syntax") },
    "objects": { Hostile(times("{\"a\":", 100_000), "json-syntax") },
    "no UTF-8": { Hostile([0x7B, 0x22, 0xFF, 0xC0, 0x22, 0x3A, 0x31, 0x7D], "json-syntax") },
    "NUL": { Hostile("{\"a\": \u{0}1}", "json-syntax") },
    "control": { Hostile("{\"a\": \"\u{1}\"}", "json-syntax") },
    "line": {
      var line = Hostile("[" + times("1,", megabyte / 2 - 1) + "1", "document-too-large")
      line.count = lineSize / line.text.count
      return line
    },
    "long record": {
      Hostile("{\"reward\": 1}\n[" + times("1,", megabyte) + "1]\n{}", "document-too-large")
    },
    "dense": { Hostile("[" + times("0,", 2 * megabyte - 8) + "]", "json-syntax") },
    "dense records": {
      let record = "[" + times("0,", megabyte / 2 - 8) + "0]\n"
      return Hostile(times(record, 9) + "{,}", "json-syntax")
    },
    "entities": {
      let entities = (0..<60).map { "<!ENTITY a\($0 + 1) '&a\($0);&a\($0);'>" }.joined()
      return Hostile(bid("<!DOCTYPE x [\(entities)]><VAST><Ad>&a60;</Ad></VAST>"), "wrong-type")
    },
    "elements": { Hostile(bid("<VAST>" + times("<Ad>", 100_000)), "wrong-type") },
    "attribute": {
      Hostile(bid("<VAST version='\(times("4", megabyte))'></VAST>"), "wrong-type")
    },
  ]

  @Test(arguments: documents.keys.sorted())
  func `gets a finding with a place, in time and in little memory`(name: String) throws {
    let make = try #require(HostileDocumentTests.documents[name])
    let hostile = make()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("hostile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("bid.json")
    try write(hostile, to: file)
    let start = Date()
    let run = try ToolProcess(["lint", file.path, "--kind", "document"], in: folder)
    #expect(run.status == 1)
    #expect(run.text.contains("[\(hostile.id)"))
    #expect(run.text.firstMatch(of: #/bid.json:[0-9]+:[0-9]+: (error|warning|info): /#) != nil)
    #expect(Date().timeIntervalSince(start) < HostileDocumentTests.patience)
    #expect(run.megabytes < HostileDocumentTests.megabytes)
  }
  /// Writes it piece by piece: a process that is spawned seems to take what its parent does.
  private func write(_ hostile: Hostile, to file: URL) throws {
    try Data(hostile.text).write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    for _ in 0..<hostile.count - 1 { try handle.write(contentsOf: hostile.text) }
  }
}
