import DecisionTables
import RewardedAds

/// Why the decisions of a plan came out as they did.
enum PlanReasons {
  /// The reasons of the plan that `planner` has just made of `found`: one for each decision that
  /// plans are made of, then those of other rules that were expected.
  static func reasons(
    _ planner: Planner, _ found: FoundConfiguration, expecting expected: ExpectedRules
  ) -> [DecisionReason] {
    let evaluation = planner.evaluation
    let others = expected.decisions.filter { !planner.decisions.contains($0) }
    return (planner.decisions + others).compactMap { decision in
      Explanation(of: decision, in: evaluation).steps.first.map {
        DecisionReason($0, in: evaluation, of: found.document, expecting: expected)
      }
    }
  }

  /// The reasons of a plan, a paragraph each.
  static func text(_ reasons: [DecisionReason], _ terminal: Terminal) -> String {
    reasons.map { reason in
      let words = ReasonWords(reason: reason, terminal: terminal)
      let rejected =
        reason.expectations.isEmpty
        ? "" : "    instead of\n" + words.expectations(indent: 6)
      return "\n  why \(reason.decision.name): " + decided(words) + words.reads(indent: "    ")
        + rejected
    }.joined()
  }

  private static func decided(_ words: ReasonWords) -> String {
    let labels = words.reason.rules.map(words.label)
    guard let only = labels.first else { return "no rule matches\n" }
    guard labels.count > 1 else { return only + "\n" }
    return labels.count.counted("result") + "\n" + labels.map { "    \($0)\n" }.joined()
      + (words.reason.reads.isEmpty ? "" : "    having read\n")
  }
}
