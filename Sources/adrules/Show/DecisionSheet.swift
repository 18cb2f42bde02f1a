import DecisionTables

/// A decision table as a sheet: a row for each rule.
struct DecisionSheet {
  /// How much a row puts side by side.
  enum Layout: CaseIterable {
    /// A column for each tested name and for each output.
    case full
    /// A column for each tested name, and one for all outputs.
    case outputsTogether
    /// One column for all tests, and one for all outputs.
    case together
  }

  private static let anything = "-"

  let policy: Policy
  let decision: Decision

  /// The slots that rules test, in the order of first use.
  private var tested: [Int] {
    var seen: Set<Int> = []
    return decision.rules.flatMap(\.tests).map(\.slot).filter { seen.insert($0).inserted }
  }

  /// The roomiest sheet that can be drawn without breaking words.
  func grid(_ terminal: Terminal, _ lines: DrawingLines) -> Grid {
    for layout in Layout.allCases {
      let grid = Grid(sheet(layout), terminal, lines)
      if grid.fits { return grid }
    }
    return Grid(sheet(.together), terminal, lines)
  }

  func sheet(_ layout: Layout) -> Sheet {
    let tested = tested
    let tests = layout == .together ? ["when"] : tested.map { policy.slots[$0].name }
    let outputs = layout == .full ? decision.outputs.map(\.name) : ["then"]
    var columns = ([layout == .full ? "rule" : "rule, clause"] + tests).map {
      Sheet.Column(title: $0)
    }
    columns += outputs.enumerated().map {
      Sheet.Column(title: $1, isBehindDoubleLine: $0 == 0)
    }
    if layout == .full { columns.append(Sheet.Column(title: "clause")) }
    var sheet = Sheet(columns)
    for rule in decision.rules { sheet.append(lines: row(rule, tested, layout)) }
    if let defaults = decision.defaults {
      sheet.append(lines: defaultRow(defaults, tested, layout))
    }
    return layout == .full ? sheet.withoutEmptyColumns : sheet
  }

  private func row(_ rule: Rule, _ tested: [Int], _ layout: Layout) -> [[String]] {
    let label = [rule.id, layout == .full ? nil : rule.clause, rule.title].compactMap(\.self)
    let when: [[String]]
    if layout == .together {
      when = [rule.tests.isEmpty ? [DecisionSheet.anything] : rule.tests.map(line)]
    } else {
      when = tested.map { slot in
        let found = rule.tests.filter { $0.slot == slot }.map(policy.notation)
        return found.isEmpty ? [DecisionSheet.anything] : found
      }
    }
    return [label] + when + then(rule.terms, layout)
      + (layout == .full ? [[rule.clause ?? ""]] : [])
  }

  private func defaultRow(_ terms: [Term], _ tested: [Int], _ layout: Layout) -> [[String]] {
    let count = layout == .together ? 1 : tested.count
    let when = Array(repeating: [DecisionSheet.anything], count: count)
    return [["(no rule)"]] + when + then(terms, layout) + (layout == .full ? [[""]] : [])
  }

  private func line(_ test: Test) -> String {
    "\(policy.slots[test.slot].name): \(policy.notation(of: test))"
  }

  private func then(_ terms: [Term], _ layout: Layout) -> [[String]] {
    if layout == .full {
      return terms.map { [policy.notation(of: $0) ?? DecisionSheet.anything] }
    }
    let lines = zip(decision.outputs, terms).compactMap { output, term in
      policy.notation(of: term).map { "\(output.name): \($0)" }
    }
    return [lines.isEmpty ? [DecisionSheet.anything] : lines]
  }
}
