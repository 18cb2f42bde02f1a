package import DecisionTables

/// A policy for rewarded ads: decides what configurations mean.
///
/// Everything that it decides is written as rules; this type only asks them.
public struct RewardPolicy: Sendable {
  package let compiled: CompiledPolicy
  private let planner: Planner

  /// - Throws: ``PlannerError`` if the policy does not decide what a plan says.
  package init(_ compiled: CompiledPolicy) throws(PlannerError) {
    self.compiled = compiled
    planner = try Planner(compiled)
  }

  /// The policy's name in its rule files.
  public var name: String { compiled.policy.name }

  /// The kinds of ads that the policy knows, in the order in which it declares them.
  public var adKinds: [AdKind] {
    let kind = compiled.policy.slots.first { $0.name == "ad.kind" }
    let names = kind?.typing.values.map { compiled.policy.strings[$0] } ?? []
    return names.map { AdKind(rawValue: $0) }
  }

  /// Says what `configuration` means for `ad`.
  ///
  /// - Throws: ``PlanError`` if the policy does not know the kind of ad, or numbers in the
  ///   configuration lead beyond 9.2 · 10¹² seconds.
  public func plan(
    _ configuration: RewardConfiguration, for ad: Ad
  ) throws(PlanError) -> Plan {
    var planner = planner
    do throws(EvaluationError) {
      return try planner.plan(configuration.found, for: ad)
    } catch {
      throw PlanError(id: error.id, message: error.message)
    }
  }
}

/// Why there is no plan for an ad.
public struct PlanError: Error, Hashable, Sendable {
  /// Stable, for machines: `broken-promise`, `overflow`.
  public let id: String
  /// For people; the wording may change.
  public let message: String
}
