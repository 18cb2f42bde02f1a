extension DecisionTree {
  /// Compiles the rules of a table. `typing` knows the type of a slot.
  ///
  /// `strings` gets a representative of each class of strings.
  package init(
    rules: [Rule], hitPolicy: HitPolicy, typing: (Int) -> Typing, strings: inout StringPool
  ) {
    var slots: [Int] = []
    var seen: Set<Int> = []
    for test in rules.lazy.flatMap(\.tests) where seen.insert(test.slot).inserted {
      slots.append(test.slot)
    }
    var columns: [Column] = []
    for slot in slots {
      columns.append(
        Column(slot: slot, type: typing(slot).type, rules: rules, strings: &strings))
    }
    var builder = TreeBuilder(columns: columns, ruleCount: rules.count, hitPolicy: hitPolicy)
    let root = builder.build()
    self.init(
      columns: columns, ruleCount: rules.count, conflicts: builder.conflicts, code: builder.code,
      root: root, nodeCount: builder.nodeCount)
  }
}

/// Builds a tree top down: at every node the column is chosen afresh, equal sub-problems and equal
/// nodes are shared, and a budget of nodes, memory and work ends in scans instead of an explosion.
private struct TreeBuilder {
  private struct Problem: Hashable {
    let live: RuleSet
    /// The columns that tell the live rules apart and are not tested yet.
    let open: [Int]
  }

  private let columns: [Column]
  private let ruleCount: Int
  private let hitPolicy: HitPolicy
  private(set) var code: [Int32] = []
  private(set) var conflicts: [[Int]] = []
  private(set) var nodeCount = 0
  private var solved: [Problem: Int32] = [:]
  private var shared: [[Int32]: Int32] = [:]
  /// Words of rule sets looked at, which bounds the time, and kept, which bounds the memory.
  private var work = 0
  private var kept = 0

  init(columns: [Column], ruleCount: Int, hitPolicy: HitPolicy) {
    self.columns = columns
    self.ruleCount = ruleCount
    self.hitPolicy = hitPolicy
  }

  mutating func build() -> Int32 {
    guard hitPolicy.isSingleHit, columns.count <= TreeBudget.columns else {
      return DecisionTree.scanReference
    }
    return solve(RuleSet(all: ruleCount), Array(columns.indices))
  }

  private mutating func solve(_ live: RuleSet, _ candidates: [Int]) -> Int32 {
    var live = live
    if hitPolicy == .first { cut(&live, candidates) }
    let open = candidates.filter { !columns[$0].needing.isDisjoint(with: live) }
    work += candidates.count * live.words.count
    if let leaf = leaf(live, open) { return leaf }
    let problem = Problem(live: live, open: open)
    if let known = solved[problem] { return known }
    guard isWithinBudget else { return DecisionTree.scanReference }
    let reference = split(live, open)
    kept += live.words.count + open.count + 8
    solved[problem] = reference
    return reference
  }

  private var isWithinBudget: Bool {
    nodeCount < TreeBudget.nodes(rules: ruleCount) && work < TreeBudget.work
      && kept + code.count / 2 < TreeBudget.words
  }

  /// Of a FIRST table: rules below one that no open column can stop are out of reach.
  private func cut(_ live: inout RuleSet, _ open: [Int]) {
    var free = live
    for column in open { free = free.subtracting(columns[column].needing) }
    if let rule = free.first { live.removeAll(after: rule) }
  }

  private mutating func leaf(_ live: RuleSet, _ open: [Int]) -> Int32? {
    guard let first = live.first else { return DecisionTree.noRuleReference }
    guard open.isEmpty else { return nil }
    let rules = live.rules
    guard hitPolicy == .unique, rules.count > 1 else {
      return DecisionTree.reference(rule: first)
    }
    if let known = conflicts.firstIndex(of: rules) {
      return DecisionTree.reference(conflict: known)
    }
    conflicts.append(rules)
    return DecisionTree.reference(conflict: conflicts.count - 1)
  }

  private mutating func split(_ live: RuleSet, _ open: [Int]) -> Int32 {
    let chosen = column(for: live, open)
    let rest = open.filter { $0 != chosen }
    let column = columns[chosen]
    var childOf: [RuleSet: Int32] = [:]
    var ends: [Int32] = []
    var children: [Int32] = []
    for index in 0..<column.classifier.count {
      let remaining = live.intersection(column.admitted[index])
      work += remaining.words.count
      let child = childOf[remaining] ?? solve(remaining, rest)
      childOf[remaining] = child
      if children.last == child, !ends.isEmpty {
        ends[ends.count - 1] = Int32(truncatingIfNeeded: index + 1)
      } else {
        ends.append(Int32(truncatingIfNeeded: index + 1))
        children.append(child)
      }
    }
    return node(chosen, ends, children)
  }

  private mutating func node(_ column: Int, _ ends: [Int32], _ children: [Int32]) -> Int32 {
    if children.count == 1 { return children[0] }
    let words =
      [Int32(truncatingIfNeeded: column), Int32(truncatingIfNeeded: ends.count)] + ends + children
    if let known = shared[words] { return known }
    let place = Int32(truncatingIfNeeded: code.count)
    code += words
    nodeCount += 1
    shared[words] = place
    return place
  }

  /// The column that the first rules need (Maranget's p), then that most rules need (q), then
  /// the one with the fewest classes.
  private mutating func column(for live: RuleSet, _ open: [Int]) -> Int {
    var best = open[0]
    var bestRank = (-1, -1, 0)
    for index in open {
      let column = columns[index]
      let prefix = prefixLength(of: live, needing: column.needing)
      let needed = live.intersection(column.needing).count
      let rank = (prefix, needed, -column.classifier.count)
      work += 2 * live.words.count
      if rank > bestRank { (best, bestRank) = (index, rank) }
    }
    return best
  }

  /// How many of the first live rules need the column, one after the other.
  private func prefixLength(of live: RuleSet, needing: RuleSet) -> Int {
    var length = 0
    for (word, needed) in zip(live.words, needing.words) {
      let free = word & ~needed
      guard free != 0 else {
        length += word.nonzeroBitCount
        continue
      }
      return length + (word & ((free & (~free + 1)) - 1)).nonzeroBitCount
    }
    return length
  }
}

/// How large a tree may grow before its leaves are scans.
package enum TreeBudget {
  package static func nodes(rules: Int) -> Int { 50 * rules + 10_000 }
  /// Deeper tables would need as deep a recursion.
  package static let columns = 256
  /// 64-bit words of rule sets looked at while building.
  package static let work = 400_000_000
  /// 64-bit words kept to share sub-problems.
  package static let words = 16_000_000
}
