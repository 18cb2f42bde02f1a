package import DecisionTables

/// A policy for rewarded ads: decides what configurations mean.
///
/// Everything that it decides is written as rules; this type only asks them.
public struct RewardPolicy: Sendable {
  package let compiled: CompiledPolicy
  private let planner: Planner

  /// Reads a policy that `adrules generate swift` wrote.
  ///
  /// Reading takes milliseconds: keep the policy.
  ///
  /// - Parameter text: what the generated file holds, unchanged.
  /// - Throws: ``PolicyError`` if the text is no policy, or the policy decides less than a ``Plan``
  ///   says.
  public init(generated text: StaticString) throws(PolicyError) {
    self = try RewardPolicy.reading(PolicyBundle.policy(text)).get()
  }

  /// - Throws: ``PlannerError`` if the policy does not decide what a plan says.
  package init(_ compiled: CompiledPolicy) throws(PlannerError) {
    self.compiled = compiled
    planner = try Planner(compiled)
  }

  /// The policy of the Prebid proposal, which is part of the library.
  ///
  /// It is read at the first call and shared by all later ones.
  ///
  /// - Throws: ``PolicyError`` if the library's own text of the policy was changed; the library's
  ///   tests prove that it was not.
  public static func prebid() throws(PolicyError) -> RewardPolicy {
    try shared.get()
  }

  private static let shared = reading(PolicyBundle.prebid)

  private static func reading(
    _ bundled: Result<CompiledPolicy, BundleError>
  ) -> Result<RewardPolicy, PolicyError> {
    switch bundled {
    case .failure(let error): return .failure(PolicyError(message: error.message))
    case .success(let compiled):
      do throws(PlannerError) {
        return .success(try RewardPolicy(compiled))
      } catch {
        return .failure(PolicyError(message: error.message))
      }
    }
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
  /// Every call works on its own memory, so that plans can be made in parallel.
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
