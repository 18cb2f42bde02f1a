extension Evaluation {
  /// The ids of the rules that decided, in order; none where no rule matched.
  package func decidingRules(of decision: Int) -> [String] {
    let rules = policy.decisions[decision].rules
    return switch outcomes[decision] {
    case .rule(let rule): [rules[rule].id]
    case .hits: hits(of: decision).map { rules[$0.rule].id }
    case .noRule, .notEvaluated: []
    }
  }

  /// The ids of the findings that a decision made: the output `id`, else the rule's.
  package mutating func findingIDs(of decision: Int) -> [String] {
    findings(of: decision).map(\.id)
  }

  /// The hits of a decision as findings.
  package mutating func findings(of decision: Int) -> [Finding] {
    let rules = policy.decisions[decision].rules
    var findings: [Finding] = []
    for hit in hits(of: decision) {
      let outputs = outputs(of: hit, decision: decision)
      var finding = finding(rules[hit.rule], outputs)
      finding.element = element(of: hit, decision: decision)
      findings.append(finding)
    }
    return findings
  }

  private func finding(_ rule: Rule, _ outputs: [OutputValue]) -> Finding {
    var finding = Finding(id: rule.id, severity: .error, message: "", rule: rule)
    for output in outputs {
      switch (output.output.name, output.content) {
      case ("id", .value(let value)) where value.isPresent: finding.id = text(of: value)
      case ("severity", .value(let value)):
        finding.severity = Severity(rawValue: text(of: value)) ?? .error
      case ("confidence", .value(let value)):
        finding.confidence = Confidence(rawValue: text(of: value))
      case ("message", .text(let text)): finding.message = text
      case ("message", .value(let value)): finding.message = text(of: value)
      case ("pointer", .pointer(let slot)): finding.pointer = .some(slot)
      default: break
      }
    }
    return finding
  }
}

/// What a row of a findings decision says about the facts.
package struct Finding: Sendable {
  package var id: String
  package var severity: Severity
  package var confidence: Confidence?
  package var message: String
  /// The input that the finding is about; the inner nil is the whole document.
  package var pointer: Int??
  /// The element of a list that the finding is about.
  package var element: ListElement?
  package let rule: Rule
}
