/// Puts things in an order in which each comes after those that it needs, and finds cycles.
///
/// Depth first with a stack of its own: a chain of a hundred thousand is no recursion.
struct DependencyOrder {
  private enum Mark { case new, open, done }

  /// All things, each after what it needs but for those of its cycle.
  private(set) var order: [Int] = []
  /// Things that need each other; no two cycles have one in common.
  private(set) var cycles: [[Int]] = []
  private let needs: [[Int]]
  private var marks: [Mark]
  /// How many of its needs each open thing has seen to.
  private var progress: [Int]
  private var path: [Int] = []
  private var isInCycle: [Bool]

  /// - Parameter needs: for each thing those that it needs.
  init(_ needs: [[Int]]) {
    self.needs = needs
    marks = Array(repeating: .new, count: needs.count)
    progress = Array(repeating: 0, count: needs.count)
    isInCycle = Array(repeating: false, count: needs.count)
    for thing in needs.indices where marks[thing] == .new { visit(thing) }
  }

  private mutating func visit(_ start: Int) {
    open(start)
    while let thing = path.last {
      guard progress[thing] < needs[thing].count else {
        marks[thing] = .done
        order.append(thing)
        path.removeLast()
        continue
      }
      let next = needs[thing][progress[thing]]
      progress[thing] += 1
      switch marks[next] {
      case .new: open(next)
      case .open: addCycle(from: next)
      case .done: break
      }
    }
  }

  private mutating func open(_ thing: Int) {
    marks[thing] = .open
    path.append(thing)
  }

  private mutating func addCycle(from first: Int) {
    guard let start = path.lastIndex(of: first) else { return }
    let cycle = Array(path[start...])
    guard !cycle.contains(where: { isInCycle[$0] }) else { return }
    for thing in cycle { isInCycle[thing] = true }
    cycles.append(cycle)
  }
}
