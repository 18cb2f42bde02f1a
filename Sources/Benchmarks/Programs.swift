import Foundation

/// The programs that are measured as processes.
struct Programs {
  /// Where `make bench` builds the tool and its references.
  let folder: String

  var tool: String { "\(folder)/adrules" }
  /// Does nothing, built with the same flags.
  var empty: String { "\(folder)/empty" }
  /// Reads and extracts with simdjson; built where its headers are installed.
  var simdjson: String { "\(folder)/simdjson-reference" }

  /// The first program of a name on the search path.
  func path(of name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first(where: isThere)
  }

  func isThere(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Runs a program to its end; what it writes goes nowhere.
  ///
  /// - Returns: the seconds that it took.
  @discardableResult
  func run(_ path: String, _ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    guard process.terminationStatus < 2 else {
      throw BenchmarkError.failed(program: path, status: process.terminationStatus)
    }
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
