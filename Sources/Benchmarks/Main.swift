import CAllocationCount
import Measurements
import RewardedAds

/// Measures how fast the library is, against what else does the same, and prints a table.
///
/// Arguments: the folder of the tool and of the programs that are built beside it.
@main
struct Main {
  static func main() throws {
    var stopwatch = Stopwatch()
    if allocations_are_counted() { stopwatch.allocationCount = { allocation_count() } }
    let table = Table()
    table.heading(Machine())
    for benchmark in try Benchmark.inProcess { table.add(benchmark.result(stopwatch)) }
    guard let folder = CommandLine.arguments.dropFirst().first else { return }
    let programs = Programs(folder: folder)
    try table.add(StartBenchmark(programs).result())
    for throughput in try LogBenchmark(programs).results() { table.add(throughput) }
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
