/// Looks in a box for a combination of classes at which the matching rules are as asked.
///
/// Splits the box column by column, drops what the judge already knows, and remembers what held
/// nothing. Deciding is exact; a budget of steps bounds it.
struct RegionSearch {
  enum Verdict {
    /// Every point of what is left is as asked.
    case all
    /// None is.
    case none
    /// Some may be.
    case open
  }

  enum Answer: Equatable {
    /// The class of each column.
    case point([Int])
    case none
    case undecided
  }

  private struct Problem: Hashable {
    let live: RuleSet
    let open: [Int]
  }

  /// Steps of one search.
  static let budget = 50_000

  private let table: AnalysedTable
  private let box: [[Int]]
  private let judge: (_ live: RuleSet, _ certain: RuleSet) -> Verdict
  private let needing: [RuleSet]
  private var empty: Set<Problem> = []
  private var steps = 0

  /// `judge` knows the rules that match at some point of what is left, and those that match at
  /// every point of it; where both are equal it must not answer `open`.
  init(
    _ table: AnalysedTable, in box: [[Int]],
    judge: @escaping (_ live: RuleSet, _ certain: RuleSet) -> Verdict
  ) {
    self.table = table
    self.box = box
    self.judge = judge
    needing = zip(table.columns, box).map { column, classes in
      if classes.count == column.admitted.count { return column.needing }
      var needing = RuleSet(none: table.ruleCount)
      let all = table.allRules
      for index in classes { needing.formUnion(all.subtracting(column.admitted[index])) }
      return needing
    }
  }

  mutating func run(_ live: RuleSet) -> Answer {
    if box.contains(where: \.isEmpty) { return .none }
    var point = box.map { $0[0] }
    let found = search(live, Array(box.indices), &point)
    guard let found else { return .undecided }
    return found ? .point(point) : .none
  }

  /// Whether there is a point; nil if the budget ran out before that was known.
  private mutating func search(_ live: RuleSet, _ columns: [Int], _ point: inout [Int]) -> Bool? {
    let open = columns.filter { !needing[$0].isDisjoint(with: live) }
    var certain = live
    for column in open { certain.subtract(needing[column]) }
    switch judge(live, certain) {
    case .all: return true
    case .none: return false
    case .open: break
    }
    let problem = Problem(live: live, open: open)
    if open.isEmpty || empty.contains(problem) { return false }
    steps += 1
    guard steps <= RegionSearch.budget else { return nil }
    return split(problem, &point)
  }

  private mutating func split(_ problem: Problem, _ point: inout [Int]) -> Bool? {
    let chosen = column(for: problem)
    let rest = problem.open.filter { $0 != chosen }
    var seen: Set<RuleSet> = []
    var isDecided = true
    for index in box[chosen] {
      let live = problem.live.intersection(table.columns[chosen].admitted[index])
      guard seen.insert(live).inserted else { continue }
      point[chosen] = index
      switch search(live, rest, &point) {
      case true?: return true
      case nil: isDecided = false
      case false?: break
      }
    }
    point[chosen] = box[chosen][0]
    guard isDecided else { return nil }
    empty.insert(problem)
    return false
  }

  /// The column that most live rules need, and of those the one with the fewest classes.
  private func column(for problem: Problem) -> Int {
    let ranked = problem.open.map { index in
      (index, problem.live.intersection(needing[index]).count, -box[index].count)
    }
    return ranked.max { ($0.1, $0.2, -$0.0) < ($1.1, $1.2, -$1.0) }?.0 ?? problem.open[0]
  }
}

extension AnalysedTable {
  /// A point of a box at which none of `rules` matches.
  func point(without rules: RuleSet, in box: [[Int]]) -> RegionSearch.Answer {
    var search = RegionSearch(self, in: box) { live, certain in
      if !certain.isEmpty { return .none }
      return live.isEmpty ? .all : .open
    }
    return search.run(rules)
  }
}
