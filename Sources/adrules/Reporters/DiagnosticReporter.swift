import DecisionTables

/// Writes findings for people: the one place where findings become text.
struct DiagnosticReporter {
  let terminal: Terminal

  /// Every finding in the order of places, with its line and its notes.
  func text(of findings: [Diagnostic]) -> String {
    elements(of: findings, writesJSON: false).joined()
  }

  /// Every finding in the order of places, as text or as an element of a list.
  func elements(of findings: [Diagnostic], writesJSON: Bool) -> [String] {
    let findings = findings.sortedByPlace()
    if writesJSON {
      return findings.map { JSONListWriter.text(of: DiagnosticReporter.json(of: $0)) }
    }
    return findings.map(text)
  }

  /// How many findings of which severity: `2 errors, 1 warning in 3 files`.
  func summary(of counts: SeverityCounts, examined: Int) -> String {
    let parts = Severity.worstFirst.compactMap { severity -> String? in
      guard counts[severity] > 0 else { return nil }
      return terminal.styled(counts[severity].counted(severity.rawValue), .severity(severity))
    }
    let what = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    return "\(what) in \(examined.counted("file"))\n"
  }

  private func text(of finding: Diagnostic) -> String {
    let severity = terminal.styled("\(finding.severity.rawValue):", .severity(finding.severity))
    let id = terminal.styled("[\(finding.id)]", .dim)
    let message = HarmlessText.of(finding.message)
    let lines = [
      "\(prefix(finding.place))\(severity) \(message) \(id)\n",
      finding.place.map(excerpt) ?? "",
    ]
    return (lines + finding.notes.map(text)).joined()
  }

  private func text(of note: Diagnostic.Note) -> String {
    "  \(terminal.styled("note:", .dim)) \(prefix(note.place))\(HarmlessText.of(note.message))\n"
  }

  private func prefix(_ place: Place?) -> String {
    guard let place else { return "" }
    return terminal.styled("\(HarmlessText.of(place.description)):", .place) + " "
  }

  private func excerpt(_ place: Place) -> String {
    let number = String(place.start.line)
    let width = max(number.count, 4)
    let excerpt = SourceExcerpt(place, columns: terminal.columns - width - 3)
    func row(_ label: String, _ text: String) -> String {
      let padding = String(repeating: " ", count: width - label.count)
      return terminal.styled("\(padding)\(label) |", .dim) + (text.isEmpty ? "\n" : " \(text)\n")
    }
    return row(number, excerpt.line) + row("", excerpt.marks.styledMarks(terminal))
  }
}

extension String {
  /// The marks in their colour, the spaces before them without.
  fileprivate func styledMarks(_ terminal: Terminal) -> String {
    let spaces = prefix { $0 == " " }
    return spaces + terminal.styled(String(dropFirst(spaces.count)), .mark)
  }
}

extension Severity {
  static let worstFirst = Severity.allCases.sorted(by: >)
}
