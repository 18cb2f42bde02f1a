import DecisionTables

/// Writes for people where two policies decide differently.
struct PolicyComparisonReporter {
  let terminal: Terminal
  let pair: ComparedPair

  private static let regionLimit = 20
  private static let labelWidth = 6

  func text(of result: ComparisonResult) -> String {
    let parts =
      [declarations(of: result)] + subjects(of: result).map { text(of: $0, in: result) }
      + [verdict(of: result)]
    return heading + parts.filter { !$0.isEmpty }.map { "\n" + $0 }.joined()
  }

  private var heading: String {
    line(pair.labels.first, pair.first.name, indent: 0)
      + line(pair.labels.second, pair.second.name, indent: 0)
  }

  private func subjects(of result: ComparisonResult) -> [PolicyDifference.Subject] {
    result.differences.map(\.subject).reduce(into: []) { subjects, next in
      if !subjects.contains(next) { subjects.append(next) }
    }
  }

  private func text(
    of subject: PolicyDifference.Subject, in result: ComparisonResult
  ) -> String {
    let all = result.differences.filter { $0.subject == subject }
    let certain = all.filter(\.isCertain)
    let told = certain.isEmpty ? all : certain
    let shown = told.prefix(PolicyComparisonReporter.regionLimit)
    let count =
      result.cut.contains(subject) ? "more regions than are kept" : told.count.counted("region")
    let words = all.first?.through.map { "through `\($0.name)`" } ?? count
    return terminal.styled(HarmlessText.of(subject.name), .heading) + " differs: \(words)\n"
      + shown.map { text(of: $0) }.joined(separator: "\n")
      + rest(told.count - shown.count, possible: all.count - told.count)
  }

  private func rest(_ more: Int, possible: Int) -> String {
    let parts = [
      more > 0 ? more.counted("more region") : nil,
      possible > 0
        ? "\(possible.counted("region")) that no facts were found for (see --format json)" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? "" : "\n  and \(parts.joined(separator: ", "))\n"
  }

  private func text(of difference: PolicyDifference) -> String {
    let changed = ChangedOutcome(difference.outcomes)
    return region(of: difference)
      + line(difference.isCertain ? "facts" : "", example(of: difference))
      + line(pair.labels.first, changed.first)
      + line(pair.labels.second, changed.second)
  }

  private func region(of difference: PolicyDifference) -> String {
    guard !difference.region.isEmpty else { return line("where", "everywhere") }
    return difference.region.enumerated().map { index, condition in
      let set = condition.alternatives.joined(separator: ", ")
      let words = condition.alternatives.count > 1 ? "[\(set)]" : set
      return line(index == 0 ? "where" : "", "\(condition.name): \(words)")
    }.joined()
  }

  private func example(of difference: PolicyDifference) -> String {
    guard let example = difference.example else {
      return "possible: no facts were found that lead there"
    }
    return OneLineJSON.text(PolicyComparisonReporter.json(of: example).text)
  }

  private func declarations(of result: ComparisonResult) -> String {
    result.declarations.map { declaration in
      let mark = declaration.matters ? "" : " (nothing is decided otherwise because of it)"
      return wrapped("", words(of: declaration) + mark, indent: 2)
    }.joined()
  }

  private func words(of declaration: DeclarationDifference) -> String {
    let (first, second) = pair.labels
    switch declaration {
    case .only(let side, let kind, let name, _):
      return "only \(side == .first ? first : second) has the \(kind.rawValue) `\(name)`"
    case .renamed(let decision, let name, let other):
      return "the output `\(name)` of `\(decision)` is called `\(other)` in \(second)"
    case .declared(let kind, let name, let what, let words):
      return "the \(what) of the \(kind.rawValue) `\(name)`: \(words.first) in \(first), "
        + "\(words.second) in \(second)"
    }
  }

  private func verdict(of result: ComparisonResult) -> String {
    if result.isEquivalent {
      return "no difference: all facts are answered alike (\(result.compared) decisions and "
        + "settings compared)\n"
    }
    var lines: [String] = []
    let differing = subjects(of: result).count
    if differing > 0 {
      let possible = result.differences.count { !$0.isCertain }
      let note = possible > 0 ? ", \(possible) of them only possible" : ""
      let regions = result.differences.count.counted("region")
      lines.append("\(differing) of \(result.compared) differ in \(regions)\(note)")
    } else if result.undecided.isEmpty {
      lines.append("tables decide alike; what is declared differs")
    }
    if !result.undecided.isEmpty {
      let names = result.undecided.map { "`\($0.name)`" }.joined(separator: ", ")
      lines.append(
        "not compared completely, too many combinations: \(names); there may be more differences")
    }
    return lines.map { wrapped("", $0, indent: 2) }.joined()
  }

  private func line(_ label: String, _ text: String, indent: Int = 2) -> String {
    let margin = String(repeating: " ", count: indent)
    let start = margin + label.padded(to: PolicyComparisonReporter.labelWidth)
    return wrapped(start, text, indent: start.count)
  }

  private func wrapped(_ start: String, _ text: String, indent: Int) -> String {
    PlanReporter(terminal: terminal).wrapped(start, text, indent, width: start.count)
  }
}
