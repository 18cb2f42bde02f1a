package import DecisionTables

/// Examines a policy that loads: what its tables mean together, with places in its files.
package struct PolicyReview {
  private let files: [String: SourceText]

  /// - Parameter files: the rule files of the policy, and of those that it extends.
  package init(_ files: [SourceText]) {
    self.files = Dictionary(files.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func findings(of policy: CompiledPolicy) -> [Diagnostic] {
    PolicyAnalysis(policy).findings().map(diagnostic)
  }

  private func diagnostic(_ finding: AnalysisFinding) -> Diagnostic {
    Diagnostic(
      id: finding.check, severity: finding.severity, message: finding.message,
      at: place(finding.origin, finding.subject),
      notes: finding.notes.map { note in
        Diagnostic.Note(note.message, at: note.origin.flatMap { place($0, nil) })
      })
  }

  /// The place of a word that begins at `origin`.
  private func place(_ origin: Origin, _ subject: String?) -> Place? {
    guard let file = files[origin.file] else { return nil }
    let start = file.offset(line: origin.line, column: origin.column)
    let rest = file.bytes[start...].prefix { !PolicyReview.ends.contains($0) }
    return Place(file, start..<max(rest.endIndex, start))
  }

  /// Bytes that end a word: white space and what stands between words in `{ }`.
  private static let ends = Set(" \t\r\n,:}]".utf8)
}
