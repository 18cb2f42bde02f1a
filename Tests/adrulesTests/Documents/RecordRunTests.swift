import DecisionTables
import Testing

@testable import adrules

/// Files of one document a line, through the whole tool.
@Suite struct RecordRunTests {
  private static let configuration = #"{"reward": {"type": "coins", "count": 3}}"#

  private func log(_ count: Int, padding: Int = 0) -> String {
    let padding = String(repeating: " ", count: padding)
    return (0..<count).map { index in
      #"{"reward": {"type": "coins", "count": 3}, "completion": \#(padding)"#
        + #"{"banner": {"time": \#(index % 100 + 1)}}}"# + "\n"
    }.joined()
  }

  private func run(_ arguments: [String], _ input: String, processors: Int = 2) -> ToolRun {
    ToolRun(arguments, input: input, processors: processors)
  }

  @Test func `plans come in the order of the records`() throws {
    let run = run(["plan", "-", "--ad", "banner"], log(40, padding: 20_000))
    #expect(run.status == .done)
    let headings = run.output.split(separator: "\n").filter { $0.hasPrefix("-:") }
    #expect(headings.map(String.init) == (1...40).map { "-:\($0)" })
    #expect(run.errors == "")
  }

  @Test(arguments: [
    ["plan", "-"], ["plan", "-", "--format", "json"], ["plan", "-", "--ad", "video", "--why"],
    ["lint", "-", "--ad", "banner"], ["lint", "-", "--ad", "banner", "--format", "json"],
  ])
  func `several processors give the same bytes as one`(arguments: [String]) {
    let input = log(100, padding: 8000) + "{,}\n" + "1\n" + log(5)
    let one = run(arguments, input, processors: 1)
    for processors in [2, 3, 8] {
      let several = run(arguments, input, processors: processors)
      #expect(several.output == one.output)
      #expect(several.errors == one.errors)
      #expect(several.status == one.status)
    }
    #expect(one.output.utf8.count > 1000)
  }

  @Test func `a file of records is planned as its documents are`() {
    let records = log(3).split(separator: "\n").map(String.init)
    let single = records.map { self.run(["plan", "-", "--ad", "banner"], $0).output }
    for end in ["\n\n\n", "\r\n \r\n\n"] {
      let all = run(["plan", "-", "--ad", "banner"], records.joined(separator: end))
      let renumbered = all.output
        .replacing("-:4", with: "-:1").replacing("-:7", with: "-:1")
      #expect(renumbered == single.joined(separator: "\n"))
    }
  }

  @Test func `programs get one document for a file, whose configurations know their records`()
    throws
  {
    let run = run(["plan", "-", "--ad", "banner", "--format", "json"], log(2) + "1\n" + log(1))
    let document = try JSONDocument(SourceText(name: "stdout", text: run.output))
    let documents = try #require(document.root["documents"])
    #expect(documents.count == 1)
    let file = try #require(documents.elements.first { _ in true })
    let records = file["configurations"]?.elements.map { $0["record"]?.number }
    #expect(records == [.zero, FixedPoint(1), FixedPoint(3)])
    #expect(document.root["error"] == nil)
  }

  @Test func `a broken record fails the run and stands beside the plans of the others`() throws {
    let input = [Self.configuration, "{,}", Self.configuration].joined(separator: "\n")
    let run = run(["plan", "-", "--ad", "banner", "--format", "json"], input)
    #expect(run.status == .failed)
    #expect(run.errors.contains("-:2:2: error: "))
    let document = try JSONDocument(SourceText(name: "stdout", text: run.output))
    let file = document.root["documents"]?.elements.first { _ in true }
    #expect(file?["configurations"]?.count == 2)
    #expect(document.root["error"]?["line"]?.number == FixedPoint(2))
  }

  @Test func `without one plan the error stands alone`() throws {
    let run = run(["plan", "-", "--format", "json"], "1\n{,}\n")
    #expect(run.status == .failed)
    let document = try JSONDocument(SourceText(name: "stdout", text: run.output))
    #expect(document.root["documents"] == nil)
    #expect(document.root["error"]?["line"]?.number == FixedPoint(2))
    #expect(run.errors.matches(of: /error:/).count == 1)
  }

  /// Few findings are kept to the end, many are written as they come. Beyond 60 seconds the user is
  /// held too long: 40 of 100 records.
  @Test(arguments: [1, 30_000]) func `findings of all records are counted`(errors: Int) throws {
    let input = log(100) + String(repeating: "{,}\n", count: errors)
    let text = run(["lint", "-", "--kind", "document", "--ad", "banner"], input)
    #expect(text.status == .found)
    #expect(text.output.hasSuffix("\(errors.counted("error")), 40 warnings in 1 file\n"))
    #expect(text.output.matches(of: /warning:/).count == 40)
    let json = run(
      ["lint", "-", "--kind", "document", "--ad", "banner", "--format", "json"], input)
    let document = try JSONDocument(SourceText(name: "stdout", text: json.output))
    #expect(document.root["findings"]?.count == 40 + errors)
    #expect(document.root["counts"]?["warning"]?.number == FixedPoint(40))
    #expect(document.root["examined"]?.number == FixedPoint(1))
  }

  @Test func `findings of several files stand in the order of the files`() {
    let files = Files(["b.ndjson": "1\n" + "{,}\n" + "{,}\n", "a.json": "{,}", "c.json": "[,]"])
    let run = ToolRun(["lint", "c.json", "b.ndjson", "a.json"], files: files)
    let places = run.output.matches(of: /(?m)^\w+\.\w+:\d+/).map { String($0.0) }
    #expect(places == ["a.json:1", "b.ndjson:2", "b.ndjson:3", "c.json:1"])
  }

  @Test func `a record that is too long is told where it stands`() throws {
    let long = "[" + String(repeating: "1,", count: 600_000) + "1]\n"
    let lint = run(["lint", "-", "--ad", "banner"], log(1) + long + log(1))
    #expect(lint.output.hasPrefix("-:2:1: error: the record is not read: it is longer than 1 MiB"))
    #expect(lint.status == .found)
    let plan = run(["plan", "-", "--ad", "banner"], log(1) + long + log(1))
    #expect(plan.output.split(separator: "\n").filter { $0.hasPrefix("-:") } == ["-:1", "-:3"])
    #expect(plan.errors.hasPrefix("-:2:1: error: "))
    #expect(plan.status == .failed)
  }

  @Test func `a reader that leaves ends a run without end`() {
    let record = Array(log(1).utf8)
    let endless = ByteStream { () throws(FileFault) in record }
    let run = ToolRun(["plan", "-"], result: .closed, stream: endless)
    #expect(run.status == .done)
    #expect(run.errors == "")
  }

  @Test func `much that is skipped is counted`() {
    let input = String(repeating: "{\"imp\": [{\"id\": \"1\"}]}\n", count: BlockRun.toldLimit + 30)
    let lint = run(["lint", "-"], input + Self.configuration)
    #expect(lint.errors.split(separator: "\n").count == BlockRun.toldLimit + 1)
    #expect(lint.errors.contains("skipped -: 30 more of its parts"))
    let plan = run(["plan", "-", "--format", "json"], input + Self.configuration)
    #expect(plan.errors.hasSuffix("-: skipped 30 more\n"))
    #expect(plan.output.contains("\"moreSkipped\": 30"))
  }
}

/// A folder of texts.
private struct Files: FileSystem {
  let texts: [String: String]

  init(_ texts: [String: String]) { self.texts = texts }

  func kind(of path: String) throws(FileFault) -> FileKind {
    if texts[path] == nil { throw .missing }
    return .file
  }

  func isLink(_ path: String) -> Bool { false }

  func bytes(of path: String) throws(FileFault) -> [UInt8] {
    guard let text = texts[path] else { throw .missing }
    return Array(text.utf8)
  }

  func names(inFolder path: String) throws(FileFault) -> [String] { throw .missing }
}
