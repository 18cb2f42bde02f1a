import Testing

@testable import adrules

@Suite struct ProgressTests {
  private final class Sink { var text = "" }

  private func context(_ errors: Sink, isTerminal: Bool, showsResults: Bool) -> Context {
    let stream = Invocation.Stream(isTerminal: isTerminal) { bytes in
      errors.text += String(decoding: bytes, as: UTF8.self)
      return .written
    }
    return Context(
      Invocation(
        arguments: [], environment: [:], files: POSIXFileSystem(), standardInput: ByteStream([]),
        output: Invocation.Stream(isTerminal: showsResults) { _ in .written }, errors: stream,
        columns: nil))
  }

  private func blocks() throws -> RecordBlocks {
    var blocks = RecordBlocks(
      ByteStream([]), after: Array("{}\n{}\n{}\n".utf8), name: "log.ndjson",
      limits: DocumentLimits())
    _ = try blocks.next()
    return blocks
  }

  @Test func `a terminal shows how far a run is each second, and is left empty`() throws {
    let sink = Sink()
    var context = context(sink, isTerminal: true, showsResults: false)
    let start = ContinuousClock.now
    var progress = Progress(now: start)
    let blocks = try blocks()
    progress.show(blocks, &context, now: start + .milliseconds(999))
    #expect(sink.text == "")
    progress.show(blocks, &context, now: start + .seconds(1))
    let line = "log.ndjson: 3 records, 0 MB"
    #expect(sink.text == "\r" + line)
    progress.show(blocks, &context, now: start + .milliseconds(1999))
    #expect(sink.text == "\r" + line)
    progress.clear(&context)
    progress.clear(&context)
    let empty = String(repeating: " ", count: line.count)
    #expect(sink.text == "\r\(line)\r\(empty)\r")
  }

  @Test func `nothing else shows progress`() throws {
    let sink = Sink()
    var context = context(sink, isTerminal: false, showsResults: true)
    var progress = Progress(now: .now - .seconds(10))
    progress.show(try blocks(), &context)
    progress.clear(&context)
    context.errors.flush()
    #expect(sink.text == "")
  }

  @Test func `results that show already are progress enough`() throws {
    let sink = Sink()
    var context = context(sink, isTerminal: true, showsResults: true)
    context.output.write("x")
    context.output.flush()
    var progress = Progress(now: .now - .seconds(10))
    progress.show(try blocks(), &context)
    #expect(sink.text == "")
  }
}
