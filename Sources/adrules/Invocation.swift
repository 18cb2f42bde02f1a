/// Everything that one run of the tool gets from the process around it.
///
/// A test makes one of its own and runs the tool in process.
struct Invocation {
  /// One of the two streams that the tool writes to.
  struct Stream {
    let isTerminal: Bool
    let write: ([UInt8]) -> Output.WriteResult
  }

  /// The environment variables that the tool looks at.
  static let variables = ["NO_COLOR", "TERM", "COLUMNS"]

  /// The arguments after the name of the tool.
  let arguments: [String]
  let environment: [String: String]
  let files: any FileSystem
  /// Reads standard input to its end; called at most once, and only if a verb asks for it.
  let standardInput: () throws(FileFault) -> [UInt8]
  let output: Stream
  let errors: Stream
  /// The width of the terminal, if there is one.
  let columns: Int?
}
