/// How large a tree may grow, and how long its building may take, before its leaves are scans.
package struct TreeBudget: Sendable {
  /// Nodes and, of a UNIQUE table, sets of rules that match together.
  package var nodes: Int
  /// How many columns a path may test: deeper trees would need as deep a recursion.
  package var depth = 128
  /// 64-bit words of rule sets looked at while building.
  package var work = 100_000_000
  /// 64-bit words kept to share sub-problems.
  package var words = 8_000_000

  package init(nodes: Int) { self.nodes = nodes }

  package static func standard(rules: Int) -> TreeBudget {
    TreeBudget(nodes: 50 * rules + 10_000)
  }
}
