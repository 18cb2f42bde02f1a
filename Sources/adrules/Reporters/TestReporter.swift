import DecisionTables
import RuleFiles

/// Writes what came of running cases.
struct TestReporter {
  let terminal: Terminal

  /// Every failure with its place, the rules that no case reached, and the closing line.
  func text(of report: TestRun.Report) -> String {
    let failures = report.results.flatMap { diagnostics(of: $0.result) }
    let reporter = DiagnosticReporter(terminal: terminal)
    return reporter.text(of: failures.bounded()) + report.coverage.map(coverage).joined()
      + closingLine(of: report) + "\n"
  }

  private func diagnostics(of result: CaseResult) -> [Diagnostic] {
    guard case .failed(let differences) = result.outcome else { return [] }
    return differences.map { difference in
      Diagnostic(
        id: "case-failed", severity: .error, message: difference.message, at: difference.place,
        notes: [Diagnostic.Note("in case `\(result.name.text)`", at: result.name.place)])
    }
  }

  private func coverage(_ policy: String, _ rules: [(rule: String, isCovered: Bool)]) -> String {
    let covered = rules.count(where: \.isCovered)
    let missed = rules.filter { !$0.isCovered }.map { "  no case is decided by `\($0.rule)`\n" }
    let line = "\(policy): \(covered) of \(rules.count.counted("rule")) decided a case\n"
    return line + missed.joined()
  }

  private func closingLine(of report: TestRun.Report) -> String {
    let line = "\(report.passed) passed, \(report.failed) failed"
    return terminal.styled(line, report.failed == 0 ? .good : .severity(.error))
  }

  static func json(of report: TestRun.Report) -> JSONOutput {
    [
      "formatVersion": .integer(JSONOutput.formatVersion),
      "passed": .integer(report.passed),
      "failed": .integer(report.failed),
      "skipped": .integer(0),
      "cases": .array(report.results.map { json(of: $0.result, policy: $0.policy) }),
      "coverage": .object(
        report.coverage.map { policy, rules in
          let missed = rules.filter { !$0.isCovered }.map { JSONOutput.string($0.rule) }
          return (
            policy,
            [
              "rules": [
                "covered": .integer(rules.count(where: \.isCovered)),
                "total": .integer(rules.count), "uncovered": .array(missed),
              ]
            ]
          )
        }),
    ]
  }

  private static func json(of result: CaseResult, policy: String) -> JSONOutput {
    let start = result.name.place.start
    var status = "passed"
    var messages: [JSONOutput] = []
    switch result.outcome {
    case .passed: break
    case .failed(let differences):
      status = "failed"
      messages = differences.map { .string($0.message) }
    }
    return [
      "policy": .string(policy), "case": .string(result.name.text),
      "clause": JSONOutput(result.clause), "status": .string(status),
      "file": .string(result.name.place.source.name), "line": .integer(start.line),
      "column": .integer(start.column), "differences": .array(messages),
    ]
  }
}
