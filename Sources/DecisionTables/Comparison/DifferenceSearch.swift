/// Finds all inputs at which two tables differ, as boxes that do not overlap.
///
/// Splits by one column after the other, like the builder of trees, stops where a judge knows
/// enough, and shares equal sub-problems: a walk through the product of both trees without
/// building either. A budget of steps bounds it; when it runs out that is noted.
struct DifferenceSearch {
  enum Verdict {
    case same
    case differ(ComparedResults)
    /// It depends on the class of a column.
    case split(Int)
    /// Not all tests are answered yet.
    case open
  }

  /// What a judge knows at one place of the search.
  struct State {
    /// The rows that match somewhere in what is left, and those that match everywhere.
    let live: RuleSet
    let certain: RuleSet
    /// The classes that are left of the columns whose values are results.
    let left: [Int: [Int]]
  }

  private struct Problem: Hashable {
    let live: RuleSet
    let open: [Int]
    let left: [Int: [Int]]
  }

  static let stepLimit = 100_000
  static let depthLimit = 256
  /// More boxes than this nobody reads; which inputs differ is not known completely then.
  static let boxLimit = 500

  private let duel: TableDuel
  private let stepLimit: Int
  private let judge: (State) -> Verdict
  private let loads: Set<Int>
  private var solved: [Problem: [DifferenceBox]] = [:]
  private var steps = 0
  /// Whether the search gave up somewhere.
  private(set) var isIncomplete = false
  /// Whether there are more boxes than were kept.
  private(set) var isCut = false

  init(_ duel: TableDuel, steps: Int, judge: @escaping (State) -> Verdict) {
    self.duel = duel
    self.judge = judge
    stepLimit = steps
    let slots = duel.tables.first.loads.union(duel.tables.second.loads)
    loads = Set(slots.compactMap { duel.columnOf[$0] })
  }

  /// The boxes in which the tables differ, of those of their rows that are `live`.
  mutating func run(_ live: RuleSet) -> [DifferenceBox] {
    if duel.columns.contains(where: \.representatives.isEmpty) { return [] }
    return solve(live, Array(duel.columns.indices), [:], depth: 0)
  }

  private mutating func solve(
    _ live: RuleSet, _ columns: [Int], _ left: [Int: [Int]], depth: Int
  ) -> [DifferenceBox] {
    var live = live
    var open: [Int] = []
    var certain = live
    // What is cut away may close further columns.
    for _ in 0..<2 {
      open = columns.filter { !duel.columns[$0].needing.isDisjoint(with: live) }
      certain = live
      for column in open { certain.subtract(duel.columns[column].needing) }
      cut(&live, certain)
    }
    certain.formIntersection(live)
    let chosen: Int
    var byClass = false
    switch judge(State(live: live, certain: certain, left: left)) {
    case .same: return []
    case .differ(let results): return [DifferenceBox(classes: [:], results: results)]
    case .split(let column): (chosen, byClass) = (column, true)
    case .open:
      guard let column = column(for: live, open) else { return [] }
      chosen = column
    }
    let problem = Problem(live: live, open: open, left: left)
    if let known = solved[problem] { return known }
    steps += 1
    guard steps <= stepLimit, depth < DifferenceSearch.depthLimit else {
      isIncomplete = true
      return []
    }
    let boxes = split(chosen, byClass, problem, depth)
    solved[problem] = boxes
    return boxes
  }

  /// Where the first rule is taken, those below one that matches everywhere are out of reach.
  private func cut(_ live: inout RuleSet, _ certain: RuleSet) {
    for side in ComparisonSide.allCases where duel.tables[side].hitPolicy.takesFirst {
      guard let rule = certain.intersection(duel.masks[side]).first else { continue }
      var above = live.intersection(duel.masks[side])
      above.removeAll(after: rule)
      live.subtract(duel.masks[side])
      live.formUnion(above)
    }
  }

  private mutating func split(
    _ chosen: Int, _ byClass: Bool, _ problem: Problem, _ depth: Int
  ) -> [DifferenceBox] {
    let column = duel.columns[chosen]
    let rest = problem.open.filter { $0 != chosen }
    var groups: [(live: RuleSet, classes: [Int])] = []
    var groupOf: [RuleSet: Int] = [:]
    for index in problem.left[chosen] ?? Array(column.representatives.indices) {
      let live = problem.live.intersection(column.admitted[index])
      if !byClass, let known = groupOf[live] {
        groups[known].classes.append(index)
      } else {
        groupOf[live] = groups.count
        groups.append((live, [index]))
      }
    }
    var boxes: [DifferenceBox] = []
    for group in groups {
      var left = problem.left
      if loads.contains(chosen) { left[chosen] = group.classes }
      for var box in solve(group.live, rest, left, depth: depth + 1) {
        box.classes[chosen] = box.classes[chosen] ?? group.classes
        boxes.append(box)
      }
    }
    return limited(joined(boxes, chosen))
  }

  /// Boxes that differ in the split column only become one.
  private func joined(_ boxes: [DifferenceBox], _ column: Int) -> [DifferenceBox] {
    var result: [DifferenceBox] = []
    var placeOf: [DifferenceBox: Int] = [:]
    for box in boxes {
      var key = box
      key.classes[column] = nil
      if let place = placeOf[key] {
        result[place].classes[column, default: []] += box.classes[column, default: []]
      } else {
        placeOf[key] = result.count
        result.append(box)
      }
    }
    let count = duel.columns[column].representatives.count
    return result.map { box in
      var box = box
      let classes = Set(box.classes[column, default: []]).sorted()
      box.classes[column] = classes.count == count ? nil : classes
      return box
    }
  }

  private mutating func limited(_ boxes: [DifferenceBox]) -> [DifferenceBox] {
    if boxes.count > DifferenceSearch.boxLimit { isCut = true }
    return Array(boxes.prefix(DifferenceSearch.boxLimit))
  }

  /// The column that most live rows need, of those the one with the fewest classes.
  private func column(for live: RuleSet, _ open: [Int]) -> Int? {
    open.max { a, b in rank(a, live) < rank(b, live) }
  }

  private func rank(_ column: Int, _ live: RuleSet) -> (Int, Int, Int) {
    let needed = live.intersection(duel.columns[column].needing).count
    return (needed, -duel.columns[column].representatives.count, -column)
  }
}
