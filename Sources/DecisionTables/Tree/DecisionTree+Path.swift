extension DecisionTree {
  /// The slots that the way to a leaf looks at, in its order.
  package func path(for values: SlotValues, in strings: StringPool) -> [Int] {
    var path: [Int] = []
    var reference = root
    while reference >= 0 {
      let node = Int(reference)
      let column = columns[Int(code[node])]
      path.append(column.slot)
      let index = column.classifier.classIndex(of: values[column.slot], in: strings)
      reference = child(of: node, at: Int32(truncatingIfNeeded: index))
    }
    return path
  }
}
