package import DecisionTables

/// Examines a policy that loads: what its tables mean together, with places in its files.
package struct PolicyReview {
  private let files: [String: SourceText]
  private let loaded: LoadedPolicy

  /// - Parameters:
  ///   - files: the rule files of the policy. What is found in others, those of a policy that it
  ///     extends, belongs to them.
  ///   - loaded: what came of reading them.
  package init(_ files: [SourceText], _ loaded: LoadedPolicy) {
    self.files = Dictionary(files.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.loaded = loaded
  }

  package func findings(of policy: CompiledPolicy) -> [Diagnostic] {
    let analysis = PolicyAnalysis(policy, isPartial: loaded.isPartial)
    let found = analysis.findings().compactMap(diagnostic)
    return meant(found, except: analysis.undecidedChecks)
  }

  /// The findings of the analysis that are not allowed, each with what it was made of.
  func located(
    _ policy: CompiledPolicy
  ) -> [(finding: AnalysisFinding, diagnostic: Diagnostic)] {
    PolicyAnalysis(policy, isPartial: loaded.isPartial).findings().compactMap { finding in
      guard let diagnostic = diagnostic(finding),
        !loaded.allowances.contains(where: { $0.covers(diagnostic) })
      else { return nil }
      return (finding, diagnostic)
    }
  }

  /// Leaves out what is allowed, and adds what allows nothing; nothing is said of checks that
  /// were not decided.
  private func meant(_ findings: [Diagnostic], except undecided: Set<String>) -> [Diagnostic] {
    let unused = loaded.allowances.filter { allowance in
      !undecided.contains(allowance.check.text) && !findings.contains(where: allowance.covers)
    }
    return findings.filter { finding in
      !loaded.allowances.contains { $0.covers(finding) }
    } + unused.map(\.unused)
  }

  private func diagnostic(_ finding: AnalysisFinding) -> Diagnostic? {
    guard let place = finding.origin.map(place) ?? declaration(of: finding.name) else {
      return nil
    }
    return Diagnostic(
      id: finding.check, severity: finding.severity, message: finding.message, at: place,
      notes: finding.notes.map { note in
        Diagnostic.Note(note.message, at: note.origin.flatMap(self.place))
      })
  }

  private func declaration(of name: String) -> Place? {
    loaded.places[name].flatMap { files[$0.source.name] == nil ? nil : $0 }
  }

  /// The place of the word that begins at `origin`.
  private func place(_ origin: Origin) -> Place? {
    guard let file = files[origin.file] else { return nil }
    let start = file.offset(line: origin.line, column: origin.column)
    let rest = file.bytes[start...].prefix { !PolicyReview.ends.contains($0) }
    return Place(file, start..<max(rest.endIndex, start))
  }

  /// Bytes that end a word: white space and what stands between words in `{ }`.
  private static let ends = Set(" \t\r\n,:}]".utf8)
}
