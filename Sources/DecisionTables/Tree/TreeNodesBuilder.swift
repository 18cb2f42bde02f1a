/// Writes the nodes of trees as ``TreeNodes`` reads them.
struct TreeNodesBuilder {
  private(set) var code: [Int32] = []
  private(set) var bounds: [Int64] = []
  /// Where each node of the tree at hand begins, by its place in the tree's own code.
  private var places: [Int32: Int32] = [:]

  /// Adds the nodes of a tree whose columns begin at `firstColumn`; returns its root.
  mutating func add(_ tree: DecisionTree, firstColumn: Int) -> Int32 {
    places.removeAll(keepingCapacity: true)
    var children: [Range<Int>] = []
    tree.forEachNode { node in
      places[Int32(truncatingIfNeeded: node)] = Int32(truncatingIfNeeded: code.count)
      children += add(node, of: tree, firstColumn)
    }
    for index in children.lazy.joined() { code[index] = linked(code[index]) }
    return linked(tree.root)
  }

  private func linked(_ reference: Int32) -> Int32 {
    reference < 0 ? reference : places[reference] ?? DecisionTree.noRuleReference
  }

  /// Returns where the references to other nodes stand, which are those of the tree still.
  private mutating func add(
    _ node: Int, of tree: DecisionTree, _ firstColumn: Int
  ) -> [Range<Int>] {
    let column = tree.column(of: node)
    let details = details(of: node, in: tree, firstColumn)
    code.append(Int32(truncatingIfNeeded: column.slot))
    code.append(details == nil ? -1 : Int32(column.classifier.column.kind.rawValue))
    let byKind = code.count
    for kind in Value.Kind.allCases {
      code.append(tree.child(of: node, at: column.classifier.firstClass(of: kind)))
    }
    guard let details else { return [byKind..<code.count] }
    code += [details.count, details.place] + details.runs
    let first = code.count
    code += details.children
    return [byKind..<byKind + Value.Kind.allCases.count, first..<code.count]
  }

  /// What follows the children of the kinds.
  private struct Details {
    var count: Int32 = 0
    var place: Int32 = 0
    var runs: [Int32] = []
    let children: [Int32]
  }

  /// Nil where the kind of a value says everything.
  private mutating func details(
    of node: Int, in tree: DecisionTree, _ firstColumn: Int
  ) -> Details? {
    let classifier = tree.column(of: node).classifier
    let runs = tree.runs(of: node)
    switch classifier.column.kind {
    case .number: return numbers(runs, classifier)
    case .string:
      let place = Int32(truncatingIfNeeded: firstColumn) + tree.code[node]
      if tree.code[node + 1] == 0 { return Details(place: place, children: runs.map(\.child)) }
      return Details(
        count: Int32(truncatingIfNeeded: runs.count), place: place, runs: runs.map(\.end),
        children: runs.map(\.child))
    case .boolean:
      let classes = [classifier.column.first, classifier.column.first + 1]
      return Details(children: classes.map { tree.child(of: node, at: $0) })
    default: return nil
    }
  }

  /// Of neighbouring classes that lead to the same place one is enough.
  private mutating func numbers(
    _ runs: [DecisionTree.Run], _ classifier: Classifier
  ) -> Details? {
    let column = classifier.column
    let start = bounds.count
    var children: [Int32] = []
    var begin = column.first
    for run in runs where run.end > column.first {
      if children.last != run.child {
        if !children.isEmpty {
          bounds.append(classifier.sorted(at: column.sorted.start + begin - column.first - 1))
        }
        children.append(run.child)
      }
      begin = run.end
    }
    guard children.count > 1 else { return nil }
    return Details(
      count: Int32(truncatingIfNeeded: children.count - 1),
      place: Int32(truncatingIfNeeded: start), children: children)
  }
}

extension Classifier {
  /// The class of values of a kind; the first one where they are told apart.
  fileprivate func firstClass(of kind: Value.Kind) -> Int32 {
    kind == column.kind ? column.first : word(at: column.kinds + Int32(kind.rawValue))
  }
}
