import Foundation

/// How fast the tool plans and lints a log of bid responses, against programs that only read it.
struct LogBenchmark {
  private static let runs = 5
  private static let megabytes = 20
  private let programs: Programs

  init(_ programs: Programs) { self.programs = programs }

  func results() throws -> [Throughput] {
    let log = try writeLog()
    defer { try? FileManager.default.removeItem(atPath: log.path) }
    var commands: [(name: String, path: String, arguments: [String])] = [
      ("adrules plan", programs.tool, ["plan", log.path]),
      ("adrules plan --format json", programs.tool, ["plan", log.path, "--format", "json"]),
      ("adrules lint", programs.tool, ["lint", log.path, "--kind", "document"]),
    ]
    let tools = commands.count
    commands += references(log.path)
    var best = commands.map { _ in Double.infinity }
    for _ in 0..<LogBenchmark.runs {
      for (index, command) in commands.enumerated() {
        best[index] = min(best[index], try programs.run(command.path, command.arguments))
      }
    }
    let speeds = best.map { Double(log.size) / 1e6 / $0 }
    let others = zip(commands, speeds).dropFirst(tools).map { ($0.name, $1) }
    return (0..<tools).map { index in
      Throughput(name: commands[index].name, megabytes: speeds[index], references: others)
    }
  }

  /// Those that are installed.
  private func references(_ log: String) -> [(String, String, [String])] {
    let query = ".seatbid[0].bid[0] | [.ext.prebid.passthrough[0].rwdd, .dur]"
    var found: [(String, String, [String])] = []
    if programs.isThere(programs.simdjson) {
      found.append(("simdjson DOM", programs.simdjson, [log]))
    }
    if let jq = programs.path(of: "jq") { found.append(("jq", jq, ["-c", query, log])) }
    if let python = programs.path(of: "python3"), hasOrjson(python) {
      found.append(("orjson", python, ["\(programs.folder)/orjson_reference.py", log]))
    }
    return found
  }

  private func hasOrjson(_ python: String) -> Bool {
    let test = "import sys, importlib.util as u; sys.exit(0 if u.find_spec('orjson') else 2)"
    return (try? programs.run(python, ["-c", test])) != nil
  }

  private func writeLog() throws -> (path: String, size: Int) {
    let path = NSTemporaryDirectory() + "adrules-benchmark-\(getpid()).ndjson"
    let line = #"{"id":"auction","seatbid":[{"seat":"dsp","bid":["# + BidDocument.text + "]}]}\n"
    let count = LogBenchmark.megabytes * 1_000_000 / line.utf8.count
    let data = Data(String(repeating: line, count: count).utf8)
    try data.write(to: URL(fileURLWithPath: path))
    return (path, data.count)
  }
}
