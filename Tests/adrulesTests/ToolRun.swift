@testable import adrules

/// One run of the tool in process, and what it left behind.
struct ToolRun {
  let status: RunStatus
  let output: String
  let errors: String

  /// Runs the tool; with `columns`, both streams are terminals of that width. Standard input is
  /// `stream`, or else `input`.
  init(
    _ arguments: [String], environment: [String: String] = [:],
    files: any FileSystem = POSIXFileSystem(), input: String = "", columns: Int? = nil,
    result: Output.WriteResult = .written, processors: Int = 2, stream: ByteStream? = nil
  ) {
    let output = Sink(result: result)
    let errors = Sink(result: .written)
    status = CommandLineTool.run(
      Invocation(
        arguments: arguments, environment: environment, files: files,
        standardInput: stream ?? ByteStream(Array(input.utf8)),
        output: Invocation.Stream(isTerminal: columns != nil, write: output.write),
        errors: Invocation.Stream(isTerminal: columns != nil, write: errors.write),
        columns: columns, processors: processors))
    self.output = String(decoding: output.bytes, as: UTF8.self)
    self.errors = String(decoding: errors.bytes, as: UTF8.self)
  }
}

/// Keeps what is written to it, unless its answer is that it could not be written.
private final class Sink {
  private(set) var bytes: [UInt8] = []
  private let result: Output.WriteResult

  init(result: Output.WriteResult) { self.result = result }

  func write(_ bytes: [UInt8]) -> Output.WriteResult {
    if result == .written { self.bytes += bytes }
    return result
  }
}
