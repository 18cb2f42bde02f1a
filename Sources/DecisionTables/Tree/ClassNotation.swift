/// What the classes of a column stand for, in the notation of the rule language.
///
/// Classes are told by their representatives and by the tests that made them.
package struct ClassNotation {
  private let representatives: [Value]
  private let strings: StringPool
  /// Where runs of numbers begin that no test tells apart, in ascending order.
  private let starts: [FixedPoint]
  private let literals: Set<StringID>
  /// Longest first.
  private let prefixes: [StringID]
  /// The classes of missing, null and mistyped.
  private let absent: [(index: Int, kind: ValueSet.Absence)]
  /// For each class of strings the declared values in it, where only those are possible.
  private let declared: [Int: [StringID]]
  /// The classes that a value can fall into, as far as its declaration says.
  private var possible: Set<Int> = []
  private var possiblePresent: Set<Int> = []
  /// Whether bounds are those of whole numbers.
  private let isWhole: Bool

  /// The classes of a column of the table with `rules`; `domain` holds all values that its slot
  /// can have. With `isWhole` intervals end at whole numbers.
  package init(
    _ column: Column, rules: [Rule], domain: ValueSet, strings: StringPool, isWhole: Bool = false
  ) {
    self.isWhole = isWhole
    let sets = rules.flatMap(\.tests).filter { $0.slot == column.slot }.map(\.set)
    self.strings = strings
    representatives = column.classifier.representatives
    starts = ClassNotation.starts(of: sets)
    let named = sets.compactMap { if case .strings(let set) = $0.present { set } else { nil } }
    literals = named.reduce(into: []) { $0.formUnion($1.literals) }
    prefixes = Set(named.flatMap(\.prefixes)).sorted {
      (strings.utf8(of: $0).count, $0) > (strings.utf8(of: $1).count, $1)
    }
    let kinds: [(Value, ValueSet.Absence)] = [
      (.missing, .missing), (.null, .null), (.mistyped, .mistyped),
    ]
    absent = kinds.map { (column.classifier.classIndex(of: $0.0, in: strings), $0.1) }
    declared = Dictionary(grouping: domain.onlyStrings ?? []) {
      column.classifier.classIndex(of: .string($0), in: strings)
    }
    possible = Set(representatives.indices.filter { isPossible($0, domain) })
    possiblePresent = possible.filter { representatives[$0].isPresent }
  }

  private static func starts(of sets: [ValueSet]) -> [FixedPoint] {
    var starts: Set<FixedPoint> = []
    for case .numbers(let set) in sets.map(\.present) {
      for interval in set.intervals {
        starts.insert(interval.low)
        if let next = interval.high.successor { starts.insert(next) }
      }
    }
    return starts.sorted()
  }

  private func isPossible(_ index: Int, _ domain: ValueSet) -> Bool {
    let value = representatives[index]
    guard value.isPresent else { return !domain.absence.isEmpty }
    switch domain.present {
    case .strings: return domain.onlyStrings == nil || declared[index] != nil
    case .numbers(let range):
      return interval(of: value).map { !NumberSet([$0]).intersection(range).isEmpty } ?? true
    case .booleans(let set): return value.boolean.map(set.contains) ?? true
    case .none: return false
    case .all: return true
    }
  }

  /// Of some classes those that a value can fall into.
  package func possible(_ classes: [Int]) -> [Int] { classes.filter(possible.contains) }

  /// The edges in the order of the values that are there; those for no value come last.
  package func ordered(_ edges: [DecisionTree.Edge]) -> [DecisionTree.Edge] {
    edges.map { edge in
      (first: edge.classes.first { possiblePresent.contains($0) } ?? Int.max, edge: edge)
    }.sorted { $0.first < $1.first }.map(\.edge)
  }

  /// The values of some classes as alternatives: `banner`, `< 0`, `absent`, and `other` for the
  /// strings that no test mentions. Of several that hold the most particular one counts.
  package func alternatives(of classes: [Int]) -> [String] {
    presentText(of: classes) + absence(of: classes).notation(in: strings)
  }

  private func presentText(of classes: [Int]) -> [String] {
    if classes.count >= possiblePresent.count, !possiblePresent.isEmpty,
      possiblePresent.isSubset(of: classes)
    {
      return ["present"]
    }
    let numbers = classes.compactMap { interval(of: representatives[$0]) }
    if !numbers.isEmpty { return NumberSet(numbers).notation }
    return classes.filter { representatives[$0].isPresent }.flatMap(names)
  }

  private func absence(of classes: [Int]) -> ValueSet {
    ValueSet(
      absence: absent.reduce(into: []) { if classes.contains($1.index) { $0.insert($1.kind) } })
  }

  private func names(of index: Int) -> [String] {
    let value = representatives[index]
    if let boolean = value.boolean { return [boolean ? "true" : "false"] }
    guard let id = value.string else { return ["present"] }
    if literals.contains(id) { return [StringNotation.word(strings[id])] }
    if let declared = declared[index] { return declared.map { StringNotation.word(strings[$0]) } }
    guard let prefix = prefixes.first(where: { strings.string(id, hasPrefix: $0) }) else {
      return ["other"]
    }
    return ["starts(\(StringNotation.word(strings[prefix])))"]
  }

  /// The run of numbers around a representative that no test tells apart.
  private func interval(of value: Value) -> NumberSet.Interval? {
    guard let number = value.number else { return nil }
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle + 1 } else { high = middle }
    }
    let next = low < starts.count ? starts[low].predecessor : nil
    return rounded(
      NumberSet.Interval(low: low > 0 ? starts[low - 1] : .lowest, high: next ?? .highest))
  }

  private func rounded(_ interval: NumberSet.Interval) -> NumberSet.Interval {
    guard isWhole else { return interval }
    let low = interval.low == .lowest ? nil : interval.low.roundedUp
    let high = interval.high == .highest ? nil : interval.high.roundedDown
    return NumberSet.Interval(low: low ?? interval.low, high: high ?? interval.high)
  }
}

extension ValueSet {
  /// The strings in the set, if there are no others and they can be counted.
  fileprivate var onlyStrings: [StringID]? {
    guard case .strings(let set) = present, set.prefixes.isEmpty,
      !set.parts.contains(where: \.isNegated)
    else { return nil }
    return set.literals.sorted()
  }
}
