import DecisionTables

/// Tries edits of a policy in memory.
final class FixTrial {
  private let folder: PolicyFolder
  private let load: (PolicyFolder) -> LoadedPolicy
  private let before: LoadedPolicy
  private let compiled: CompiledPolicy?
  private let caseFaults: Int

  init(_ folder: PolicyFolder, _ load: @escaping (PolicyFolder) -> LoadedPolicy) {
    self.folder = folder
    self.load = load
    let before = load(folder)
    self.before = before
    let compiled = before.policy.map { CompiledPolicy($0) }
    self.compiled = compiled
    caseFaults = compiled.map { CaseChecker($0).findings(in: before.cases).count } ?? 0
  }

  /// Whether the policy is better with some fixes: one that loads decides the same and has cases
  /// that still make sense, one that does not load has fewer faults.
  func isRight(_ fixes: [Fix]) -> Bool {
    let after = load(folder.applying(fixes.flatMap(\.edits)))
    guard let compiled else { return after.diagnostics.count < before.diagnostics.count }
    guard let policy = after.policy, after.diagnostics.count <= before.diagnostics.count else {
      return false
    }
    let changed = CompiledPolicy(policy)
    guard CaseChecker(changed).findings(in: after.cases).count <= caseFaults else { return false }
    return PolicyComparison(compiled, changed).run(withExamples: false).isEquivalent
  }
}
