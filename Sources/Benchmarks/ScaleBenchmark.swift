import DecisionTables
import RuleFiles

/// How long large tables take to load, to compile, to check and to evaluate, part by part.
struct ScaleBenchmark {
  struct Result {
    let name: String
    /// In milliseconds: text to nodes, nodes to a bound policy, tables to trees, all checks.
    let reading, binding, compiling: Double
    /// Nil for tables that take too long.
    let checking: Double?
    let nodes: Int
    /// In nanoseconds: of all inputs tried, the median one's and the slowest one's median.
    let typical, worst: Double
  }

  private static let sizes = [1_000, 10_000]
  /// Larger tables are not checked: some checks look at every pair of rules.
  private static let checkedRows = 1_000
  /// How many inputs are evaluated, each so many times.
  private static let (inputs, times) = (200, 200)

  /// Reports one result after the other.
  static func run(report: (Result) -> Void) throws {
    for shape in ScaleTable.Shape.allCases {
      for rows in sizes { report(try result(ScaleTable(shape: shape, rows: rows))) }
    }
  }

  private static func result(_ table: ScaleTable) throws -> Result {
    let folder = table.folder
    let source = SourceText(name: "d.yaml", text: table.tableText)
    let reading = milliseconds { _ = YAMLDocument(reading: source) }
    var loaded: Policy?
    let loading = milliseconds { loaded = PolicyLoader().load(folder).policy }
    guard let policy = loaded else { throw BenchmarkError.noPolicy }
    var compiled = CompiledPolicy(policy)
    let compiling = milliseconds { compiled = CompiledPolicy(policy) }
    let checking =
      table.rows > checkedRows
      ? nil : milliseconds(runs: 1) { _ = PolicyAnalysis(compiled).findings() }
    let times = evaluationTimes(compiled)
    return Result(
      name: "\(table.shape.rawValue) \(table.rows)", reading: reading,
      binding: max(0, loading - reading), compiling: compiling, checking: checking,
      nodes: compiled.decisions[0].tree.nodeCount, typical: times[times.count / 2],
      worst: times[times.count - 1])
  }

  /// The median time of each input in ascending order.
  private static func evaluationTimes(_ compiled: CompiledPolicy) -> [Double] {
    var random = ScaleGenerator(state: 3)
    var evaluation = Evaluation(compiled)
    let clock = ContinuousClock()
    return (0..<inputs).map { _ in
      for (slot, input) in compiled.policy.inputs.enumerated() {
        evaluation.set(slot, to: value(for: input, compiled, &random))
      }
      let batches = (0..<times).map { _ in
        nanoseconds(
          clock.measure {
            for _ in 0..<16 {
              evaluation.forgetResults()
              try? evaluation.decide(0)
            }
          }) / 16
      }
      return batches.sorted()[times / 2]
    }.sorted()
  }

  /// One of the listed words, or a number somewhere in the ranges of the rows.
  private static func value(
    for input: Input, _ compiled: CompiledPolicy, _ random: inout ScaleGenerator
  ) -> Value {
    if let count = [input.typing.values.count].first(where: { $0 > 0 }) {
      return .string(input.typing.values[random.below(count)])
    }
    let rows = compiled.decisions[0].rules.count
    let limit = compiled.policy.inputs.count == 1 ? rows * ScaleTable.width : 500
    return FixedPoint(random.below(limit)).map { .number($0) } ?? .missing
  }

  /// The fastest of some runs.
  private static func milliseconds(runs: Int = 3, _ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    return (0..<runs).map { _ in nanoseconds(clock.measure(work)) / 1e6 }.min() ?? 0
  }

  private static func nanoseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
  }
}

extension Table {
  func add(_ result: ScaleBenchmark.Result) {
    let parts = [result.reading, result.binding, result.compiling]
    print(
      row(
        result.name,
        parts.map(Table.decimal) + [result.checking.map(Table.decimal) ?? "", "\(result.nodes)"]
          + [result.typical, result.worst].map(Table.decimal)))
  }

  func scaleHeading() {
    print(
      row(
        "rows",
        ["read ms", "bind ms", "compile ms", "check ms", "nodes", "median ns", "worst ns"]))
  }
}
