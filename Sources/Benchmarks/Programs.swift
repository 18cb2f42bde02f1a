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
  /// Spawned and waited for directly: Foundation's `Process` takes about 50 ms to notice an end,
  /// which is many times what is measured here.
  ///
  /// - Returns: the seconds that it took.
  @discardableResult
  func run(_ path: String, _ arguments: [String]) throws -> Double {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    var status: Int32 = 0
    let start = ContinuousClock.now
    guard posix_spawn(&child, path, &actions, nil, &words, environ) == 0 else {
      throw BenchmarkError.failed(program: path, status: -1)
    }
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    // The low seven bits say which signal ended it, the next eight what it returned.
    guard status & 0x7F == 0, (status >> 8) & 0xFF < 2 else {
      throw BenchmarkError.failed(program: path, status: (status >> 8) & 0xFF)
    }
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
