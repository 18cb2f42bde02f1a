import DecisionTables

/// What a verb can ask of the world, and where it writes to.
struct Context {
  /// The name under which standard input is asked for and reported.
  static let standardInputName = "-"

  let files: any FileSystem
  /// What `--format` asks for, when the verb knows both text and JSON.
  let writesJSON: Bool
  /// Results.
  var output: Output
  /// Notes, progress and errors.
  var errors: Output
  /// How many threads can be at work at a time.
  let processors: Int
  private let inputStream: ByteStream
  private var standardInput: SourceText?

  init(_ invocation: Invocation) {
    let color = ArgumentScan.value(of: .color, in: invocation.arguments)
    let choice = color.flatMap(ColorChoice.init) ?? .auto
    func output(_ stream: Invocation.Stream) -> Output {
      let terminal = Terminal(
        isTerminal: stream.isTerminal, columns: invocation.columns,
        environment: invocation.environment, color: choice)
      return Output(terminal: terminal, sink: stream.write)
    }
    files = invocation.files
    writesJSON = ArgumentScan.value(of: .format, in: invocation.arguments) == "json"
    self.output = output(invocation.output)
    errors = output(invocation.errors)
    processors = invocation.processors
    inputStream = invocation.standardInput
  }

  /// The file at `path`, or standard input if `path` is `-`.
  mutating func read(_ path: String) throws(ToolError) -> SourceText {
    do throws(FileFault) {
      guard path == Context.standardInputName else {
        return SourceText(name: path, bytes: try files.bytes(of: path))
      }
      if let standardInput { return standardInput }
      let source = SourceText(name: path, bytes: try inputStream.readToEnd())
      standardInput = source
      return source
    } catch {
      throw .unreadable(path: path, error)
    }
  }

  /// The documents in the file at `path`, or in standard input if `path` is `-`.
  mutating func documents(_ path: String) throws(ToolError) -> DocumentInput {
    guard path != Context.standardInputName || standardInput == nil else {
      return .whole(try read(path))
    }
    do throws(FileFault) {
      let stream = path == Context.standardInputName ? inputStream : try files.stream(of: path)
      let input = try DocumentInput(stream, name: path)
      if case .whole(let source) = input, path == Context.standardInputName {
        standardInput = source
      }
      return input
    } catch {
      throw .unreadable(path: path, error)
    }
  }

  /// What an option holds that takes a file or JSON text: a text begins with `{` or `[`.
  mutating func read(fileOrText argument: String, of option: Option) throws(ToolError) -> SourceText
  {
    let first = argument.first { !$0.isWhitespace }
    guard first == "{" || first == "[" else { return try read(argument) }
    return SourceText(name: option.spelling, text: argument)
  }

  /// Every file that `paths` name, folders walked, in a fixed order.
  func walk(_ paths: [String]) throws(ToolError) -> [String] {
    try PathWalk(files: files).files(under: paths)
  }

  /// Writes one line of text to the results.
  mutating func print(_ line: String) { output.write(line + "\n") }

  mutating func print(_ value: JSONOutput) { output.write(value.text) }

  /// Writes one line of text beside the results.
  mutating func note(_ line: String) { errors.write(line + "\n") }
}
