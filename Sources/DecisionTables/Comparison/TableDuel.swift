/// Two tables over the same columns: what they decide alike, and where they do not.
///
/// Rows of the first table come first, those of the second behind them, so that one set of rules
/// says which of both match.
struct TableDuel {
  let tables: BothSides<ComparedTable>
  let rows: [ComparedTable.Row]
  let columns: [ComparedColumn]
  /// The column of each name.
  let columnOf: [Int: Int]
  /// The rows of each table.
  let masks: BothSides<RuleSet>
  /// Equal for rows that match the same values and give the same.
  let signatures: [Int]
  /// The names of the outputs that are compared.
  let outputs: [String]
  /// Whether hits are findings, which have an id and no order.
  let areFindings: Bool
  let strings: StringPool
  /// The terms as their authors wrote them.
  let notation: [ComparedTerm: String]

  init(
    _ tables: BothSides<ComparedTable>, outputs: [String], areFindings: Bool, names: CommonNames
  ) {
    self.tables = tables
    self.outputs = outputs
    self.areFindings = areFindings
    rows = tables.first.rows + tables.second.rows
    var strings = names.strings
    let loads = tables.first.loads.union(tables.second.loads)
    let tested = Set(rows.lazy.flatMap(\.tests).map(\.slot))
    let constants = tables.first.constants + tables.second.constants
    var columns: [ComparedColumn] = []
    for slot in tested.union(loads).sorted() {
      let type = names.slots[slot].typing.type
      let splits = loads.contains(slot) ? constants.filter(type.admits) : []
      columns.append(
        ComparedColumn(
          slot: slot, rows: rows, constants: splits, names: names, strings: &strings))
    }
    self.columns = columns
    self.strings = strings
    columnOf = Dictionary(
      uniqueKeysWithValues: columns.enumerated().map { ($0.element.slot, $0.offset) })
    var first = RuleSet(none: rows.count)
    for index in tables.first.rows.indices { first.insert(index) }
    masks = BothSides(first, RuleSet(all: rows.count).subtracting(first))
    notation = tables.first.notation.merging(tables.second.notation) { first, _ in first }
    signatures = TableDuel.signatures(of: rows, columns, areFindings)
  }

  var allRows: RuleSet { RuleSet(all: rows.count) }

  func rows(of side: ComparisonSide, in live: RuleSet) -> [Int] {
    live.intersection(masks[side]).rules
  }

  /// What the outputs are where no rule matches.
  func defaults(of side: ComparisonSide) -> [ComparedTerm] {
    tables[side].defaults ?? outputs.map { _ in .absent }
  }

  /// What makes two findings the same, beside their outputs.
  func findingID(of row: Int) -> String? {
    guard areFindings else { return nil }
    guard let column = outputs.firstIndex(of: "id"), rows[row].terms[column] != .absent else {
      return rows[row].id
    }
    return ""
  }

  private struct Signature: Hashable {
    let admitted: [Int: [Bool]]
    let terms: [ComparedTerm]
    let id: String
  }

  private static func signatures(
    of rows: [ComparedTable.Row], _ columns: [ComparedColumn], _ areFindings: Bool
  ) -> [Int] {
    var known: [Signature: Int] = [:]
    return rows.enumerated().map { index, row in
      var admitted: [Int: [Bool]] = [:]
      for (place, column) in columns.enumerated() where column.needing.contains(index) {
        admitted[place] = column.admitted.map { $0.contains(index) }
      }
      let signature = Signature(
        admitted: admitted, terms: row.terms, id: areFindings ? row.id : "")
      let next = known.count
      return known[signature, default: next].also { known[signature] = $0 }
    }
  }
}

extension Int {
  /// The number itself, after it was noted.
  fileprivate func also(_ note: (Int) -> Void) -> Int {
    note(self)
    return self
  }
}
