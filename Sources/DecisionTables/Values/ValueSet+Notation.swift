extension ValueSet {
  /// The set as the rule language writes it: alternatives, of which each is one unary test.
  ///
  /// Read again they give the same set. Empty for the empty set, which most types cannot write.
  package func notation(in strings: StringPool) -> [String] {
    presentNotation(in: strings) + absence.notation
  }

  /// The alternatives in one line; `never` for the empty set.
  package func text(in strings: StringPool) -> String {
    let alternatives = notation(in: strings)
    return alternatives.isEmpty ? "never" : alternatives.joined(separator: ", ")
  }

  private func presentNotation(in strings: StringPool) -> [String] {
    switch present {
    case .none: []
    case .all: ["present"]
    case .booleans(let set):
      set.count == 2
        ? ["present"]
        : set.isEmpty && absence.isEmpty
          ? ["not(true, false)"] : set.map { $0 ? "true" : "false" }
    case .numbers(let set): set.notation
    case .strings(let set): set.notation(in: strings)
    }
  }
}

extension ValueSet.Absence {
  fileprivate var notation: [String] {
    if self == .all { return ["absent"] }
    let names: [(ValueSet.Absence, String)] = [
      (.missing, "missing"), (.null, "null"), (.mistyped, "mistyped"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

extension NumberSet {
  /// Unary tests whose union is the set: `5`, `< 0`, `1..9`, `(0..9]`, `not(5)`.
  package var notation: [String] {
    if self == .all { return ["present"] }
    let gaps = complement.intervals
    let isAllButPoints = intervals.count > 1 && gaps.allSatisfy { $0.low == $0.high }
    if isAllButPoints {
      return ["not(\(gaps.map(\.low.description).joined(separator: ", ")))"]
    }
    return intervals.map(\.notation)
  }
}

extension NumberSet.Interval {
  fileprivate var notation: String {
    if low == high { return low.description }
    let from = low.lowerBound
    let through = high.upperBound
    if low == .lowest { return "\(through.isIncluded ? "<=" : "<") \(through.number)" }
    if high == .highest { return "\(from.isIncluded ? ">=" : ">") \(from.number)" }
    let range = "\(from.number)..\(through.number)"
    if from.isIncluded, through.isIncluded { return range }
    return (from.isIncluded ? "[" : "(") + range + (through.isIncluded ? "]" : ")")
  }
}

extension FixedPoint {
  fileprivate typealias Bound = (number: FixedPoint, isIncluded: Bool)

  /// The bound of an interval that begins here, as people spell it: `> 0`, not `>= 0.000001`.
  fileprivate var lowerBound: Bound { bound(beside: predecessor) }
  fileprivate var upperBound: Bound { bound(beside: successor) }

  private func bound(beside neighbour: FixedPoint?) -> Bound {
    guard let neighbour, neighbour.decimals < decimals else { return (self, true) }
    return (neighbour, false)
  }

  private var decimals: Int {
    var digits = 6
    var rest = millionths
    while digits > 0, rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    return digits
  }
}

extension StringSet {
  fileprivate func notation(in strings: StringPool) -> [String] {
    if parts.contains(Part(isNegated: true)) { return ["present"] }
    return parts.flatMap { part in
      let names = part.notation(in: strings)
      return part.isNegated ? ["not(\(names.joined(separator: ", ")))"] : names
    }
  }
}

extension StringSet.Part {
  fileprivate func notation(in strings: StringPool) -> [String] {
    literals.sorted().map { StringNotation.word(strings[$0]) }
      + prefixes.sorted().map { "starts(\(StringNotation.word(strings[$0])))" }
  }
}
