/// A table compiled to a shared tree over the classes of its columns, in flat memory.
///
/// Evaluation walks one path; analysis walks all of them. Where a budget is reached, and for
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

  /// What a tree is made of.
  struct Parts: Sendable {
    let columns: [Column]
    let ruleCount: Int
    let code: [Int32]
    let root: Int32
  }

  package let conflicts: [RuleSet]
  package let nodeCount: Int
  let parts: Parts
  private let memory: TreeMemory
  private let storage = FlatStorage()

  init(_ parts: Parts, conflicts: [RuleSet], nodeCount: Int) {
    self.parts = parts
    self.conflicts = conflicts
    self.nodeCount = nodeCount
    memory = TreeMemory([parts], in: storage)
  }

  package var columns: [Column] { parts.columns }
  package var ruleCount: Int { parts.ruleCount }
  /// Nodes, as ``child(of:at:)`` reads them: first the column of each.
  package var code: [Int32] { parts.code }
  /// The place of the first node, or a leaf below 0.
  package var root: Int32 { parts.root }

  /// The leaf for the values of the slots.
  package func leaf(for values: [Value], in strings: StringPool) -> Leaf {
    let reference = memory.leaf(of: memory.places[0]) { column in
      classIndex(of: values[Int(column.slot)], column, strings)
    }
    return DecisionTree.leaf(reference)
  }

  /// All rules that match the values of the slots.
  package func matches(for values: [Value], in strings: StringPool) -> RuleSet {
    var words = RuleSet(none: ruleCount).words
    memory.match(memory.places[0], into: &words) { column in
      classIndex(of: values[Int(column.slot)], column, strings)
    }
    return RuleSet(words: words)
  }

  private func classIndex(
    of value: Value, _ column: ColumnClasses, _ strings: StringPool
  ) -> Int32 {
    memory.classIndex(of: value, column) { strings.string($0, hasPrefix: $1) }
  }

  /// Whether no path ends without a rule; false where that was not found out.
  package var isComplete: Bool {
    let isOpen = { $0 == DecisionTree.noRuleReference || $0 == DecisionTree.scanReference }
    if root < 0 { return !isOpen(root) }
    var node = 0
    while node < code.count {
      let children = children(of: node)
      if code[children].contains(where: isOpen) { return false }
      node = children.upperBound
    }
    return true
  }

  /// The node or leaf that the node at `node` leads to for a class of its column.
  package func child(of node: Int, at classIndex: Int32) -> Int32 {
    memory.child(of: node, at: classIndex)
  }

  /// Where the children of a node stand in the code; they are the last of it.
  private func children(of node: Int) -> Range<Int> {
    let edges = Int(code[node + 1])
    let start = node + 2 + edges
    return start..<start + (edges == 0 ? columns[Int(code[node])].classifier.count : edges)
  }

  /// What a reference below 0 stands for.
  package static func leaf(_ reference: Int32) -> Leaf {
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
