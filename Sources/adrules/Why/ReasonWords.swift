import DecisionTables

/// Puts the reasons of a decision into words.
struct ReasonWords {
  let reason: DecisionReason
  let terminal: Terminal

  private var policy: Policy { reason.evaluation.policy }

  /// `banner-event (RA-4), completion.yaml:29:11`
  func label(of rule: Rule) -> String {
    let clause = rule.clause.map { " (\($0))" } ?? ""
    let place = HarmlessText.of("\(rule.origin)")
    return terminal.styled(HarmlessText.of(rule.id), .heading) + clause + ", "
      + terminal.styled(place, .dim)
  }

  /// The values that were read, a line each.
  func reads(indent: String) -> String {
    let rows = reason.reads.map { read in
      ValueRow(
        name: read.name, value: ValueWords.text(read.value, read.typing, reason.evaluation),
        note: ReasonWords.note(on: read))
    }
    return ValueRow.text(of: rows, indent: indent, terminal)
  }

  /// `configured at 4:17`, `default`, `at 4:17`
  private static func note(on read: DecisionReason.Read) -> String {
    let place = read.place.map { "at \($0.start.line):\($0.start.column)" }
    let origin = read.origin?.rawValue
    let isDefault = read.origin == .byDefault
    return [origin, isDefault ? nil : place].compactMap(\.self).joined(separator: " ")
  }

  /// What kept the expected rules from deciding, a paragraph each.
  func expectations(indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return reason.expectations.map { expectation in
      let words = HarmlessText.of(self.words(of: expectation))
      let lines = TextWrap.lines(of: words, columns: max(terminal.columns - indent - 2, 20))
      return "\(margin)\(label(of: expectation.rule))\n"
        + lines.map { "\(margin)  \($0)\n" }.joined()
    }.joined()
  }

  func words(of expectation: DecisionReason.Expectation) -> String {
    switch expectation.obstacle {
    case .none: return "decided"
    case .noElements: return "did not match: the list that the table is tried on is empty"
    case .ruleAbove(let rule):
      return "matches too, but `\(reason.decision.rules[rule].id)` stands above it and decides"
    case .test(let test, let value):
      let cause = expectation.cause.map { self.cause($0, test.slot) } ?? ""
      return "did not match: \(words(of: test, value))\(cause)"
    }
  }

  /// `` `settings.video.time` is absent; expected `present` ``
  private func words(of test: Test, _ value: DecisionTables.Value) -> String {
    let slot = policy.slots[test.slot]
    let found = ValueWords.text(value, slot.typing, reason.evaluation)
    return "`\(slot.name)` is \(found); expected `\(test.set.text(in: reason.evaluation.strings))`"
  }

  private func cause(_ cause: Obstacle, _ setting: Int) -> String {
    guard case .test(let test, let value) = cause,
      case .setting(let index) = policy.slots[setting].role
    else { return "" }
    let origin = reason.evaluation.values[policy.settings[index].originSlot]
    let name = reason.evaluation.text(of: origin)
    return ". It is \(name == "default" ? "at its default" : name): \(words(of: test, value))"
  }
}
