import DecisionTables

/// What one rule file holds.
enum RuleFile: Sendable {
  case policy(PolicySyntax)
  case decision(DecisionSyntax)
  case machine(MachineSyntax)
  case cases([CaseSyntax])
}

/// Turns the nodes of a rule file into what the author declared, in the author's words.
struct SyntaxReader {
  private(set) var faults: [RuleFault] = []
  /// Whether something was declared that could not be read: others may miss it.
  private(set) var hasLosses = false
  /// Whether all of the text is in the nodes.
  let isComplete: Bool
  /// The findings that authors mean.
  var allowances: [Allowance] = []

  init(isComplete: Bool = true) { self.isComplete = isComplete }

  mutating func read(_ root: YAMLNode) -> RuleFile? {
    if case .sequence = root.content { return cases(root).map(RuleFile.cases) }
    guard case .mapping(let pairs) = root.content else { return unknownKind(root.place) }
    let keys = Set(pairs.map(\.key))
    if keys.contains("policy") { return policy(root).map(RuleFile.policy) }
    if keys.contains("decision") { return decision(root).map(RuleFile.decision) }
    if keys.contains("machine") { return machine(root).map(RuleFile.machine) }
    return misspelledKind(pairs, root)
  }

  private static let kinds = ["policy", "decision", "machine"]

  private mutating func unknownKind(_ place: Place) -> RuleFile? {
    hasLosses = true
    report(.unknownKind(expected: SyntaxReader.kinds), at: place)
    return nil
  }

  private mutating func misspelledKind(_ pairs: [YAMLPair], _ root: YAMLNode) -> RuleFile? {
    for pair in pairs {
      switch NearestName.of(pair.key, in: SyntaxReader.kinds) {
      case "policy": return policy(root).map(RuleFile.policy)
      case "decision": return decision(root).map(RuleFile.decision)
      case "machine": return machine(root).map(RuleFile.machine)
      default: continue
      }
    }
    if !isComplete { return nil }
    return unknownKind(pairs.first?.keyPlace ?? root.place)
  }

  /// Notes that something was declared that could not be read.
  mutating func noteLoss() { hasLosses = true }

  mutating func report(_ reason: RuleFault.Reason, at place: Place) {
    faults.add(RuleFault(reason, at: place))
  }

  /// Reads a mapping with `body`; what it returns is lost if it is nil.
  mutating func entries<Result>(
    _ node: YAMLNode, _ what: String, _ keys: [String], expected: String = "a mapping",
    _ body: (inout SyntaxReader, inout EntryReader) -> Result?
  ) -> Result? {
    guard
      var entries = EntryReader(
        node, what: what, expected: expected, keys: keys, isComplete: isComplete,
        faults: &faults)
    else {
      hasLosses = true
      return nil
    }
    let result = body(&self, &entries)
    entries.finish(into: &faults)
    if result == nil || entries.hasLosses { hasLosses = true }
    return result
  }
}

extension YAMLPair {
  var keyWord: Word { Word(key, at: keyPlace) }
}
