/// A table compiled to a shared tree over the classes of its columns, in flat memory.
///
/// Evaluation walks one path; analysis walks all of them. Where a node budget is reached, and for
/// tables that want every hit, the columns' rule sets are intersected instead: one AND a column.
package struct DecisionTree: Sendable {
  /// What a path leads to.
  package enum Leaf: Hashable, Sendable {
    case noRule
    case rule(Int)
    /// Several rules of a UNIQUE table match: an index of ``conflicts``.
    case conflict(Int)
    /// The rule sets of the columns decide.
    case scan
  }

  package let columns: [Column]
  package let ruleCount: Int
  package let conflicts: [[Int]]
  /// Nodes: column, number of edges, then the end (exclusive) of each run of classes and the
  /// child that it leads to. A child from 0 on is the place of a node, below it is a leaf.
  package let code: [Int32]
  package let root: Int32
  package let nodeCount: Int

  init(
    columns: [Column], ruleCount: Int, conflicts: [[Int]], code: [Int32], root: Int32,
    nodeCount: Int
  ) {
    self.columns = columns
    self.ruleCount = ruleCount
    self.conflicts = conflicts
    self.code = code
    self.root = root
    self.nodeCount = nodeCount
  }

  /// The leaf for the values of the slots.
  package func leaf(for values: [Value], in strings: StringPool) -> Leaf {
    var reference = root
    while reference >= 0 {
      let node = Int(reference)
      let column = columns[Int(code[node])]
      let index = column.classifier.classIndex(of: values[column.slot], in: strings)
      reference = child(of: node, at: Int32(truncatingIfNeeded: index))
    }
    return DecisionTree.leaf(reference)
  }

  /// All rules that match the values of the slots.
  package func matches(for values: [Value], in strings: StringPool) -> RuleSet {
    var matches = RuleSet(all: ruleCount)
    for column in columns {
      let index = column.classifier.classIndex(of: values[column.slot], in: strings)
      matches = matches.intersection(column.admitted[index])
    }
    return matches
  }

  /// Whether no path ends without a rule; false where that was not found out.
  package var isComplete: Bool {
    guard root >= 0 else { return root != DecisionTree.noRuleReference && root != .min }
    var node = 0
    while node < code.count {
      let edges = Int(code[node + 1])
      let children = code[(node + 2 + edges)..<(node + 2 + 2 * edges)]
      if children.contains(DecisionTree.noRuleReference) || children.contains(.min) {
        return false
      }
      node += 2 + 2 * edges
    }
    return true
  }

  func child(of node: Int, at classIndex: Int32) -> Int32 {
    let edges = Int(code[node + 1])
    var low = 0
    var high = edges - 1
    while low < high {
      let middle = (low + high) / 2
      if code[node + 2 + middle] <= classIndex { low = middle + 1 } else { high = middle }
    }
    return code[node + 2 + edges + low]
  }

  static func leaf(_ reference: Int32) -> Leaf {
    if reference == scanReference { return .scan }
    let value = -Int(reference)
    if value == 1 { return .noRule }
    return value % 2 == 0 ? .rule(value / 2 - 1) : .conflict((value - 3) / 2)
  }

  static let scanReference = Int32.min
  static let noRuleReference: Int32 = -1
  static func reference(rule: Int) -> Int32 { Int32(truncatingIfNeeded: -2 * (rule + 1)) }
  static func reference(conflict: Int) -> Int32 { Int32(truncatingIfNeeded: -2 * conflict - 3) }
}
