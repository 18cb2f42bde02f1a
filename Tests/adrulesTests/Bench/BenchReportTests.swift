import Measurements
import Testing

@testable import adrules

@Suite struct BenchReportTests {
  private let report = BenchReport(
    machine: Measurements.Machine(),
    results: [
      Benchmark.Result(
        name: "completion-decision",
        figures: Figures(nanoseconds: 12.344, nanoseconds99: 20, allocations: nil),
        references: [
          ("hand-written switch", Figures(nanoseconds: 4, nanoseconds99: 5, allocations: nil))
        ]),
      Benchmark.Result(
        name: "plan-binding",
        figures: Figures(nanoseconds: 1234.5, nanoseconds99: 2000, allocations: nil),
        references: []),
    ])

  @Test func `a result has its reference beside it`() {
    let text = report.text(
      Terminal(isTerminal: false, columns: nil, environment: [:], color: .auto))
    let rows = text.split(separator: "\n").dropFirst()
    #expect(
      rows == [
        "completion-decision   12.34 ns    99 %: 20 ns  3.09 × hand-written switch, 4 ns",
        "plan-binding         1234.5 ns  99 %: 2000 ns",
      ])
  }

  @Test func `programs get null for allocations and for what there is no reference of`() {
    guard case .object(let members) = report.json,
      case .array(let results) = members.first(where: { $0.key == "results" })?.value
    else {
      Issue.record("no results")
      return
    }
    let lines = results.map { OneLineJSON.text($0.text) }
    #expect(
      lines == [
        #"{"name": "completion-decision", "nanoseconds": {"median": 12.34, "p99": 20}, "#
          + #""allocations": null, "reference": {"name": "hand-written switch", "#
          + #""nanoseconds": 4}, "ratio": 3.09}"#,
        #"{"name": "plan-binding", "nanoseconds": {"median": 1234.5, "p99": 2000}, "#
          + #""allocations": null, "reference": null, "ratio": null}"#,
      ])
  }
}
