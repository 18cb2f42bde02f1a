import Foundation

/// Gives every hostile file to the tool and prints what it took; the status is 1 if one took more
/// than it may, or was not refused where it should be.
@main
struct HostileRun {
  /// Of processor time, so that a busy machine does not count.
  private static let secondsLimit = 1.0
  private static let megabytesLimit = 200
  private static let outputLimit = 100_000

  static func main() throws {
    let tool = CommandLine.arguments[1]
    var failures = 0
    print("input                         verb  seconds   MB  output  finding")
    for file in HostileFile.all {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("adrules-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try write(file.files(100_000), to: folder)
      let run = try Run(tool, [file.verb, "--color", "never", "."], in: folder)
      let line = run.text.split(separator: "\n").first { $0.hasSuffix("[\(file.id)]") } ?? ""
      let isFound = line.hasPrefix(file.place) || line.hasPrefix("./\(file.place)")
      let isWithin =
        run.seconds < secondsLimit && run.megabytes < megabytesLimit
        && run.text.utf8.count < outputLimit && (0...2).contains(run.status)
      if !isFound || !isWithin { failures += 1 }
      print(
        row(file, run), isFound ? line.prefix(90) : "MISSING \(file.place) [\(file.id)]",
        isWithin ? "" : "TOO MUCH")
    }
    print(failures == 0 ? "all are within limits" : "\(failures) are not within limits")
    exit(failures == 0 ? 0 : 1)
  }

  private static func row(_ file: HostileFile, _ run: Run) -> String {
    let name = file.name.padding(toLength: 30, withPad: " ", startingAt: 0)
    let verb = file.verb.padding(toLength: 5, withPad: " ", startingAt: 0)
    let numbers = String(
      format: "%8.2f %4d %7d", run.seconds, run.megabytes, run.text.utf8.count)
    return name + verb + numbers + " "
  }

  private static func write(
    _ files: [(path: String, bytes: [UInt8])], to folder: URL
  ) throws {
    for (path, bytes) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }
}

/// One run of the tool, and what it took.
struct Run {
  let status: Int32
  let seconds: Double
  let megabytes: Int
  let text: String

  init(_ tool: String, _ arguments: [String], in folder: URL) throws {
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
    _ = FileManager.default.changeCurrentDirectoryPath(folder.path)
    var words = ([tool] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    var ended: Int32 = -1
    var usage = rusage()
    if posix_spawn(&child, tool, &actions, nil, &words, environ) == 0 {
      while wait4(child, &ended, 0, &usage) < 0, errno == EINTR {}
    }
    // The low seven bits say which signal ended it, the next eight what it returned.
    status = ended & 0x7F == 0 ? (ended >> 8) & 0xFF : -(ended & 0x7F)
    let times = [usage.ru_utime, usage.ru_stime]
    seconds = times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    #if canImport(Darwin)
      megabytes = Int(usage.ru_maxrss >> 20)
    #else
      megabytes = Int(usage.ru_maxrss >> 10)
    #endif
    text = try String(contentsOfFile: output, encoding: .utf8)
  }
}
