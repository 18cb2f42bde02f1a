extension LintCheck {
  /// Finds declared facts that nothing reads.
  static let unusedInput = LintCheck(
    id: "unused-input", severity: .warning,
    summary: "Every declared fact is read by a rule, a setting or an expression.",
    rationale: "Who sets a fact expects that it matters.",
    fix: "removes the input.",
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
    if analysis.isPartial { return [] }
    let read = analysis.slotsRead
    return analysis.policy.inputs.enumerated().compactMap { slot, input in
      guard !read.contains(slot), input.typing.type != .object, input.typing.type != .list,
        !analysis.isRead(beneathOf: slot, read)
      else { return nil }
      return AnalysisFinding(
        input.name, at: nil, "nothing reads `\(input.name)`")
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
}
