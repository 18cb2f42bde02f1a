/// The tree as drawings see it: whatever walks every path and not one goes through here.
extension DecisionTree {
  /// A place in the tree.
  package enum Branch: Hashable, Sendable {
    /// A node, by the place by which it is shared.
    case node(Int)
    case noRule
    case rule(Int)
    /// Several rules of a UNIQUE table match.
    case conflict([Int])
    /// Every rule is tried: the table collects, or the tree would be too large.
    case everyRule
  }

  /// A way on: all classes of a column that lead to the same place.
  package struct Edge: Sendable {
    package let classes: [Int]
    package let target: Branch
  }

  package var rootBranch: Branch { branch(root) }

  /// The column whose value a node looks at.
  package func column(of node: Int) -> Column { columns[Int(code[node])] }

  /// The ways on from a node, in the order of their first classes.
  package func edges(of node: Int) -> [Edge] {
    var targets: [Branch] = []
    var classes: [Branch: [Int]] = [:]
    for index in 0..<column(of: node).classifier.count {
      let target = branch(child(of: node, at: Int32(truncatingIfNeeded: index)))
      if classes[target] == nil { targets.append(target) }
      classes[target, default: []].append(index)
    }
    return targets.map { Edge(classes: classes[$0] ?? [], target: $0) }
  }

  private func branch(_ reference: Int32) -> Branch {
    if reference >= 0 { return .node(Int(reference)) }
    switch DecisionTree.leaf(reference) {
    case .noRule: return .noRule
    case .rule(let rule): return .rule(rule)
    case .conflict(let index): return .conflict(conflicts[index].rules)
    case .scan: return .everyRule
    }
  }
}
