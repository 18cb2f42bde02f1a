/// Sorts the values of one column into classes that no test of the table tells apart inside.
///
/// Classes of numbers are in ascending order, so neighbours form ranges. Membership of a class in
/// a test is asked of the evaluator's own test with a representative (or, for ranges of numbers,
/// with the same bounds), so whatever walks the classes is exact by construction.
package struct Classifier: Sendable {
  /// A value of each class; strings are interned in the pool that built the classifier.
  package private(set) var representatives: [Value] = []
  /// The class of missing, null and mistyped.
  private var absent: [Int32] = [0, 0, 0]
  private var firstPresent: Int32 = 0
  /// Where each class of numbers but the first begins.
  private var bounds: [Int64] = []
  /// Class by string id, -1 where the id has none of its own.
  private var classOfLiteral: [Int32] = []
  /// Longest first: the class of other strings with that prefix.
  private var prefixes: [(prefix: StringID, class: Int32)] = []
  private var other: Int32 = 0

  package var count: Int { representatives.count }

  package init(type: ValueType, sets: [ValueSet], strings: inout StringPool) {
    addAbsent(sets)
    firstPresent = Int32(count)
    switch type {
    case .boolean: representatives += [.boolean(false), .boolean(true)]
    case .integer, .number: addNumbers(sets)
    case .string: addStrings(sets, &strings)
    case .object: representatives.append(.object)
    case .list: representatives.append(.list)
    case .text, .pointer: representatives.append(.missing)
    }
  }

  package func classIndex(of value: Value, in strings: StringPool) -> Int {
    switch value.kind {
    case .missing, .null, .mistyped: Int(absent[Int(value.kind.rawValue)])
    case .boolean: Int(firstPresent) + (value.isTrue ? 1 : 0)
    case .number: Int(firstPresent) + interval(of: value.millionths)
    case .string: value.string.map { Int(stringClass(of: $0, in: strings)) } ?? 0
    case .object, .list: Int(firstPresent)
    }
  }

  /// The classes of the numbers from `interval.low` to `interval.high`, both bounds of a test.
  package func classes(of interval: NumberSet.Interval) -> ClosedRange<Int> {
    let low = self.interval(of: interval.low.millionths)
    let high = self.interval(of: interval.high.millionths)
    return (Int(firstPresent) + low)...(Int(firstPresent) + high)
  }

  /// The classes of absent values come first; these are the others.
  package var presentClasses: Range<Int> { Int(firstPresent)..<count }

  private mutating func addAbsent(_ sets: [ValueSet]) {
    let kinds: [(ValueSet.Absence, Value)] = [
      (.missing, .missing), (.null, .null), (.mistyped, .mistyped),
    ]
    var classOfSignature: [[Bool]: Int32] = [:]
    for (index, (kind, value)) in kinds.enumerated() {
      let signature = sets.map { $0.absence.contains(kind) }
      if let known = classOfSignature[signature] {
        absent[index] = known
      } else {
        absent[index] = Int32(count)
        classOfSignature[signature] = Int32(count)
        representatives.append(value)
      }
    }
  }

  private mutating func addNumbers(_ sets: [ValueSet]) {
    var starts: Set<Int64> = []
    for case .numbers(let set) in sets.map(\.present) {
      for interval in set.intervals {
        starts.insert(interval.low.millionths)
        if let next = interval.high.successor { starts.insert(next.millionths) }
      }
    }
    starts.remove(.min)
    bounds = starts.sorted()
    let lows = [Int64.min] + bounds
    for (index, low) in lows.enumerated() {
      let high = index + 1 < lows.count ? lows[index + 1] - 1 : Int64.max
      representatives.append(.number(Classifier.typical(low, high)))
    }
  }

  /// A number from `low` to `high` that people would choose: zero, else whole, else the bound.
  private static func typical(_ low: Int64, _ high: Int64) -> FixedPoint {
    let scale = FixedPoint.scale
    if low <= 0, high >= 0 { return .zero }
    if low > 0 {
      let (up, overflow) = low.addingReportingOverflow((scale - low % scale) % scale)
      return FixedPoint(millionths: !overflow && up <= high ? up : low)
    }
    // `high` is negative here, and a remainder leads towards zero: one whole step more is below.
    let (down, underflow) = (high - high % scale).subtractingReportingOverflow(
      high % scale == 0 ? 0 : scale)
    return FixedPoint(millionths: !underflow && down >= low ? down : high)
  }

  private mutating func addStrings(_ sets: [ValueSet], _ strings: inout StringPool) {
    var literals: Set<StringID> = []
    var starts: Set<StringID> = []
    for case .strings(let set) in sets.map(\.present) {
      literals.formUnion(set.literals)
      starts.formUnion(set.prefixes)
    }
    for id in literals.sorted() {
      while classOfLiteral.count <= Int(id.index) { classOfLiteral.append(-1) }
      classOfLiteral[Int(id.index)] = Int32(count)
      representatives.append(.string(id))
    }
    let pool = strings
    let longestFirst = starts.sorted {
      (pool.utf8(of: $0).count, $0) > (pool.utf8(of: $1).count, $1)
    }
    for prefix in longestFirst {
      let text = Classifier.unmentioned(strings[prefix], literals, starts, &strings)
      prefixes.append((prefix, Int32(count)))
      representatives.append(.string(text))
    }
    other = Int32(count)
    representatives.append(
      .string(Classifier.unmentioned("", literals, starts, &strings)))
  }

  /// A string that begins with `start`, is none of `literals` and has no longer prefix.
  private static func unmentioned(
    _ start: String, _ literals: Set<StringID>, _ prefixes: Set<StringID>,
    _ strings: inout StringPool
  ) -> StringID {
    var text = start.isEmpty ? "other" : start + "other"
    while true {
      let id = strings.intern(text)
      let isLonger = prefixes.contains {
        strings.string(id, hasPrefix: $0) && strings.utf8(of: $0).count > start.utf8.count
      }
      if !literals.contains(id), !isLonger { return id }
      text = start + "_" + text.dropFirst(start.count)
    }
  }

  private func interval(of millionths: Int64) -> Int {
    var low = 0
    var high = bounds.count
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] <= millionths { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func stringClass(of id: StringID, in strings: StringPool) -> Int32 {
    let index = Int(id.index)
    if index < classOfLiteral.count, classOfLiteral[index] >= 0 { return classOfLiteral[index] }
    for (prefix, classIndex) in prefixes where strings.string(id, hasPrefix: prefix) {
      return classIndex
    }
    return other
  }
}
