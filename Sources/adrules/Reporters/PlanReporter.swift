import DecisionTables
import RewardedAds

/// Writes plans for people: when the reward comes, when the user can leave and how, and why.
struct PlanReporter {
  let terminal: Terminal

  func text(of configuration: DocumentPlans.Configuration, in file: String) -> String {
    let plans = configuration.plans.enumerated().map { index, plan in
      let reasons = index < configuration.reasons.count ? configuration.reasons[index] : []
      return text(of: plan) + PlanReasons.text(reasons, terminal)
    }
    return ([heading(of: configuration, in: file)] + plans).joined(separator: "\n")
  }

  /// Where a configuration stands.
  func heading(of configuration: DocumentPlans.Configuration, in file: String) -> String {
    let line = configuration.found.holder.place.start.line
    let pointer = configuration.found.pointer
    let inside = pointer.isEmpty ? "" : "  \(HarmlessText.of(pointer))"
    let start = "\(HarmlessText.of(file)):\(line)"
    return terminal.styled(start, .heading) + terminal.styled(inside, .dim) + "\n"
  }

  private func text(of plan: Plan) -> String {
    let words = PlanWords(plan)
    let times = words.times
    let width = times.map(\.time.count).max() ?? 0
    let timed = times.map { row in
      let time = terminal.styled(row.time.padded(to: width, leading: true), .heading)
      let indent = PlanReporter.labelWidth + width + 5
      return wrapped("  \(label(row.label)) \(time)  ", row.words, indent)
    }
    let others = words.others.map { row in
      wrapped("  \(label(row.label)) ", row.words, PlanReporter.labelWidth + 3)
    }
    return terminal.styled(words.ad, .heading) + "\n" + timed.joined() + others.joined()
      + findings(plan)
  }

  static let labelWidth = 8

  private func label(_ text: String) -> String { text.padded(to: PlanReporter.labelWidth) }

  /// One line, or several under each other, no wider than the terminal: `start` is `width` wide,
  /// the lines below it begin at `indent`.
  func wrapped(_ start: String, _ text: String, _ indent: Int, width: Int? = nil) -> String {
    var lines: [String] = [""]
    for word in HarmlessText.of(text).split(separator: " ") {
      let last = lines[lines.count - 1]
      let used = lines.count == 1 ? width ?? indent : indent
      let room = max(terminal.columns - used, 20)
      if !last.isEmpty, last.count + 1 + word.count > room {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = last.isEmpty ? String(word) : last + " " + word
      }
    }
    let margin = String(repeating: " ", count: indent)
    return start + lines.joined(separator: "\n" + margin) + "\n"
  }

  /// So many findings of a plan a person still reads; `lint` and JSON have all.
  private static let findingLimit = 50

  private func findings(_ plan: Plan) -> String {
    let left = plan.findings.count - PlanReporter.findingLimit
    let shown = left > 0 ? PlanReporter.worst(plan.findings) : plan.findings
    return lines(of: shown) + (left > 0 ? "  and \(left.counted("more finding"))\n" : "")
  }

  private static func worst(_ findings: [PlanFinding]) -> [PlanFinding] {
    let ranked = findings.enumerated().sorted { a, b in
      a.element.severity == b.element.severity
        ? a.offset < b.offset : a.element.severity > b.element.severity
    }
    return ranked.prefix(findingLimit).map(\.element)
  }

  private func lines(of findings: [PlanFinding]) -> String {
    findings.map { finding in
      let level = Severity(finding.severity)
      let severity = terminal.styled("\(level.rawValue):", .severity(level))
      let start = finding.place.start
      let place = terminal.styled("\(start.line):\(start.column):", .dim)
      let text = "\(finding.message) [\(finding.id)]"
      let width = "  \(start.line):\(start.column): \(level.rawValue): ".count
      return wrapped("  \(place) \(severity) ", text, 4, width: width)
    }.joined()
  }
}

extension String {
  func padded(to width: Int, leading: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - count))
    return leading ? spaces + self : self + spaces
  }
}
