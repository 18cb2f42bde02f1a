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
  /// Read only if a verb asks for it.
  let standardInput: ByteStream
  let output: Stream
  let errors: Stream
  /// The width of the terminal, if there is one.
  let columns: Int?
  /// How many threads can be at work at a time.
  var processors = 1
}
