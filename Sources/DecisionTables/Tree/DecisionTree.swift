/// A table compiled to a shared tree over the classes of its columns, for people and checks to walk.
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

  package let columns: [Column]
  package let ruleCount: Int
  /// Nodes: a column and how many edges there are; then, for 0, the child of each class, else the
  /// end (exclusive) of each run of classes and after them the child that each leads to.
  package let code: [Int32]
  /// The place of the first node, or a leaf below 0.
  package let root: Int32
  package let conflicts: [RuleSet]
  package let nodeCount: Int

  /// Whether no path ends without a rule; false where that was not found out.
  package var isComplete: Bool {
    let isOpen = { $0 == DecisionTree.noRuleReference || $0 == DecisionTree.scanReference }
    if root < 0 { return !isOpen(root) }
    var isComplete = true
    forEachNode { node in
      if code[children(of: node)].contains(where: isOpen) { isComplete = false }
    }
    return isComplete
  }

  /// Neighbouring classes that lead to the same place, up to and without `end`.
  struct Run {
    let end: Int32
    let child: Int32
  }

  /// The runs of a node in order; where its code has a child for each class, that is one run.
  func runs(of node: Int) -> [Run] {
    let hasRuns = code[node + 1] > 0
    return children(of: node).enumerated().map { index, child in
      Run(
        end: hasRuns ? code[node + 2 + index] : Int32(truncatingIfNeeded: index + 1),
        child: code[child])
    }
  }

  /// Calls `body` with the place of each node, in the order of the code.
  func forEachNode(_ body: (Int) -> Void) {
    var node = 0
    while node < code.count {
      body(node)
      node = children(of: node).upperBound
    }
  }

  /// The node or leaf that the node at `node` leads to for a class of its column.
  package func child(of node: Int, at classIndex: Int32) -> Int32 {
    let edges = Int(code[node + 1])
    if edges == 0 { return code[node + 2 + Int(classIndex)] }
    var low = node + 2
    var high = low + edges - 1
    while low < high {
      let middle = (low + high) / 2
      if code[middle] <= classIndex { low = middle + 1 } else { high = middle }
    }
    return code[low + edges]
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
