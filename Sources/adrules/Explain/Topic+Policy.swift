import DecisionTables

extension Topic {
  /// The findings that the rules of a policy can make, a topic for each id.
  static func topics(of policy: Policy) -> [Topic] {
    var ids: [String] = []
    var sources: [String: [(source: Source, decision: Decision)]] = [:]
    for decision in policy.findings.map({ policy.decisions[$0] }) {
      for rule in decision.rules {
        let id = policy.word("id", of: rule, in: decision) ?? rule.id
        if sources[id] == nil { ids.append(id) }
        sources[id, default: []].append((Source(rule, in: decision, of: policy), decision))
      }
    }
    return ids.sorted().map { Topic(id: $0, sources[$0] ?? [], policy) }
  }

  private init(
    id: String, _ found: [(source: Source, decision: Decision)], _ policy: Policy
  ) {
    let titles = found.compactMap { $0.decision.title }
    let rules = found.count == 1 ? "a rule" : "\(found.count) rules"
    let clauses = found.compactMap(\.source.rule.clause)
    var seen: Set<String> = []
    self.init(
      id: id, area: .policy, severity: found.map(\.source.severity).max() ?? .error,
      summary: found.first.map { $0.source.rule.title ?? $0.source.message } ?? "",
      rationale: (titles.first.map { "\($0): " } ?? "") + "\(rules) of `\(policy.name)`",
      clause: clauses.filter { seen.insert($0).inserted }.joined(separator: ", "),
      sources: found.map(\.source))
  }
}

extension Topic.Source {
  fileprivate init(_ rule: Rule, in decision: Decision, of policy: Policy) {
    self.rule = rule
    let severity = policy.word("severity", of: rule, in: decision)
    self.severity = severity.flatMap(Severity.init) ?? .error
    message = policy.word("message", of: rule, in: decision) ?? ""
  }
}

extension Policy {
  /// What a rule gives for an output, in the notation of the rule language.
  fileprivate func word(_ output: String, of rule: Rule, in decision: Decision) -> String? {
    guard let column = decision.outputs.firstIndex(where: { $0.name == output }) else { return nil }
    return notation(of: rule.terms[column])
  }
}
