/// The trees of any number of tables in flat memory: what evaluation reads.
struct TreeMemory: ClassMemory, Sendable {
  /// Where one tree lies.
  struct Place: Sendable {
    /// Of the tree's columns.
    var columns: FlatRange
    var ruleCount: Int32
    /// The place of the first node, or a leaf below 0.
    var root: Int32

    /// How many words a set of the tree's rules takes.
    var wordCount: Int { RuleSet.wordCount(rules: Int(ruleCount)) }
  }

  private let nodes: TreeNodes
  private let columns: FlatArray<ColumnClasses>
  private let words: FlatArray<Int32>
  private let sorted: FlatArray<Int64>
  /// The rules that admit each class of each column.
  private let rows: FlatArray<UInt64>
  /// Where the rows of each column begin.
  private let rowStarts: FlatArray<Int>
  /// In the order of the trees.
  let places: FlatArray<Place>

  init(_ trees: [DecisionTree], in storage: FlatStorage) {
    var words: [Int32] = []
    var columns: [ColumnClasses] = []
    var sorted: [Int64] = []
    var rows: [UInt64] = []
    var rowStarts: [Int] = []
    var nodes = TreeNodesBuilder()
    let places = trees.map { tree in
      let place = Place(
        columns: FlatRange(columns.count..<columns.count + tree.columns.count),
        ruleCount: Int32(truncatingIfNeeded: tree.ruleCount),
        root: nodes.add(tree, firstColumn: columns.count))
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
    self.nodes = TreeNodes(nodes, in: storage)
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

  /// The leaf of a tree for the values of all slots; `hasPrefix` says of a string and a mentioned
  /// one whether it begins so.
  @inline(__always)
  func leaf(
    of place: Place, for values: UnsafeMutableBufferPointer<Value>,
    hasPrefix: (StringID, StringID) -> Bool
  ) -> Int32 {
    var reference = place.root
    while reference >= 0 {
      let node = Int(reference)
      let value = values[nodes.slot(of: node)]
      guard nodes.looksInto(value, at: node) else {
        reference = nodes.child(of: node, forKindOf: value)
        continue
      }
      switch value.kind {
      case .number: reference = nodes.child(of: node, forNumber: value.millionths)
      case .string:
        let column = columns[nodes.column(of: node)]
        reference = nodes.child(
          of: node, forClass: classIndex(of: value, column, hasPrefix: hasPrefix))
      default: reference = nodes.child(of: node, forBoolean: value.isTrue)
      }
    }
    return reference
  }

  /// Puts the rules of a tree that match the values of all slots into the first words of `matches`.
  @inline(__always)
  func match(
    _ place: Place, for values: UnsafeMutableBufferPointer<Value>,
    into matches: UnsafeMutableBufferPointer<UInt64>, hasPrefix: (StringID, StringID) -> Bool
  ) {
    let count = place.wordCount
    for word in 0..<count { matches[word] = ~0 }
    let used = UInt64(place.ruleCount % 64)
    if used != 0 { matches[count - 1] = (1 << used) - 1 }
    for index in place.columns.indices {
      let value = values[Int(columns[index].slot)]
      let row =
        rowStarts[index] + count * Int(classIndex(of: value, columns[index], hasPrefix: hasPrefix))
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
