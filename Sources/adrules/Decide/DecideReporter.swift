import DecisionTables

/// Writes what a decision came to, and why.
struct DecideReporter {
  let terminal: Terminal
  let answer: DecisionAnswer
  let expected: ExpectedRules

  /// The outputs, then the rules that decided with what they read.
  var text: String {
    let blocks = results + answer.steps(for: expected).map(text)
    return blocks.joined(separator: "\n")
  }

  private var policy: Policy { answer.policy }

  /// One block of outputs; of a table that collects one for each hit.
  private var results: [String] {
    guard answer.isList else { return answer.results.map { lines($0, indent: "") } }
    let rules = answer.explanation.steps.first?.rules ?? []
    return zip(rules, answer.results).map { rule, outputs in
      label(of: rule, in: answer.decision) + "\n" + lines(outputs, indent: "  ")
    }
  }

  private func lines(_ outputs: [OutputValue], indent: String) -> String {
    let rows = outputs.map { output in
      let causes = answer.causes(of: output).inBackticks
      let note = causes.isEmpty ? "" : "depends on \(causes)"
      return ValueRow(name: output.output.name, value: text(of: output), note: note)
    }
    return ValueRow.text(of: rows, indent: indent, terminal)
  }

  private func text(of output: OutputValue) -> String {
    switch output.content {
    case .value(let value): ValueWords.text(value, output.output.typing, answer.evaluation)
    case .text(let text): text
    case .pointer(let slot): ValueWords.spelled(answer.pointer(to: slot, of: output))
    }
  }

  private func text(of step: Explanation.Step) -> String {
    let reason = DecisionReason(step, in: answer.evaluation, of: nil, expecting: expected)
    let words = ReasonWords(reason: reason, terminal: terminal)
    let end = reason.reads.isEmpty ? "\n" : ", having read\n"
    let rejected = words.expectations(indent: 0)
    return headline(of: step) + end + words.reads(indent: "  ")
      + (rejected.isEmpty ? "" : "\n" + rejected)
  }

  private func headline(of step: Explanation.Step) -> String {
    let decision = policy.decisions[step.decision]
    let isAsked = step.decision == answer.decision
    let subject = isAsked ? "" : "`\(decision.name)` was "
    if step.rules.isEmpty {
      let defaults = decision.defaults == nil ? "" : ": the default outputs hold"
      return "no rule of `\(decision.name)` matches\(defaults)"
    }
    if isAsked, answer.isList {
      return "`\(decision.name)` has \(step.rules.count.counted("result"))"
    }
    let labels = step.distinctRules.map { rule in
      let hits = step.rules.count { $0 == rule }
      return label(of: rule, in: step.decision) + (hits > 1 ? ", \(hits) times" : "")
    }
    return "\(subject)decided by \(labels.joined(separator: " and "))"
  }

  private func label(of rule: Int, in decision: Int) -> String {
    let rule = policy.decisions[decision].rules[rule]
    let clause = rule.clause.map { " (\($0))" } ?? ""
    let place = HarmlessText.of("\(rule.origin)")
    return terminal.styled(rule.id, .heading) + clause + ", " + terminal.styled(place, .dim)
  }
}
