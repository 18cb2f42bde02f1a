import DecisionTables

/// What happens in sessions of rewarded ads, by one policy: make it once and keep it.
public struct SessionRules: Sendable {
  private let compiled: CompiledMachine
  private let planner: Planner

  /// Compiles the session of a policy, which takes milliseconds.
  ///
  /// - Throws: ``PolicyError`` if the policy has no machine `session`.
  public init(_ policy: RewardPolicy) throws(PolicyError) {
    let base = policy.compiled.policy
    guard let machine = base.machines.first(where: { $0.name == "session" }) else {
      throw PolicyError(message: "the policy has no machine `session`")
    }
    compiled = CompiledMachine(machine, of: base)
    do throws(PlannerError) {
      planner = try Planner(compiled.policy)
    } catch {
      throw PolicyError(message: error.message)
    }
  }

  /// A session of one ad that is loaded and not yet shown.
  ///
  /// - Throws: ``PlanError`` if the policy does not know the kind of ad, or numbers in the
  ///   configuration lead beyond 9.2 · 10¹² seconds.
  public func session(
    _ configuration: RewardConfiguration, for ad: Ad
  ) throws(PlanError) -> RewardedSession {
    var planner = planner
    let reward: String
    do throws(EvaluationError) {
      reward = try planner.plan(configuration.found, for: ad).reward
      _ = try planner.bind(configuration.found, for: ad)
    } catch {
      throw PlanError(id: error.id, message: error.message)
    }
    do throws(MachineError) {
      return RewardedSession(
        try MachineSession(compiled, facts: planner.evaluation), reward: reward)
    } catch {
      throw PlanError(id: error.id, message: error.message)
    }
  }
}
