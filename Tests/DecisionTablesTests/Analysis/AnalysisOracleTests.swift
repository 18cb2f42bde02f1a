import DecisionTables
import Testing

/// Asks every input, and compares with what the analysis says of classes.
@Suite struct AnalysisOracleTests {
  private static let tables = 400

  @Test(arguments: HitPolicy.allCases)
  func `brute force over every input finds the same`(hitPolicy: HitPolicy) {
    var fired: [String: Int] = [:]
    for seed in 1...UInt64(AnalysisOracleTests.tables) {
      var random = SeededGenerator(seed: seed)
      let table = SmallTable(&random, hitPolicy: hitPolicy)
      let findings = PolicyAnalysis(CompiledPolicy(table.policy)).findings()
      let oracle = SlowAnalysis(table: table, hitPolicy: hitPolicy)
      for (check, expected) in oracle.answers {
        let found = findings.filter { $0.check == check }.map(\.subject)
        #expect(found == expected, "\(check), seed \(seed)")
        if found != expected { return }
        fired[check, default: 0] += found.isEmpty ? 0 : 1
      }
    }
    for (check, count) in fired {
      #expect(count == 0 || count > 4, "\(check) was found \(count) times")
    }
    #expect(fired.values.filter { $0 > 0 }.count > 3)
  }
}

/// What the checks say, from the definitions alone.
private struct SlowAnalysis {
  let table: SmallTable
  let hitPolicy: HitPolicy

  /// What a check does not look for in a table, it finds nowhere.
  var answers: [(check: String, subjects: [String])] {
    let isSingle = hitPolicy.isSingleHit
    return [
      ("missing-rule", isSingle && missing ? ["d"] : []),
      ("overlapping-rules", hitPolicy == .unique ? pairs { _, _ in true } : []),
      ("conflicting-rules", hitPolicy == .any ? pairs { rules[$0].terms != rules[$1].terms } : []),
      ("duplicate-rule", ids { duplicate($0) }),
      ("shadowed-rule", hitPolicy.takesFirst ? ids { isShadowed($0) } : []),
      ("redundant-rule", isSingle ? ids { isRedundant($0) } : []),
      ("mergeable-rules", isSingle ? ids { isMergeable($0) } : []),
      ("constant-output", isSingle && isConstant ? ["out"] : []),
      ("needless-default", isDefaultNeedless ? ["d"] : []),
      ("test-out-of-range", tests { !$0.contains(true) }),
      ("test-always-holds", tests { !$0.contains(false) }),
    ]
  }

  private var rules: [Rule] { table.rules }

  private func ids(where condition: (Int) -> Bool) -> [String] {
    rules.indices.filter(condition).map { rules[$0].id }
  }

  private var hasGap: Bool { table.inputs.contains { table.matching(rules, $0).isEmpty } }
  private var missing: Bool { hasGap && table.policy.decisions[0].defaults == nil }
  private var isDefaultNeedless: Bool { !hasGap && table.policy.decisions[0].defaults != nil }

  /// Pairs that can match together and are meant: one finding each, under the first rule's name.
  private func pairs(where isMeant: (Int, Int) -> Bool) -> [String] {
    rules.indices.flatMap { a in
      rules.indices.filter { b in
        b > a && isMeant(a, b)
          && table.inputs.contains {
            table.matches(rules[a], $0) && table.matches(rules[b], $0)
          }
      }.map { _ in rules[a].id }
    }
  }

  /// The inputs that a rule matches, column by column.
  private func cells(_ rule: Int) -> [Set<[Bool]>] {
    (0..<3).map { slot in
      let values = Set(table.inputs.map { $0[slot] })
      return [
        values.sorted { "\($0)" < "\($1)" }.map { value in
          rules[rule].tests.filter { $0.slot == slot }.allSatisfy {
            $0.set.contains(value, in: table.policy.strings)
          }
        }
      ]
    }
  }

  private func duplicate(_ rule: Int) -> Bool {
    (0..<rule).contains { cells($0) == cells(rule) && rules[$0].terms == rules[rule].terms }
  }

  private func canMatch(_ rule: Int) -> Bool {
    table.inputs.contains { table.matches(rules[rule], $0) }
  }

  private func decides(_ rule: Int) -> Bool {
    table.inputs.contains { table.matching(rules, $0).first == rule }
  }

  private func isShadowed(_ rule: Int) -> Bool {
    canMatch(rule) && !decides(rule) && !duplicate(rule)
  }

  private func isRedundant(_ rule: Int) -> Bool {
    guard hitPolicy.takesFirst ? decides(rule) : canMatch(rule), !duplicate(rule) else {
      return false
    }
    var fewer = rules
    fewer.remove(at: rule)
    return isSame(rules, fewer)
  }

  private func isSame(_ a: [Rule], _ b: [Rule]) -> Bool {
    table.inputs.allSatisfy { table.result(a, $0) == table.result(b, $0) }
  }

  private func isMergeable(_ rule: Int) -> Bool {
    guard !duplicate(rule) else { return false }
    return (0..<rule).contains { other in
      guard rules[other].terms == rules[rule].terms else { return false }
      let different = (0..<3).filter { cells(other)[$0] != cells(rule)[$0] }
      guard different.count == 1, isTested(different[0], by: other),
        isTested(different[0], by: rule)
      else { return false }
      var moved = rules
      moved.insert(moved.remove(at: rule), at: other + 1)
      return isSame(rules, moved)
    }
  }

  /// Whether the rule leaves some value of the column out.
  private func isTested(_ slot: Int, by rule: Int) -> Bool {
    cells(rule)[slot].first?.contains(false) == true
  }

  private var isConstant: Bool {
    guard rules.count > 1 else { return false }
    if !hitPolicy.takesFirst {
      var results: Set<[Term]?> = Set(rules.indices.filter(canMatch).map { rules[$0].terms })
      if hasGap { results.insert(table.policy.decisions[0].defaults) }
      return results.count == 1 && !results.contains(nil)
    }
    let results = Set(table.inputs.map { table.result(rules, $0) })
    return results.count == 1 && !results.contains(.terms(nil))
  }

  /// The rules with a test of which `condition` holds, once a test.
  private func tests(where condition: ([Bool]) -> Bool) -> [String] {
    rules.flatMap { rule in
      let slots = rules.flatMap(\.tests).map(\.slot)
      let order = slots.enumerated().filter { slots.firstIndex(of: $0.element) == $0.offset }
      return order.map(\.element).compactMap { slot -> String? in
        guard let test = rule.tests.first(where: { $0.slot == slot }) else { return nil }
        let values = Set(table.inputs.map { $0[slot] })
        return condition(values.map { test.set.contains($0, in: table.policy.strings) })
          ? rule.id : nil
      }
    }
  }
}
