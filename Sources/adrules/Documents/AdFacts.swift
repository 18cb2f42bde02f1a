import DecisionTables
import RewardedAds

/// What the command line says about the ad: kinds and duration, where given.
struct AdFacts {
  /// The kinds of ad of the built-in policy, in its order.
  static let builtInKinds = [AdKind.banner, .video, .videoWithEndCard].map(\.rawValue)

  let kinds: [AdKind]
  let duration: FixedPoint?

  /// - Throws: ``ToolError/unknown(_:)`` for a kind that `policy` does not know.
  init(_ arguments: ParsedArguments, policy: Policy) throws(ToolError) {
    let known = AdFacts.kinds(of: policy)
    for name in arguments.values(of: .ad) where !known.contains(name) {
      throw .unknown(UnknownName(kind: "ad-kind", name: name, known: known))
    }
    var kinds: [AdKind] = []
    for name in arguments.values(of: .ad) where !kinds.contains(AdKind(rawValue: name)) {
      kinds.append(AdKind(rawValue: name))
    }
    self.kinds = kinds
    duration = arguments.number(of: .duration)
  }

  /// The ads that a configuration is to be planned for.
  func ads(for found: FoundConfiguration) -> [Ad] {
    let duration = duration ?? found.duration?.seconds
    return (kinds.isEmpty ? found.kinds : kinds).map { Ad($0, exactDuration: duration) }
  }

  private static func kinds(of policy: Policy) -> [String] {
    let slot = policy.slots.first { $0.name == "ad.kind" }
    return slot.map { $0.typing.values.map { policy.strings[$0] } } ?? []
  }
}
