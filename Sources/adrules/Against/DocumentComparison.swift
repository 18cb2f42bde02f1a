import DecisionTables
import RewardedAds

/// What an edit of a document changes for the user.
struct DocumentComparison {
  /// A configuration that is new, gone, or means something else than before.
  struct Difference {
    let old: DocumentPlans.Configuration?
    let new: DocumentPlans.Configuration?
    /// For each kind of ad, what changed; empty if the configuration is new or gone.
    let ads: [PlanComparison]
  }

  let differences: [Difference]

  /// Nothing changes for the user.
  var isEquivalent: Bool { differences.isEmpty }

  init(old: DocumentPlans, new: DocumentPlans) {
    let pairs = ConfigurationPairs(old: old.configurations, new: new.configurations).pairs
    differences = pairs.compactMap(DocumentComparison.difference)
  }

  private static func difference(of pair: ConfigurationPairs.Pair) -> Difference? {
    guard let old = pair.old, let new = pair.new else {
      return Difference(old: pair.old, new: pair.new, ads: [])
    }
    let ads = comparisons(old.plans, new.plans).filter { !$0.isEmpty }
    return ads.isEmpty ? nil : Difference(old: old, new: new, ads: ads)
  }

  /// The plans by kind of ad: those of the new version, then those that are gone.
  private static func comparisons(_ old: [Plan], _ new: [Plan]) -> [PlanComparison] {
    let kept = new.map { plan in
      PlanComparison(old: old.first { $0.ad.kind == plan.ad.kind }, new: plan)
    }
    let gone = old.filter { plan in !new.contains { $0.ad.kind == plan.ad.kind } }
    return kept + gone.map { PlanComparison(old: $0, new: nil) }
  }
}
