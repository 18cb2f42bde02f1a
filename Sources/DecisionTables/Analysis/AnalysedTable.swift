/// A table as analysis sees it: every combination of classes that can occur, and which rules match.
///
/// A rule is a box, a product of sets of classes. Where a column is computed from the same facts
/// as another, combinations stand for inputs that do not exist; what holds for all combinations
/// holds for all inputs, and what some combination shows is only said after an input was found.
struct AnalysedTable {
  let policy: Policy
  let decision: Decision
  let columns: [AnalysedColumn]
  let strings: StringPool
  /// Equal for rules with the same outputs, as they are written.
  let outputs: [Int]

  init(_ policy: Policy, _ decision: Decision, strings: StringPool) {
    var pool = strings
    var seen: Set<Int> = []
    var columns: [AnalysedColumn] = []
    for test in decision.rules.lazy.flatMap(\.tests) where seen.insert(test.slot).inserted {
      columns.append(
        AnalysedColumn(
          slot: test.slot, type: policy.slots[test.slot].typing.type, rules: decision.rules,
          domain: policy.domain(of: test.slot), strings: &pool))
    }
    self.policy = policy
    self.decision = decision
    self.columns = columns
    self.strings = pool
    var known: [[Term]: Int] = [:]
    outputs = decision.rules.map { rule in
      let number = known[rule.terms] ?? known.count
      known[rule.terms] = number
      return number
    }
  }

  var ruleCount: Int { decision.rules.count }
  var allRules: RuleSet { RuleSet(all: ruleCount) }

  /// The classes that a rule admits, by column.
  func box(of rule: Int) -> [[Int]] { columns.map { $0.classes(of: rule) } }

  /// The box of everything that can occur.
  var everything: [[Int]] { columns.map { Array($0.admitted.indices) } }

  /// The rules that match somewhere in a box.
  func rules(meeting box: [[Int]]) -> RuleSet {
    var result = allRules
    for (column, classes) in zip(columns, box) where classes.count < column.admitted.count {
      var met = RuleSet(none: ruleCount)
      for index in classes { met.formUnion(column.admitted[index]) }
      result.formIntersection(met)
    }
    return result
  }

  /// Whether every column is a fact of its own, so that every combination is an input.
  var isIndependent: Bool {
    columns.allSatisfy { column in
      guard case .fact = policy.slots[column.slot].role else { return false }
      return !policy.inputs.contains { input in
        input.path.count > 1 && input.name.hasPrefix(policy.slots[column.slot].name + ".")
      }
    }
  }
}

/// One slot that a table tests, with the classes that can occur.
struct AnalysedColumn {
  let slot: Int
  /// A value of each class.
  let representatives: [Value]
  /// The rules that admit each class.
  let admitted: [RuleSet]
  /// The rules that do not admit every class.
  let needing: RuleSet

  init(
    slot: Int, type: ValueType, rules: [Rule], domain: Domain, strings: inout StringPool
  ) {
    let column = Column(
      slot: slot, type: type, rules: rules, domain: domain.sets, strings: &strings)
    let possible = column.classifier.representatives.indices.filter {
      domain.contains(column.classifier.representatives[$0])
    }
    self.slot = slot
    representatives = possible.map { column.classifier.representatives[$0] }
    admitted = possible.map { column.rules(admitting: $0) }
    var needing = RuleSet(none: rules.count)
    let all = RuleSet(all: rules.count)
    for set in admitted { needing.formUnion(all.subtracting(set)) }
    self.needing = needing
  }

  func classes(of rule: Int) -> [Int] { admitted.indices.filter { admitted[$0].contains(rule) } }
}
