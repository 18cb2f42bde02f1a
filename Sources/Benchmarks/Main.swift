import CAllocationCount
import Measurements
import RewardedAds

/// Measures how fast the library is, against what else does the same, and prints a table.
///
/// Arguments: `--programs FOLDER`, where the tool is and the programs that are built beside it; or
/// the names of the benchmarks that alone are to run, for a profile of them; or `scale`, for
/// large tables.
@main
struct Main {
  static func main() throws {
    var stopwatch = Stopwatch()
    if allocations_are_counted() { stopwatch.allocationCount = { allocation_count() } }
    let table = Table()
    table.heading(Machine())
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let folder = programs(arguments) {
      for benchmark in try Benchmark.inProcess { table.add(benchmark.result(stopwatch)) }
      try table.add(StartBenchmark(folder).result())
      for throughput in try LogBenchmark(folder).results() { table.add(throughput) }
    } else if arguments == ["scale"] {
      try addScale(to: table)
    } else {
      for benchmark in try Benchmark.inProcess
      where arguments.isEmpty || arguments.contains(benchmark.name) {
        table.add(benchmark.result(stopwatch))
      }
    }
  }

  private static func addScale(to table: Table) throws {
    table.scaleHeading()
    try ScaleBenchmark.run { table.add($0) }
  }

  private static func programs(_ arguments: [String]) -> Programs? {
    guard arguments.first == "--programs", arguments.count == 2 else { return nil }
    return Programs(folder: arguments[1])
  }
}

extension Benchmark {
  fileprivate static var inProcess: [Benchmark] {
    get throws {
      guard let inputs = CompletionInputs() else { throw BenchmarkError.noPolicy }
      let compiled = try PolicyBundle.prebid.get()
      return decisions(inputs) + (try plans(compiled)) + (try documents(compiled))
    }
  }
}

/// Why nothing can be measured.
enum BenchmarkError: Error {
  case noPolicy
  case failed(program: String, status: Int32)
}
