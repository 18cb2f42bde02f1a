/// A bound policy under analysis: its tables over classes, and inputs to show what is found.
package final class PolicyAnalysis {
  /// So many pairs of rules of one table are told; then the check gives up.
  static let pairLimit = 1_000

  let compiled: CompiledPolicy
  let tables: [AnalysedTable]
  private var examples: [Int: ExampleFinder] = [:]
  /// Where checks ran out of budget: the table, and what was not decided.
  private(set) var undecided: [(check: String, decision: Int)] = []

  /// The checks of which something was not decided.
  package var undecidedChecks: Set<String> { Set(undecided.map(\.check)) }

  /// Whether something that may read settings and facts was left out of the policy.
  let isPartial: Bool

  package init(_ compiled: CompiledPolicy, isPartial: Bool = false) {
    self.compiled = compiled
    self.isPartial = isPartial
    tables = compiled.policy.decisions.map {
      AnalysedTable(compiled.policy, $0, strings: compiled.strings)
    }
  }

  var policy: Policy { compiled.policy }

  /// Everything that the checks find, each with its check's id and severity.
  package func findings() -> [AnalysisFinding] {
    var result: [AnalysisFinding] = []
    for check in LintCheck.all {
      checking = check.id
      result += check.find(self).map { finding in
        var finding = finding
        finding.check = check.id
        finding.severity = check.severity
        return finding
      }
    }
    return result + incomplete()
  }

  private var checking = ""

  func giveUp(on decision: Int) { undecided.append((checking, decision)) }

  /// An input that leads to the point, as `ad.kind = banner, …`; nil if none was found.
  func example(of point: [Int], in table: Int) -> String? {
    let analysed = tables[table]
    if analysed.isIndependent { return analysed.description(of: point) }
    return finder(for: table).example { live in live == analysed.rules(at: point) }
  }

  /// An input at which the matching rules are as asked; nil if none was found.
  func example(in table: Int, where condition: (RuleSet) -> Bool) -> String? {
    finder(for: table).example(where: condition)
  }

  private func finder(for table: Int) -> ExampleFinder {
    if let known = examples[table] { return known }
    let finder = ExampleFinder(compiled, decision: table)
    examples[table] = finder
    return finder
  }

  private func incomplete() -> [AnalysisFinding] {
    var seen: Set<String> = []
    return undecided.compactMap { check, index in
      let decision = policy.decisions[index]
      guard seen.insert("\(check) \(decision.name)").inserted else { return nil }
      var finding = AnalysisFinding(
        decision.name, at: decision.origin,
        "`\(check)` was not decided for all of `\(decision.name)`: the table has too many "
          + "combinations")
      finding.check = LintCheck.incompleteID
      return finding
    }
  }
}

extension AnalysedTable {
  /// The rules that match at a point.
  func rules(at point: [Int]) -> RuleSet {
    var live = allRules
    for (column, index) in zip(columns, point) { live.formIntersection(column.admitted[index]) }
    return live
  }

  /// A point as an input, for people.
  func description(of point: [Int]) -> String {
    zip(columns, point).map { column, index in
      "\(policy.slots[column.slot].name) = \(text(of: column.representatives[index]))"
    }.joined(separator: ", ")
  }

  private func text(of value: Value) -> String {
    if let id = value.string { return strings[id].isEmpty ? "\"\"" : strings[id] }
    if let number = value.number { return number.description }
    if let boolean = value.boolean { return boolean ? "true" : "false" }
    return switch value.kind {
    case .missing: "missing"
    case .null: "null"
    case .mistyped: "mistyped"
    default: "present"
    }
  }

  /// Whether the rule's outputs are those of another rule or, for nil, the default outputs. A gap
  /// is no result, so a rule that says that there is nothing says something.
  func isSameResult(_ a: Int, _ b: Int?) -> Bool {
    decision.rules[a].terms == (b.map { decision.rules[$0].terms } ?? decision.defaults)
  }

  /// The rule as messages name it.
  func phrase(_ rule: Int) -> String { "`\(decision.rules[rule].id)`" }
}
