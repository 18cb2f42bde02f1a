import DecisionTables

extension DiagnosticReporter {
  /// The findings for programs, in the order of places.
  static func json(of findings: [Diagnostic]) -> JSONOutput {
    .array(findings.sortedByPlace().map(json))
  }

  /// How many findings there are of each severity.
  static func json(of counts: SeverityCounts) -> JSONOutput {
    .object(Severity.worstFirst.map { ($0.rawValue, .integer(counts[$0])) })
  }

  static func json(of finding: Diagnostic) -> JSONOutput {
    [
      "id": .string(finding.id),
      "severity": .string(finding.severity.rawValue),
      "confidence": .string(finding.confidence.rawValue),
      "file": JSONOutput(finding.place?.source.name),
      "pointer": JSONOutput(finding.pointer),
      "range": range(of: finding.place),
      "message": .string(finding.message),
      "notes": .array(finding.notes.map(json)),
      "fix": json(of: finding.fix),
    ]
  }

  private static func json(of fix: Fix?) -> JSONOutput {
    guard let fix else { return nil }
    return [
      "message": .string(fix.message),
      "edits": .array(
        fix.edits.map { edit in
          [
            "file": .string(edit.place.source.name), "range": range(of: edit.place),
            "text": .string(edit.text),
          ]
        }),
    ]
  }

  private static func json(of note: Diagnostic.Note) -> JSONOutput {
    [
      "message": .string(note.message),
      "file": JSONOutput(note.place?.source.name),
      "range": range(of: note.place),
    ]
  }

  private static func range(of place: Place?) -> JSONOutput {
    guard let place else { return nil }
    return ["start": json(of: place.start), "end": json(of: place.end)]
  }

  private static func json(of position: SourcePosition) -> JSONOutput {
    ["line": .integer(position.line), "column": .integer(position.column)]
  }
}
