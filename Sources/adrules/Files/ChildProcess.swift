#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs another program and reads what it writes.
enum ChildProcess {
  struct Result {
    let status: Int32
    let output: [UInt8]
  }

  /// Runs `program`, which is looked for on the path, without input; what it writes to standard
  /// error is dropped.
  ///
  /// - Throws: ``FileFault/missing`` if there is no such program.
  static func run(_ program: String, _ arguments: [String]) throws(FileFault) -> Result {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw FileFault(errno: errno) }
    defer { close(ends[0]) }
    let started = start(program, arguments, output: ends)
    close(ends[1])
    guard started.code == 0 else { throw FileFault(errno: started.code) }
    let output: [UInt8]
    do throws(FileFault) {
      output = try FileDescriptor(number: ends[0]).stream.readToEnd()
    } catch {
      _ = wait(started.process)
      throw error
    }
    return Result(status: wait(started.process), output: output)
  }

  private static func start(
    _ program: String, _ arguments: [String], output: [Int32]
  ) -> (process: pid_t, code: Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, output[0])
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, program, &actions, nil, &words, environ)
    return (process, code)
  }

  /// The exit status of a process; -1 if a signal ended it.
  private static func wait(_ process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
  }
}
