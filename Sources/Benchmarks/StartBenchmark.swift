import Measurements

/// How long the tool takes to start and say its version, against an empty program.
struct StartBenchmark {
  private static let runs = 300
  private let programs: Programs

  init(_ programs: Programs) { self.programs = programs }

  /// Runs both in turns; the first run of each does not count.
  func result() throws -> Benchmark.Result {
    var tool: [Double] = []
    var empty: [Double] = []
    for _ in 0...StartBenchmark.runs {
      tool.append(try programs.run(programs.tool, ["--version"]) * 1e9)
      empty.append(try programs.run(programs.empty, []) * 1e9)
    }
    return Benchmark.Result(
      name: "adrules --version", figures: figures(tool),
      references: [("empty program", figures(empty))])
  }

  private func figures(_ samples: [Double]) -> Figures {
    let sorted = samples.dropFirst().sorted()
    return Figures(
      nanoseconds: sorted[sorted.count / 2], nanoseconds99: sorted[sorted.count * 99 / 100],
      allocations: nil)
  }
}
