/// The nodes of trees as evaluation walks them: all that a step needs stands in one place.
///
/// A node is a run of words: its slot; the kind of value that it looks into, or -1; the child for
/// each kind of value; two words that depend on the kind; and more children. A child from 0 on is
/// the place of a node, below it is a leaf.
///
/// - Numbers: how many bounds there are and where they stand; the child below the first bound, then
///   the one from each bound on.
/// - Strings: how many runs of classes there are, or 0, and the column; for 0 the child of each
///   class, else the end (exclusive) of each run and after them the child of each.
/// - Booleans: nothing, and the children for false and true.
struct TreeNodes: Sendable {
  private let code: FlatArray<Int32>
  /// Where the children of nodes for numbers begin, as millionths.
  private let bounds: FlatArray<Int64>

  init(_ builder: TreeNodesBuilder, in storage: FlatStorage) {
    code = storage.array(builder.code)
    bounds = storage.array(builder.bounds)
  }

  @inline(__always)
  func slot(of node: Int) -> Int { Int(code[node]) }

  /// Whether the child depends on more of the value than its kind.
  @inline(__always)
  func looksInto(_ value: Value, at node: Int) -> Bool {
    code[node &+ TreeNodes.kind] == value.kindIndex
  }

  @inline(__always)
  func child(of node: Int, forKindOf value: Value) -> Int32 {
    code[node &+ TreeNodes.kindChildren &+ Int(value.kindIndex)]
  }

  @inline(__always)
  func child(of node: Int, forNumber number: Int64) -> Int32 {
    var start = Int(code[node &+ TreeNodes.place])
    let first = start
    var count = Int(code[node &+ TreeNodes.count])
    // Halves without a branch that could be guessed wrong.
    while count > 1 {
      let half = count / 2
      start = bounds[start &+ half &- 1] <= number ? start &+ half : start
      count &-= half
    }
    let rank = start &- first &+ (bounds[start] <= number ? 1 : 0)
    return code[node &+ TreeNodes.children &+ rank]
  }

  @inline(__always)
  func column(of node: Int) -> Int32 { code[node &+ TreeNodes.place] }

  @inline(__always)
  func child(of node: Int, forClass classIndex: Int32) -> Int32 {
    let runs = Int(code[node &+ TreeNodes.count])
    guard runs == 0 else { return child(of: node, runs, classIndex) }
    return code[node &+ TreeNodes.children &+ Int(classIndex)]
  }

  private func child(of node: Int, _ runs: Int, _ classIndex: Int32) -> Int32 {
    var low = node + TreeNodes.children
    var high = low + runs - 1
    while low < high {
      let middle = (low + high) / 2
      if code[middle] <= classIndex { low = middle + 1 } else { high = middle }
    }
    return code[low + runs]
  }

  @inline(__always)
  func child(of node: Int, forBoolean isTrue: Bool) -> Int32 {
    code[node &+ TreeNodes.children &+ (isTrue ? 1 : 0)]
  }
}

/// Where the words of a node stand.
extension TreeNodes {
  static let kind = 1
  static let kindChildren = 2
  static let count = kindChildren + Value.Kind.allCases.count
  static let place = count + 1
  static let children = place + 1
}
