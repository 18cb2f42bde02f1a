import DecisionTables
import RewardedAds

/// Writes for people what an edit of a document changes for the user.
struct ComparisonReporter {
  let terminal: Terminal

  func text(of comparison: DocumentComparison, old: DocumentPlans, new: DocumentPlans) -> String {
    guard !comparison.isEquivalent else { return "nothing changes for the user\n" }
    return comparison.differences.map { text(of: $0, old.file, new.file) }.joined(separator: "\n")
  }

  private func text(
    of difference: DocumentComparison.Difference, _ oldFile: String, _ newFile: String
  ) -> String {
    let reporter = PlanReporter(terminal: terminal)
    let heading = { (shown: DocumentPlans.Configuration, file: String) in
      reporter.heading(of: shown, in: file)
    }
    switch (difference.old, difference.new) {
    case (_?, let new?):
      return ([heading(new, newFile)] + difference.ads.map(text)).joined(separator: "\n")
    case (nil, let new?):
      return heading(new, newFile) + "\n  the configuration is new\n"
    case (let old?, nil):
      return heading(old, oldFile) + "\n  the configuration is gone\n"
    case (nil, nil):
      return ""
    }
  }

  private func text(of comparison: PlanComparison) -> String {
    guard let old = comparison.old, let new = comparison.new else {
      let kind = (comparison.new ?? comparison.old).map { PlanWords($0).ad } ?? ""
      let words =
        comparison.old == nil
        ? "the ad can be this kind now" : "the ad cannot be this kind any more"
      return terminal.styled(kind, .heading) + "\n  \(words)\n"
    }
    let rows = ComparisonWords(old, new).rows(comparison.changes)
    let findings =
      comparison.goneFindings.map { finding("gone", $0) }
      + comparison.newFindings.map { finding("new", $0) }
    return terminal.styled(PlanWords(new).ad, .heading) + "\n"
      + (rows.map(text) + findings).joined()
  }

  /// What was, and below it what is now; words that stay stand there once.
  private func text(of row: ComparisonWords.Row) -> String {
    let width = max(row.old.time.count, row.new.time.count)
    let indent = PlanReporter.labelWidth + 8
    func line(_ label: String, _ word: String, _ side: ComparisonWords.Side, _ words: String)
      -> String
    {
      let start = "  \(label.padded(to: PlanReporter.labelWidth)) \(word)  "
      guard width > 0 else { return wrapped(start, words, indent) }
      let time = terminal.styled(side.time.padded(to: width, leading: true), .heading)
      return wrapped(start + time + (words.isEmpty ? "" : "  "), words, indent + width + 2)
    }
    let old = row.old.words == row.new.words ? "" : row.old.words
    return line(row.label, "was", row.old, old) + line("", "now", row.new, row.new.words)
  }

  private func wrapped(
    _ start: String, _ text: String, _ indent: Int, width: Int? = nil
  ) -> String {
    PlanReporter(terminal: terminal).wrapped(start, text, indent, width: width)
  }

  private func finding(_ word: String, _ finding: PlanFinding) -> String {
    let label = word.padded(to: PlanReporter.labelWidth)
    let level = Severity(finding.severity)
    let severity = terminal.styled("\(level.rawValue):", .severity(level))
    return wrapped(
      "  \(label) \(severity) ", "\(finding.message) [\(finding.id)]",
      PlanReporter.labelWidth + 3, width: "  \(label) \(level.rawValue): ".count)
  }
}
