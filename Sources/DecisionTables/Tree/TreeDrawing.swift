/// The tree of a table with names instead of numbers, ready to be drawn.
///
/// A node that several edges lead to is listed once, so the drawing is no larger than the tree.
package struct TreeDrawing: Sendable {
  package enum Target: Hashable, Sendable {
    /// An index of ``nodes``.
    case node(Int)
    /// No rule matches.
    case noRule
    case rule(Int)
    /// Several rules of a UNIQUE table match, which is an error.
    case conflict([Int])
    /// The rules that are left are tried one after the other.
    case everyRule
  }

  package struct Edge: Sendable {
    /// The values of the edge: tests in the notation of the rule language, or `other`.
    package let alternatives: [String]
    package let target: Target

    /// The values in one line.
    package var values: String { alternatives.joined(separator: ", ") }
  }

  package struct Node: Sendable {
    /// What the node looks at.
    package let name: String
    package internal(set) var edges: [Edge]
    /// How many edges lead to it.
    package internal(set) var references: Int
  }

  /// In the order in which a drawing meets them.
  package private(set) var nodes: [Node] = []
  package private(set) var root: Target = .noRule

  private var known: [Int: Target] = [:]

  /// The tree of a decision. Values that no input can have by its declaration are left out.
  package init(_ decision: Int, of compiled: CompiledPolicy) {
    let source = Source(
      policy: compiled.policy, table: compiled.decisions[decision], strings: compiled.strings)
    var classes: [Int: ClassNotation] = [:]
    root = target(of: source.table.tree.rootBranch, source, &classes)
  }

  fileprivate struct Source {
    let policy: Policy
    let table: CompiledTable
    let strings: StringPool
  }

  private mutating func target(
    of branch: DecisionTree.Branch, _ source: Source, _ classes: inout [Int: ClassNotation]
  ) -> Target {
    switch branch {
    case .noRule: return .noRule
    case .rule(let rule): return .rule(rule)
    case .conflict(let rules): return .conflict(rules)
    case .everyRule: return .everyRule
    case .node(let place):
      let found = known[place] ?? target(ofNode: place, source, &classes)
      known[place] = found
      if case .node(let index) = found { nodes[index].references += 1 }
      return found
    }
  }

  /// Goes as deep as the table has columns, of which trees have at most 256.
  private mutating func target(
    ofNode place: Int, _ source: Source, _ classes: inout [Int: ClassNotation]
  ) -> Target {
    let tree = source.table.tree
    let column = tree.column(of: place)
    let words = classes[column.slot] ?? source.classes(of: column)
    classes[column.slot] = words
    let ways = tree.edges(of: place).filter { !words.possible($0.classes).isEmpty }
    if ways.count == 1 { return target(of: ways[0].target, source, &classes) }
    let index = nodes.count
    nodes.append(Node(name: source.policy.slots[column.slot].name, edges: [], references: 0))
    for way in words.absentLast(ways) {
      let values = words.alternatives(of: words.possible(way.classes))
      nodes[index].edges.append(
        Edge(alternatives: values, target: target(of: way.target, source, &classes)))
    }
    return .node(index)
  }
}

extension TreeDrawing.Source {
  fileprivate func classes(of column: Column) -> ClassNotation {
    ClassNotation(
      column, rules: table.rules, domain: policy.declaredValues(of: column.slot),
      strings: strings)
  }
}
