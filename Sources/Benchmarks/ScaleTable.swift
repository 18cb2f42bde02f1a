import DecisionTables
import RuleFiles

/// A generated decision table as somebody would write it, of any number of rows.
struct ScaleTable {
  enum Shape: String, CaseIterable {
    /// One column of ranges, side by side.
    case ranges
    /// A kind, and for each kind ranges in two to five of twenty columns of its own.
    case blocks
    /// Each row tests one to three columns of twelve, as policies do.
    case policy
    /// Each row tests every one of six columns.
    case dense
  }

  let shape: Shape
  let rows: Int

  var folder: PolicyFolder {
    PolicyFolder(
      path: shape.rawValue,
      files: [
        SourceText(name: "policy.yaml", text: policyText),
        SourceText(name: "d.yaml", text: tableText),
      ])
  }

  private var policyText: String {
    let kinds = (0..<kindCount).map { "k\($0)" }.joined(separator: ", ")
    let kind = shape == .blocks ? "  kind: {values: [\(kinds)]}\n" : ""
    let columns = (0..<columnCount).map { "  c\($0): integer\n" }.joined()
    return "policy: scale\nlanguage: 1\ninputs:\n" + kind + columns
  }

  var tableText: String {
    var random = ScaleGenerator(state: 7)
    let rules = (0..<rows).map { row in
      "  - {rule: r\(row), when: {\(tests(row, &random))}, then: {out: \(row)}}\n"
    }
    return "decision: d\nhitPolicy: first\noutputs: {out: integer}\nrules:\n" + rules.joined()
      + "default: {out: -1}\n"
  }

  private var columnCount: Int {
    switch shape {
    case .ranges: 1
    case .blocks: 20
    case .policy: 12
    case .dense: 6
    }
  }

  private var kindCount: Int { max(1, rows / ScaleTable.blockSize) }

  /// How many rows each kind of *blocks* has.
  private static let blockSize = 50
  /// How wide a range of *ranges* and *blocks* is.
  static let width = 10

  private func tests(_ row: Int, _ random: inout ScaleGenerator) -> String {
    switch shape {
    case .ranges: return range("c0", row)
    case .blocks: return block(row)
    case .policy:
      let columns = random.distinct(1 + random.below(3), below: columnCount)
      return columns.map { "c\($0): \(random.interval())" }.joined(separator: ", ")
    case .dense:
      return (0..<columnCount).map { "c\($0): \(random.interval())" }.joined(separator: ", ")
    }
  }

  private func range(_ column: String, _ index: Int) -> String {
    "\(column): \(index * ScaleTable.width)..\(index * ScaleTable.width + ScaleTable.width - 1)"
  }

  /// The first column of a kind tells its rows apart; the others have the same bound in a block.
  private func block(_ row: Int) -> String {
    let kind = row % kindCount
    var random = ScaleGenerator(state: UInt64(kind) + 1)
    let columns = random.distinct(2 + random.below(4), below: columnCount)
    let others = columns.dropFirst().map { ", c\($0): \">= \(random.below(5))\"" }
    return "kind: k\(kind), " + range("c\(columns[0])", row / kindCount) + others.joined()
  }
}

/// The linear congruential generator of MMIX: the same table each time.
struct ScaleGenerator {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func interval() -> String {
    let low = below(100)
    return "\(low)..\(low + 1 + below(40))"
  }

  mutating func distinct(_ count: Int, below limit: Int) -> [Int] {
    var found: [Int] = []
    while found.count < count {
      let next = below(limit)
      if !found.contains(next) { found.append(next) }
    }
    return found
  }
}
