import DecisionTables
import RuleFiles

/// Runs the cases under some paths, each on the policy of its folder.
struct TestRun {
  struct Report {
    var results: [(policy: String, result: CaseResult)] = []
    /// Rules by policy, each with whether a case was decided by it.
    var coverage: [(policy: String, rules: [(rule: String, isCovered: Bool)])] = []

    var passed: Int {
      results.count { if case .passed = $0.result.outcome { true } else { false } }
    }
    var failed: Int { results.count - passed }
  }

  let files: any FileSystem

  func run(_ paths: [String]) throws(ToolError) -> Report {
    var report = Report()
    for policy in try folders(of: paths) {
      let (bound, loaded) = try PolicyLibrary(files: files).usable(policy)
      run(loaded.cases.filter { isAsked($0, paths) }, on: bound, into: &report)
    }
    return report
  }

  /// The policies that the paths name, lie in or hold, in order.
  private func folders(of paths: [String]) throws(ToolError) -> [String] {
    let library = PolicyLibrary(files: files)
    var folders: [String] = []
    for path in paths {
      let inside = try library.policies(under: [path])
      folders += inside.isEmpty ? library.policy(above: path).map { [$0] } ?? [] : inside
    }
    var seen: Set<String> = []
    return folders.filter { seen.insert($0).inserted }
  }

  /// Whether a case stands in or beneath one of the paths.
  private func isAsked(_ entry: CaseSyntax, _ paths: [String]) -> Bool {
    paths.contains { Path.contains($0, entry.name.place.source.name) }
  }

  private func run(_ cases: [CaseSyntax], on policy: Policy, into report: inout Report) {
    let runner = CaseRunner(CompiledPolicy(policy))
    var covered: Set<String> = []
    for entry in cases {
      let result = runner.run(entry)
      covered.formUnion(result.decidedBy)
      report.results.append((policy.name, result))
    }
    guard !cases.isEmpty else { return }
    let tables =
      policy.decisions + policy.machines.map { $0.policy.decisions[$0.table] }
    let rules = tables.flatMap { table in table.rules.map { "\(table.name).\($0.id)" } }
    report.coverage.append((policy.name, rules.map { ($0, covered.contains($0)) }))
  }
}
