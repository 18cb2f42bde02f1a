import DecisionTables
import Measurements
import RewardedAds

/// `adrules bench`: how long decisions and plans take, beside the same written by hand.
enum BenchVerb {
  static let verb = Verb(
    name: "bench",
    summary: "measure decisions and plans, beside the same written by hand",
    examples: [
      Verb.Example("how fast this machine decides", "adrules bench"),
      Verb.Example("the same for a program", "adrules bench --format json"),
    ],
    options: [.format],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    let compiled = try PolicyLibrary(files: context.files).compiled(PolicyLibrary.builtIn)
    let results = benchmarks(compiled).map { $0.result(Stopwatch()) }
    let report = BenchReport(machine: Measurements.Machine(), results: results)
    if context.writesJSON {
      context.print(report.json)
    } else {
      context.output.write(report.text(context.output.terminal))
    }
    return .done
  }

  /// Without those whose samples are none, which the tests of the benchmarks rule out.
  private static func benchmarks(_ compiled: CompiledPolicy) -> [Benchmark] {
    let plans = try? Benchmark.plans(compiled)
    return (CompletionInputs().map(Benchmark.decisions) ?? []) + (plans ?? [])
  }
}
