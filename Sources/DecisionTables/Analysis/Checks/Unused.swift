extension LintCheck {
  /// Finds declared facts that nothing reads.
  static let unusedInput = LintCheck(
    id: "unused-input", severity: .warning,
    summary: "Every declared fact is read by a rule, a setting or an expression.",
    rationale: "Who sets a fact expects that it matters.",
    examples: [
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: low, when: {n: "<= 5", b: true, percent: 1}, then: {out: 1}}
          - {rule: rest, then: {out: 2}}
        """, findings: []),
      Example(
        """
        decision: d
        hitPolicy: first
        outputs: {out: {type: integer, optional: true}}
        rules:
          - {rule: low, when: {n: "<= 5", percent: 1}, then: {out: 1}}
          - {rule: rest, then: {out: 2}}
        """, findings: ["b"]),
    ]
  ) { analysis in
    let read = analysis.slotsRead
    return analysis.policy.inputs.enumerated().compactMap { slot, input in
      guard !read.contains(slot), input.typing.type != .object, input.typing.type != .list,
        !analysis.isRead(beneathOf: slot, read)
      else { return nil }
      return AnalysisFinding(
        input.name, at: analysis.policyOrigin, "nothing reads `\(input.name)`")
    }
  }

  /// Finds settings that nothing reads.
  static let unusedSetting = LintCheck(
    id: "unused-setting", severity: .warning,
    summary: "Every setting is read by a rule, another setting or an expression.",
    rationale: "Who configures a setting expects that it matters.",
    examples: []
  ) { analysis in
    let read = analysis.slotsRead
    return analysis.policy.settings.compactMap { setting in
      guard !read.contains(setting.valueSlot), !read.contains(setting.originSlot) else {
        return nil
      }
      return AnalysisFinding(
        setting.name, at: setting.origin, "nothing reads `settings.\(setting.name)`")
    }
  }

  /// Finds outputs that no rule gives.
  static let unusedOutput = LintCheck(
    id: "unused-output", severity: .warning,
    summary: "Every output is given by a rule or by the default outputs.",
    rationale: "An output without a value is a column that nobody filled in.",
    examples: [
      Example(
        """
        decision: d
        hitPolicy: first
        outputs:
          out: {type: integer, optional: true}
          never: {type: integer, optional: true}
        rules:
          - {rule: low, when: {n: "<= 5"}, then: {out: 1}}
          - {rule: rest, then: {out: 2}}
        """, findings: ["never"])
    ]
  ) { analysis in
    analysis.policy.decisions.flatMap { decision in
      decision.outputs.enumerated().compactMap { column, output in
        let terms = decision.rules.map { $0.terms[column] } + [decision.defaults?[column] ?? .absent]
        guard terms.allSatisfy({ $0 == .absent }) else { return nil }
        return AnalysisFinding(
          output.name, at: decision.origin,
          "no rule gives `\(decision.name).\(output.name)` a value")
      }
    }
  }
}

extension PolicyAnalysis {
  /// Every slot that something reads.
  var slotsRead: Set<Int> {
    var read = Set(policy.steps.flatMap { policy.slotsRead(by: $0) })
    read.formUnion(policy.settings.compactMap(\.fact))
    for case .pointer(let slot?) in policy.decisions.flatMap(\.rules).flatMap(\.terms) {
      read.insert(slot)
    }
    return read
  }

  /// Whether an object above the fact is read, which may be about the fact.
  fileprivate func isRead(beneathOf slot: Int, _ read: Set<Int>) -> Bool {
    let name = policy.inputs[slot].name
    return policy.inputs.enumerated().contains { other, input in
      read.contains(other) && name.hasPrefix(input.name + ".")
    }
  }

  /// Where findings about the policy as a whole point.
  var policyOrigin: Origin { Origin(file: "policy.yaml", line: 1, column: 1) }
}
