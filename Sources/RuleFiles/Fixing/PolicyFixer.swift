package import DecisionTables

/// Mends what can be mended by changing text, and nothing else: every fix is tried in memory, and
/// only offered if the policy still loads and decides the same.
package struct PolicyFixer {
  /// More rounds than this no policy needs.
  static let roundLimit = 50

  private let load: (PolicyFolder) -> LoadedPolicy

  /// `load` reads a folder with the policies that it extends.
  package init(load: @escaping (PolicyFolder) -> LoadedPolicy) { self.load = load }

  /// What came of mending a folder.
  package struct Result {
    package let folder: PolicyFolder
    /// What was done, in order.
    package let fixes: [Fix]
  }

  /// Applies fixes, in rounds, until none is left; only the files of some names are changed.
  package func fixed(_ folder: PolicyFolder, changing names: Set<String>) -> Result {
    var folder = folder
    var done: [Fix] = []
    for _ in 0..<PolicyFixer.roundLimit {
      let fixes = fixes(for: folder, changing: names)
      if fixes.isEmpty { break }
      folder = folder.applying(fixes.flatMap(\.edits))
      done += fixes
    }
    return Result(folder: folder, fixes: done)
  }

  /// Gives each finding the fix that would mend it, if one is known and was found to be right.
  package func withFixes(_ findings: [Diagnostic], of folder: PolicyFolder) -> [Diagnostic] {
    let trial = FixTrial(folder, load)
    let candidates = candidates(for: folder)
    return findings.map { finding in
      var finding = finding
      let own = candidates.first { $0.finding.isLike(finding) }
      finding.fix = own.flatMap { trial.isRight([$0.fix]) ? $0.fix : nil }
      return finding
    }
  }

  /// Fixes that are right together and do not touch each other.
  private func fixes(for folder: PolicyFolder, changing names: Set<String>) -> [Fix] {
    let trial = FixTrial(folder, load)
    var fixes: [Fix] = []
    for candidate in candidates(for: folder) {
      let fix = candidate.fix
      let isAllowed = fix.edits.allSatisfy { names.contains($0.place.source.name) }
      if !isAllowed || fix.edits.touches(fixes.flatMap(\.edits)) { continue }
      if trial.isRight(fixes + [fix]) { fixes.append(fix) }
    }
    return fixes
  }

  private func candidates(for folder: PolicyFolder) -> [(finding: Diagnostic, fix: Fix)] {
    let loaded = load(folder)
    let writer = FixWriter(folder.files)
    guard let policy = loaded.policy else {
      return loaded.diagnostics.compactMap { finding in
        guard let suggestion = finding.suggestion, let place = finding.place else { return nil }
        return writer.fix(suggestion.name, at: place, insteadOf: suggestion.word)
          .map { (finding, $0) }
      }
    }
    let dead = loaded.diagnostics.compactMap { finding in
      finding.id == "dead-alternative"
        ? finding.place.flatMap(writer.fixAlternative).map { (finding, $0) } : nil
    }
    return dead
      + PolicyReview(folder.files, loaded).located(CompiledPolicy(policy)).compactMap { found in
        guard let place = found.diagnostic.place else { return nil }
        return writer.fix(found.finding, at: place).map { (found.diagnostic, $0) }
      }
  }
}

extension PolicyFolder {
  func applying(_ edits: [Fix.Edit]) -> PolicyFolder {
    PolicyFolder(
      path: path, files: files.map { edits.applied(to: $0) },
      caseFiles: caseFiles.map { edits.applied(to: $0) })
  }
}

extension Diagnostic {
  fileprivate func isLike(_ other: Diagnostic) -> Bool {
    id == other.id && place == other.place && message == other.message
  }
}
