import Foundation
import Testing

/// One run of the tool as a process of its own, and what it took.
struct ToolProcess {
  /// The tool as it was built, beside the tests.
  static func path() throws -> String {
    let bundle = try #require(
      CommandLine.arguments.first { $0.contains(".xctest") }, "the tests are in a bundle")
    var folder = URL(fileURLWithPath: bundle)
    while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("adrules").path
  }

  let status: Int32
  /// Both streams, in turn.
  let text: String
  /// The most memory that it held at once.
  let megabytes: Int

  /// Runs the tool; what it writes goes to a file in `folder`.
  ///
  /// Spawned directly: Foundation does not say what a process took.
  init(_ arguments: [String], in folder: URL) throws {
    let output = folder.appendingPathComponent("output").path
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    let tool = try ToolProcess.path()
    var words = ([tool] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    try #require(posix_spawn(&child, tool, &actions, nil, &words, environ) == 0)
    var ended: Int32 = 0
    var usage = rusage()
    while wait4(child, &ended, 0, &usage) < 0, errno == EINTR {}
    // The low seven bits say which signal ended it, the next eight what it returned.
    status = ended & 0x7F == 0 ? (ended >> 8) & 0xFF : -(ended & 0x7F)
    #if canImport(Darwin)
      megabytes = Int(usage.ru_maxrss >> 20)
    #else
      megabytes = Int(usage.ru_maxrss >> 10)
    #endif
    text = try String(contentsOfFile: output, encoding: .utf8)
  }
}
