import DecisionTables
import Measurements

/// What was measured, and on what.
struct BenchReport {
  let machine: Measurements.Machine
  let results: [Benchmark.Result]
}

extension BenchReport {
  /// Nothing counts allocations here: only `make bench` does.
  var json: JSONOutput {
    [
      "formatVersion": .integer(JSONOutput.formatVersion),
      "machine": [
        "system": .string(machine.system), "architecture": .string(machine.architecture),
        "processors": .integer(machine.processors),
      ],
      "results": .array(results.map(json)),
    ]
  }

  private func json(_ result: Benchmark.Result) -> JSONOutput {
    [
      "name": .string(result.name),
      "nanoseconds": [
        "median": .number(rounded(result.figures.nanoseconds)),
        "p99": .number(rounded(result.figures.nanoseconds99)),
      ],
      "allocations": nil,
      "reference": result.references.first.map(json) ?? nil,
      "ratio": JSONOutput(result.ratio.map(rounded)),
    ]
  }

  private func json(_ reference: (name: String, figures: Figures)) -> JSONOutput {
    [
      "name": .string(reference.name),
      "nanoseconds": .number(rounded(reference.figures.nanoseconds)),
    ]
  }
}

extension BenchReport {
  func text(_ terminal: Terminal) -> String {
    let rows = results.map(row)
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let start =
      "\(machine.system), \(machine.architecture), "
      + "\(machine.processors.counted("processor"))"
    let lines = rows.map { row in
      let name = terminal.styled(row[0].padded(to: widths[0]), .heading)
      let times = (1...2).map { "  " + row[$0].padded(to: widths[$0], leading: true) + " ns" }
      return name + times.joined() + row[3]
    }
    return ([start] + lines).joined(separator: "\n") + "\n"
  }

  /// Name, median, 99th percentile, and what it compares with.
  private func row(_ result: Benchmark.Result) -> [String] {
    let reference = result.references.first.map { name, figures in
      let ratio = rounded(result.figures.nanoseconds / figures.nanoseconds)
      return "  \(ratio) × \(name), \(rounded(figures.nanoseconds)) ns"
    }
    return [
      result.name, "\(rounded(result.figures.nanoseconds))",
      "99 %: \(rounded(result.figures.nanoseconds99))", reference ?? "",
    ]
  }

  /// To a hundredth: what is beyond is chance.
  private func rounded(_ value: Double) -> FixedPoint {
    FixedPoint(millionths: Int64((min(value, 1e9) * 100).rounded()) * 10_000)
  }
}
