/// What a rule file is, by its outermost keys.
package enum RuleFileKind: String, Sendable, CaseIterable {
  case policy, decision, machine, cases

  /// What `root` looks like; nil if it is something else that happens to be YAML.
  init?(_ root: YAMLNode) {
    switch root.content {
    case .scalar: return nil
    case .mapping(let pairs):
      let kinds: [RuleFileKind] = [.policy, .decision, .machine]
      let found = kinds.first { kind in
        pairs.contains { $0.key == kind.rawValue && $0.value.word != nil }
      }
      guard let found else { return nil }
      self = found
    case .sequence(let nodes):
      guard nodes.contains(where: \.looksLikeCase) else { return nil }
      self = .cases
    }
  }

  /// What to call such a file: `a policy`.
  var phrase: String { self == .cases ? "a list of cases" : "a \(rawValue)" }
}

extension YAMLNode {
  fileprivate var looksLikeCase: Bool {
    guard case .mapping(let pairs) = content else { return false }
    return pairs.contains { ["case", "decide", "play"].contains($0.key) }
  }
}
