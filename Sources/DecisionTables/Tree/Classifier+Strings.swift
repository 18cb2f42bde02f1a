extension Classifier {
  mutating func addStrings(_ sets: [ValueSet], _ strings: inout StringPool) {
    column.kind = .string
    var literals: Set<StringID> = []
    var prefixes: Set<StringID> = []
    for case .strings(let set) in sets.map(\.present) {
      literals.formUnion(set.literals)
      prefixes.formUnion(set.prefixes)
    }
    addLiterals(literals.sorted())
    let pool = strings
    let longestFirst = prefixes.sorted {
      (pool.utf8(of: $0).count, $0) > (pool.utf8(of: $1).count, $1)
    }
    column.prefixes.start = Int32(truncatingIfNeeded: words.count)
    column.prefixes.count = Int32(truncatingIfNeeded: longestFirst.count)
    words += longestFirst.map(\.index)
    // Every string begins with the empty one: then there are no others.
    let hasOthers = longestFirst.last.map { !pool.utf8(of: $0).isEmpty } ?? true
    let mentioned = MentionedStrings(literals.union(prefixes).map { pool[$0] })
    for start in longestFirst.map({ pool[$0] }) + (hasOthers ? [""] : []) {
      representatives.append(.string(strings.intern(mentioned.another(beginning: start))))
    }
  }

  private mutating func addLiterals(_ literals: [StringID]) {
    sorted = literals.map { Int64($0.index) }
    column.sorted.count = Int32(truncatingIfNeeded: literals.count)
    let first = Int32(truncatingIfNeeded: count)
    representatives += literals.map { .string($0) }
    guard let low = literals.first, let high = literals.last else { return }
    let width = Int(high.index - low.index) + 1
    guard width <= 4 * literals.count + 64 else { return }
    column.tableBase = low.index
    column.table.count = Int32(truncatingIfNeeded: width)
    words = Array(repeating: -1, count: width)
    for (rank, literal) in literals.enumerated() {
      words[Int(literal.index - low.index)] = first + Int32(truncatingIfNeeded: rank)
    }
  }
}

/// The strings that the tests of a column mention, to find others.
private struct MentionedStrings {
  private let sorted: [[UInt8]]

  init(_ strings: [String]) {
    sorted = strings.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// A string that begins with `start`, is none of these and begins with no longer one of them.
  func another(beginning start: String) -> String {
    let longer = self.longer(than: Array(start.utf8))
    for ending in ["other", "_other"] where isFree(start + ending, longer) { return start + ending }
    // Each of them is in the way of one letter at most.
    var letter = UInt32(UInt8(ascii: "a"))
    while true {
      if let scalar = Unicode.Scalar(letter), isFree(start + String(scalar), longer) {
        return start + String(scalar)
      }
      letter += 1
    }
  }

  private func isFree(_ text: String, _ longer: ArraySlice<[UInt8]>) -> Bool {
    !longer.contains { text.utf8.starts(with: $0) }
  }

  private func longer(than start: [UInt8]) -> ArraySlice<[UInt8]> {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if start.lexicographicallyPrecedes(sorted[middle]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return sorted[low...].prefix { $0.starts(with: start) }
  }
}
