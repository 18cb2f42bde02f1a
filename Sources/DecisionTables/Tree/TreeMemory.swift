/// The trees of any number of tables in flat memory: what evaluation reads.
struct TreeMemory: ClassMemory, Sendable {
  /// Where one tree lies.
  struct Place: Sendable {
    var code: Int32
    /// Of the tree's columns.
    var columns: FlatRange
    var ruleCount: Int32
    var root: Int32

    /// How many words a set of the tree's rules takes.
    var wordCount: Int { RuleSet.wordCount(rules: Int(ruleCount)) }
  }

  /// Nodes: a column and how many edges there are; then, for 0, the child of each class, else the
  /// end (exclusive) of each run of classes and after them the child that each leads to. A child
  /// from 0 on is the place of a node, below it is a leaf. Both count from the tree's own.
  private let code: FlatArray<Int32>
  private let columns: FlatArray<ColumnClasses>
  private let words: FlatArray<Int32>
  private let sorted: FlatArray<Int64>
  /// The rules that admit each class of each column.
  private let rows: FlatArray<UInt64>
  /// Where the rows of each column begin.
  private let rowStarts: FlatArray<Int>
  /// In the order of the trees.
  let places: FlatArray<Place>

  init(_ trees: [DecisionTree.Parts], in storage: FlatStorage) {
    var (code, words): ([Int32], [Int32]) = ([], [])
    var columns: [ColumnClasses] = []
    var sorted: [Int64] = []
    var rows: [UInt64] = []
    var rowStarts: [Int] = []
    let places = trees.map { tree in
      let place = Place(
        code: Int32(truncatingIfNeeded: code.count),
        columns: FlatRange(columns.count..<columns.count + tree.columns.count),
        ruleCount: Int32(truncatingIfNeeded: tree.ruleCount), root: tree.root)
      code += tree.code
      for column in tree.columns {
        let classifier = column.classifier
        columns.append(
          classifier.column.moved(byWords: words.count, bySorted: sorted.count, to: column.slot))
        words += classifier.words
        sorted += classifier.sorted
        rowStarts.append(rows.count)
        rows += column.rows
      }
      return place
    }
    self.code = storage.array(code)
    self.words = storage.array(words)
    self.columns = storage.array(columns)
    self.sorted = storage.array(sorted)
    self.rows = storage.array(rows)
    self.rowStarts = storage.array(rowStarts)
    self.places = storage.array(places)
  }

  @inline(__always)
  func word(at index: Int32) -> Int32 { words[index] }
  @inline(__always)
  func sorted(at index: Int32) -> Int64 { sorted[index] }

  /// The leaf of a tree; `classOf` says which class the value of a column belongs to.
  @inline(__always)
  func leaf(of place: Place, classOf: (ColumnClasses) -> Int32) -> Int32 {
    var reference = place.root
    while reference >= 0 {
      let node = Int(place.code &+ reference)
      let column = columns[place.columns.start &+ code[node]]
      reference = child(of: node, at: classOf(column))
    }
    return reference
  }

  /// The child of the node at `node` in the code, for a class of its column.
  @inline(__always)
  func child(of node: Int, at classIndex: Int32) -> Int32 {
    let edges = Int(code[node + 1])
    return edges == 0
      ? code[node + 2 + Int(classIndex)] : searchChild(of: node, edges, classIndex)
  }

  private func searchChild(of node: Int, _ edges: Int, _ classIndex: Int32) -> Int32 {
    var low = 0
    var high = edges - 1
    while low < high {
      let middle = (low + high) / 2
      if code[node + 2 + middle] <= classIndex { low = middle + 1 } else { high = middle }
    }
    return code[node + 2 + edges + low]
  }

  /// Puts the rules of a tree that match into the first words of `matches`.
  @inline(__always)
  func match(_ place: Place, into matches: inout [UInt64], classOf: (ColumnClasses) -> Int32) {
    let count = place.wordCount
    for word in 0..<count { matches[word] = ~0 }
    let used = UInt64(place.ruleCount % 64)
    if used != 0 { matches[count - 1] = (1 << used) - 1 }
    for index in place.columns.indices {
      let row = rowStarts[index] + Int(classOf(columns[index])) * count
      for word in 0..<count { matches[word] &= rows[row + word] }
    }
  }
}

extension ColumnClasses {
  /// The column of `slot` in a memory with more before it.
  fileprivate func moved(byWords words: Int, bySorted sorted: Int, to slot: Int) -> ColumnClasses {
    var column = self
    column.slot = Int32(truncatingIfNeeded: slot)
    column.kinds += Int32(truncatingIfNeeded: words)
    column.table.start += Int32(truncatingIfNeeded: words)
    column.prefixes.start += Int32(truncatingIfNeeded: words)
    column.sorted.start += Int32(truncatingIfNeeded: sorted)
    return column
  }
}
