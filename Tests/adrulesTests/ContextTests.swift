import DecisionTables
import Testing

@testable import adrules

@Suite struct ContextTests {
  /// A file system that has one file, `a.json`, which holds `{}`.
  private struct OneFile: FileSystem {
    func kind(of path: String) throws(FileFault) -> FileKind { .file }
    func isLink(_ path: String) -> Bool { false }
    func names(inFolder path: String) throws(FileFault) -> [String] { throw .isNoFolder }
    func bytes(of path: String) throws(FileFault) -> [UInt8] {
      guard path == "a.json" else { throw .missing }
      return Array("{}".utf8)
    }
  }

  private final class Stream {
    var text = ""
    var reads = 0
  }

  private let output = Stream()
  private let errors = Stream()

  private func context(_ arguments: [String] = []) -> Context {
    func stream(_ stream: Stream) -> Invocation.Stream {
      Invocation.Stream(isTerminal: false) { bytes in
        stream.text += String(decoding: bytes, as: UTF8.self)
        return .written
      }
    }
    let output = output
    return Context(
      Invocation(
        arguments: arguments, environment: [:], files: OneFile(),
        standardInput: ByteStream { () throws(FileFault) in
          output.reads += 1
          return output.reads == 1 ? Array("input".utf8) : []
        },
        output: stream(output), errors: stream(errors), columns: nil))
  }

  @Test func `a file and standard input are read by name`() throws {
    var context = context()
    #expect(try context.read("a.json").bytes == Array("{}".utf8))
    #expect(try context.read("-").bytes == Array("input".utf8))
    #expect(try context.read("-").name == "-")
    #expect(output.reads == 2)
  }

  @Test(arguments: [
    (" {\"a\": 1}", "--facts"), ("[1]", "--facts"), ("a.json", "a.json"), ("-", "-"),
  ])
  func `an option takes a file or JSON text`(argument: String, name: String) throws {
    var context = context()
    #expect(try context.read(fileOrText: argument, of: DecideVerb.facts).name == name)
  }

  @Test func `a file that cannot be read is an error with its path`() {
    var context = context()
    let error = #expect(throws: ToolError.self) { try context.read("b.json") }
    #expect(error?.message == "cannot read `b.json`: no such file or folder")
    #expect(error?.file == "b.json")
  }

  @Test func `an error replaces results for programs, and for people stands beside them`() {
    let source = SourceText(name: "p.yaml", text: "a: 1\n")
    let error = ToolError.unusable([
      Diagnostic(id: "mild", severity: .warning, message: "a warning", at: Place(source, 0..<1)),
      Diagnostic(id: "bad", severity: .error, message: "an error", at: Place(source, 3..<4)),
    ])
    var context = context(["--format=json"])
    context.print("half a result")
    ErrorReporter.report(error, &context)
    context.output.flush()
    context.errors.flush()
    #expect(
      output.text == """
        {
          "formatVersion": 1,
          "error": {
            "id": "bad",
            "message": "an error",
            "file": "p.yaml",
            "line": 1,
            "column": 4
          }
        }

        """)
    #expect(
      errors.text == """
        p.yaml:1:1: warning: a warning [mild]
           1 | a: 1
             | ^
        p.yaml:1:4: error: an error [bad]
           1 | a: 1
             |    ^

        """)
  }

  @Test func `names that do not exist are known by kind`() {
    let name = UnknownName(kind: "decision", name: "colse", known: ["close", "completion"])
    #expect(ToolError.unknown(name).id == "unknown-decision")
    #expect(ToolError.unknown(name).message == "unknown decision `colse`; did you mean `close`?")
    let other = UnknownName(kind: "policy", name: "x", known: ["prebid"])
    #expect(other.message == "unknown policy `x`; expected `prebid`")
  }

  @Test func `nothing to examine names the paths`() {
    #expect(
      ToolError.nothingExamined(paths: ["a", "b"]).message
        == "found nothing to examine in `a` or `b`")
  }
}
