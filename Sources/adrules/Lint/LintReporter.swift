import DecisionTables

/// Writes what lint found.
enum LintReporter {
  /// Writes at most `limit` findings, and how many more there are; nil: all.
  static func write(_ report: LintReport, limit: Int?, _ context: inout Context) {
    note(report, &context)
    if !report.patches.isEmpty { return context.output.write(report.patches.joined()) }
    let shown = report.findings.worst(limit)
    let left = report.findings.count - shown.count
    let reporter = DiagnosticReporter(terminal: context.output.terminal)
    let elements = report.elements(of: shown, reporter, writesJSON: context.writesJSON)
    if context.writesJSON {
      write(elements, of: report, isTruncated: left > 0, &context.output)
    } else if report.examined > 0 {
      for text in elements { context.output.write(text) }
      if left > 0 {
        context.output.write("and \(left.counted("more finding")); --max-findings shows more\n")
      }
      context.output.write(reporter.summary(of: report.counts, examined: report.examined))
    }
  }

  /// With faults it is also the shape of an error, that of the first one.
  private static func write(
    _ findings: [String], of report: LintReport, isTruncated: Bool, _ output: inout Output
  ) {
    let before = error(of: report) + rest(of: report)
    let counts: [(key: String, value: JSONOutput)] = [
      ("truncated", .boolean(isTruncated)),
      ("counts", DiagnosticReporter.json(of: report.counts)),
    ]
    var list = report.list ?? JSONListWriter(version + before, list: "findings", &output)
    list.append(findings, &output)
    list.close(report.list == nil ? counts : before + counts, &output)
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

  /// Begins the result of a run that writes findings as they come.
  static func list(_ output: inout Output) -> JSONListWriter {
    JSONListWriter(version, list: "findings", &output)
  }

  private static let version: [(key: String, value: JSONOutput)] = [
    ("formatVersion", .integer(JSONOutput.formatVersion))
  ]

  private static func error(of report: LintReport) -> [(key: String, value: JSONOutput)] {
    report.faults.first.map { [("error", ErrorReporter.json(of: $0))] } ?? []
  }

  /// All but the findings and their counts.
  private static func rest(of report: LintReport) -> [(key: String, value: JSONOutput)] {
    [
      ("examined", .integer(report.examined)),
      ("skipped", .array(report.skipped.map(json))),
    ]
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
