/// Builds a tree top down: at every node the column is chosen afresh, equal sub-problems and equal
/// nodes are shared, and a budget of nodes, memory and work ends in scans instead of an explosion.
struct TreeBuilder {
  /// The live rules, and the columns that tell them apart and are not tested yet, one bit each.
  private struct Problem: Hashable {
    let live: RuleSet
    let open: RuleSet
  }

  private let columns: [Column]
  private let ruleCount: Int
  private let hitPolicy: HitPolicy
  /// Rules with the same number have the same outputs, as they are written.
  private let outputs: [Int]
  private let budget: TreeBudget
  private(set) var code: [Int32] = []
  private(set) var conflicts: [RuleSet] = []
  private(set) var nodeCount = 0
  private var solved: [Problem: Int32] = [:]
  private var shared: [[Int32]: Int32] = [:]
  private var conflictOf: [RuleSet: Int32] = [:]
  /// Words of rule sets looked at, which bounds the time, and kept, which bounds the memory.
  private var work = 0
  private var kept = 0

  init(columns: [Column], rules: [Rule], hitPolicy: HitPolicy, budget: TreeBudget) {
    self.columns = columns
    ruleCount = rules.count
    outputs = hitPolicy == .any ? TreeBuilder.outputs(of: rules) : []
    self.hitPolicy = hitPolicy
    self.budget = budget
  }

  mutating func build() -> Int32 {
    guard hitPolicy.isSingleHit else { return DecisionTree.scanReference }
    return solve(RuleSet(all: ruleCount), Array(columns.indices), depth: 0)
  }

  private mutating func solve(_ live: RuleSet, _ candidates: [Int], depth: Int) -> Int32 {
    var live = live
    if hitPolicy.takesFirst { cut(&live, candidates) }
    let open = candidates.filter { !columns[$0].needing.isDisjoint(with: live) }
    work += 2 * candidates.count * live.words.count
    if let leaf = leaf(live, open, depth: depth) { return leaf }
    let problem = Problem(live: live, open: bits(of: open))
    if let known = solved[problem] { return known }
    guard depth < budget.depth, isWithinBudget(depth) else { return DecisionTree.scanReference }
    let reference = split(live, open, depth: depth)
    kept += live.words.count + problem.open.words.count + 8
    solved[problem] = reference
    return reference
  }

  /// Whether there is room for one more node or conflict, below `depth` nodes still to be written.
  private func isWithinBudget(_ depth: Int) -> Bool {
    nodeCount + conflicts.count + depth < budget.nodes && work < budget.work
      && kept + code.count < budget.words
  }

  private func bits(of open: [Int]) -> RuleSet {
    var bits = RuleSet(none: columns.count)
    for column in open { bits.insert(column) }
    return bits
  }

  /// Where the first rule is taken: rules below one that no open column can stop are out of reach.
  private func cut(_ live: inout RuleSet, _ open: [Int]) {
    var free = live
    for column in open { free.subtract(columns[column].needing) }
    if let rule = free.first { live.removeAll(after: rule) }
  }

  private mutating func leaf(_ live: RuleSet, _ open: [Int], depth: Int) -> Int32? {
    guard let first = live.first else { return DecisionTree.noRuleReference }
    guard open.isEmpty else { return nil }
    if isDecided(live) { return DecisionTree.reference(rule: first) }
    if let known = conflictOf[live] { return known }
    guard isWithinBudget(depth) else { return DecisionTree.scanReference }
    let reference = DecisionTree.reference(conflict: conflicts.count)
    conflicts.append(live)
    conflictOf[live] = reference
    kept += live.words.count + 8
    return reference
  }

  /// Whether the first of the rules that match decides, without a look at the others' values.
  private func isDecided(_ live: RuleSet) -> Bool {
    if hitPolicy.takesFirst || live.count == 1 { return true }
    guard hitPolicy == .any, let first = live.first else { return false }
    return live.rules.allSatisfy { outputs[$0] == outputs[first] }
  }

  private static func outputs(of rules: [Rule]) -> [Int] {
    var numbers: [[Term]: Int] = [:]
    return rules.map { rule in
      let number = numbers[rule.terms] ?? numbers.count
      numbers[rule.terms] = number
      return number
    }
  }

  private mutating func split(_ live: RuleSet, _ open: [Int], depth: Int) -> Int32 {
    let chosen = column(for: live, open)
    let rest = open.filter { $0 != chosen }
    let column = columns[chosen]
    var childOf: [RuleSet: Int32] = [:]
    var children: [Int32] = []
    for index in 0..<column.classifier.count {
      work += live.words.count
      if let last = children.last, column.areEqual(index - 1, index, to: live) {
        children.append(last)
        continue
      }
      let remaining = column.rules(of: live, admitting: index)
      work += 2 * remaining.words.count
      let child = childOf[remaining] ?? solve(remaining, rest, depth: depth + 1)
      childOf[remaining] = child
      children.append(child)
    }
    return node(chosen, children)
  }

  /// The place of a node with a child for each class; where all are one, that child.
  private mutating func node(_ column: Int, _ children: [Int32]) -> Int32 {
    let ends = children.indices.filter { index in
      index + 1 == children.count || children[index] != children[index + 1]
    }
    if ends.count == 1 { return children[0] }
    var words = [Int32(truncatingIfNeeded: column)]
    if 2 * ends.count < children.count, children.count > TreeBuilder.smallTable {
      words.append(Int32(truncatingIfNeeded: ends.count))
      words += ends.map { Int32(truncatingIfNeeded: $0 + 1) } + ends.map { children[$0] }
    } else {
      words.append(0)
      words += children
    }
    if let known = shared[words] { return known }
    let place = Int32(truncatingIfNeeded: code.count)
    code += words
    nodeCount += 1
    shared[words] = place
    return place
  }

  /// So many children are looked up directly, whether or not runs would be shorter.
  private static let smallTable = 16

  /// The column that the first rules need (Maranget's p), then that most rules need (q), then
  /// the one with the fewest classes.
  private mutating func column(for live: RuleSet, _ open: [Int]) -> Int {
    var best = open[0]
    var bestRank = (-1, -1, 0)
    for index in open {
      let column = columns[index]
      let (prefix, needed) = live.need(of: column.needing)
      let rank = (prefix, needed, -column.classifier.count)
      if rank > bestRank { (best, bestRank) = (index, rank) }
    }
    work += open.count * live.words.count
    return best
  }
}

extension RuleSet {
  /// How many of the first rules are in `needing`, one after the other, and how many of all.
  fileprivate func need(of needing: RuleSet) -> (prefix: Int, all: Int) {
    var prefix = 0
    var all = 0
    var isPrefix = true
    for (word, needed) in zip(words, needing.words) {
      all += (word & needed).nonzeroBitCount
      guard isPrefix else { continue }
      let free = word & ~needed
      isPrefix = free == 0
      let before = isPrefix ? word : word & ((free & (~free + 1)) - 1)
      prefix += before.nonzeroBitCount
    }
    return (prefix, all)
  }
}
