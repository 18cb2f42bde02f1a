import DecisionTables

/// Writes what lint found.
enum LintReporter {
  /// Writes at most `limit` findings, and how many more there are; nil: all.
  static func write(_ report: LintReport, limit: Int?, _ context: inout Context) {
    let shown = report.findings.worst(limit)
    let left = report.findings.count - shown.count
    note(report, &context)
    if !report.patches.isEmpty { return context.output.write(report.patches.joined()) }
    if context.writesJSON {
      context.print(json(of: report, shown: shown))
    } else if report.examined > 0 {
      let reporter = DiagnosticReporter(terminal: context.output.terminal)
      context.output.write(reporter.text(of: shown))
      if left > 0 {
        context.output.write("and \(left.counted("more finding")); --max-findings shows more\n")
      }
      context.output.write(reporter.summary(of: report.findings, examined: report.examined))
    }
  }

  /// What stands beside the results: what was not examined, and why.
  private static func note(_ report: LintReport, _ context: inout Context) {
    for skipped in report.skipped where skipped.isNamed && !context.writesJSON {
      let place = [skipped.file, skipped.pointer].compactMap(\.self).joined(separator: " at ")
      context.note(HarmlessText.of("skipped \(place): \(skipped.reason)"))
    }
    for (folder, errors) in report.elsewhere {
      let count = errors.counted("error")
      context.note(HarmlessText.of("other files of the policy in `\(folder)` have \(count)"))
    }
    for fix in report.fixes { context.note(HarmlessText.of("fixed: \(fix.message)")) }
    for fault in report.faults { ErrorReporter.note(fault, &context) }
  }

  /// With faults it is also the shape of an error, that of the first one.
  private static func json(of report: LintReport, shown: [Diagnostic]) -> JSONOutput {
    let error = report.faults.first.map { [(key: "error", value: ErrorReporter.json(of: $0))] }
    return .object(
      [("formatVersion", .integer(JSONOutput.formatVersion))] + (error ?? []) + [
        ("examined", .integer(report.examined)),
        ("skipped", .array(report.skipped.map(json))),
        ("findings", DiagnosticReporter.json(of: shown)),
        ("truncated", .boolean(shown.count < report.findings.count)),
        ("counts", DiagnosticReporter.counts(of: report.findings)),
      ])
  }

  private static func json(of skipped: LintReport.Skipped) -> JSONOutput {
    [
      "file": .string(skipped.file), "pointer": JSONOutput(skipped.pointer),
      "reason": .string(skipped.reason),
    ]
  }
}

extension [Diagnostic] {
  /// The worst of them, in the order of places among equals.
  fileprivate func worst(_ limit: Int?) -> [Diagnostic] {
    guard let limit, count > limit else { return self }
    let ranked = sortedByPlace().enumerated().sorted { a, b in
      a.element.severity == b.element.severity
        ? a.offset < b.offset : a.element.severity > b.element.severity
    }
    return ranked.prefix(limit).map(\.element)
  }
}
