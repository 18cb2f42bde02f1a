/// A table of one of the policies in common names, with its outputs in a common order.
struct ComparedTable {
  struct Row {
    let id: String
    let tests: [Test]
    let terms: [ComparedTerm]
    /// Its place in the table.
    let index: Int
  }

  let hitPolicy: HitPolicy
  /// The rules that can match at all.
  let rows: [Row]
  let defaults: [ComparedTerm]?
  /// The terms as their authors wrote them.
  let notation: [ComparedTerm: String]

  /// `rules` are in the numbering of their policy; `columns` says where each common output stands
  /// among the terms of a rule.
  init(
    _ rules: [Rule], _ hitPolicy: HitPolicy, defaults: [Term]?, columns: [Int],
    of side: ComparisonSide, in names: CommonNames
  ) {
    self.hitPolicy = hitPolicy
    rows = rules.enumerated().compactMap { index, rule in
      guard let tests = names.tests(of: rule, side) else { return nil }
      let terms = columns.map { names.term(rule.terms[$0], of: side) }
      return Row(id: rule.id, tests: tests, terms: terms, index: index)
    }
    self.defaults = defaults.map { terms in columns.map { names.term(terms[$0], of: side) } }
    // The tables of settings name origins, which only the compiled policy has strings for.
    var policy = names.policies[side].policy
    policy.strings = names.policies[side].strings
    var notation: [ComparedTerm: String] = [:]
    for term in rules.flatMap(\.terms) + (defaults ?? []) {
      notation[names.term(term, of: side)] = policy.notation(of: term)
    }
    self.notation = notation
  }

  /// The names whose value is a term as it is.
  var loads: Set<Int> {
    let terms = rows.flatMap(\.terms) + (defaults ?? [])
    return Set(terms.compactMap { if case .slot(let slot) = $0 { slot } else { nil } })
  }

  var constants: [Value] {
    let terms = rows.flatMap(\.terms) + (defaults ?? [])
    return terms.compactMap { if case .constant(let value) = $0 { value } else { nil } }
  }
}

extension CommonNames {
  /// The tests of a rule that parameters do not answer; nil if one of them cannot hold.
  fileprivate func tests(of rule: Rule, _ side: ComparisonSide) -> [Test]? {
    var tests: [Test] = []
    for own in rule.tests {
      let test = common(own, of: side)
      guard let value = parameters[side][test.slot] else {
        tests.append(test)
        continue
      }
      if !test.set.contains(value, in: strings) { return nil }
    }
    return tests
  }
}
