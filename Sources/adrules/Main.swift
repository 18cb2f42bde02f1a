#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Connects the tool with the process: nothing else here knows of one.
@main
struct Main {
  static func main() {
    // A closed pipe is then the result of a write, and ends the run quietly.
    signal(SIGPIPE, SIG_IGN)
    exit(CommandLineTool.run(invocation).rawValue)
  }

  private static var invocation: Invocation {
    Invocation(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: environment,
      files: POSIXFileSystem(),
      standardInput: FileDescriptor.standardInput.stream,
      output: stream(.standardOutput),
      errors: stream(.standardError),
      columns: FileDescriptor.standardOutput.columns ?? FileDescriptor.standardError.columns,
      processors: min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), maximumProcessors))
  }

  /// Beyond that reading and writing are what takes the time.
  private static let maximumProcessors = 8

  private static func stream(_ descriptor: FileDescriptor) -> Invocation.Stream {
    Invocation.Stream(isTerminal: descriptor.isTerminal, write: descriptor.writeAll)
  }

  private static var environment: [String: String] {
    var values: [String: String] = [:]
    for name in Invocation.variables {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return values
  }
}
