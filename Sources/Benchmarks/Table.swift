import Measurements

/// Prints results in lines as they come, the references of each beneath it.
struct Table {
  private static let widths = (name: 34, number: 12)

  func heading(_ machine: Machine) {
    print("\(machine.system), \(machine.architecture), \(machine.processors) processors")
    print(row("", ["median ns", "p99 ns", "allocations", "ratio"]))
  }

  func add(_ result: Benchmark.Result) {
    print(row(result.name, cells(result.figures, nil)))
    for reference in result.references {
      let ratio = result.figures.nanoseconds / reference.figures.nanoseconds
      print(row("  \(reference.name)", cells(reference.figures, ratio)))
    }
  }

  /// Bytes a second of programs that read the same file.
  func add(_ throughput: Throughput) {
    print(row(throughput.name, ["\(Table.decimal(throughput.megabytes)) MB/s"]))
    for reference in throughput.references {
      let ratio = throughput.megabytes / reference.megabytes
      let cells = ["\(Table.decimal(reference.megabytes)) MB/s", "", "", Table.decimal(ratio)]
      print(row("  \(reference.name)", cells))
    }
  }

  private func cells(_ figures: Figures, _ ratio: Double?) -> [String] {
    [
      Table.decimal(figures.nanoseconds), Table.decimal(figures.nanoseconds99),
      figures.allocations.map(Table.decimal) ?? "", ratio.map(Table.decimal) ?? "",
    ]
  }

  func row(_ name: String, _ cells: [String]) -> String {
    let start = name + String(repeating: " ", count: max(1, Table.widths.name - name.count))
    return cells.reduce(start) { line, cell in
      line + String(repeating: " ", count: max(1, Table.widths.number - cell.count)) + cell
    }
  }

  /// With two decimals.
  static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = String(hundredths % 100)
    return "\(hundredths / 100)." + (fraction.count < 2 ? "0" : "") + fraction
  }
}

/// How fast programs go through a file.
struct Throughput {
  let name: String
  let megabytes: Double
  let references: [(name: String, megabytes: Double)]
}
