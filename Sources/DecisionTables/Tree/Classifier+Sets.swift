extension Classifier {
  /// The classes that `set` admits, in ascending order; neighbours are one range.
  ///
  /// `set` must be one of those that the classifier was made for, or be made of their parts.
  package func classes(of set: ValueSet, in strings: StringPool) -> [Range<Int>] {
    let absent = (0..<firstPresent).filter { set.contains(representatives[$0], in: strings) }
    let present = classes(of: set.present, in: strings)
    return Classifier.joined(absent.map { $0..<$0 + 1 } + present)
  }

  private func classes(of present: ValueSet.Present, in strings: StringPool) -> [Range<Int>] {
    switch (present, column.kind) {
    case (.all, _): [presentClasses]
    case (.booleans(let set), .boolean): set.map { range(of: .boolean($0), in: strings) }
    case (.numbers(let set), .number): set.intervals.map { classes(of: $0, in: strings) }
    case (.strings(let set), .string): set.parts.flatMap { classes(of: $0, in: strings) }
    default: []
    }
  }

  private func range(of value: Value, in strings: StringPool) -> Range<Int> {
    let index = classIndex(of: value, in: strings)
    return index..<index + 1
  }

  /// The classes of the numbers from `interval.low` to `interval.high`, both bounds of a test.
  private func classes(of interval: NumberSet.Interval, in strings: StringPool) -> Range<Int> {
    guard let low = lowest(from: interval.low),
      let high = isWhole ? interval.high.roundedDown : interval.high, low <= high
    else { return 0..<0 }
    return classIndex(of: .number(low), in: strings)..<classIndex(of: .number(high), in: strings)
      + 1
  }

  private func classes(of part: StringSet.Part, in strings: StringPool) -> [Range<Int>] {
    var named = part.literals.map { range(of: .string($0), in: strings) }
    if !part.prefixes.isEmpty {
      let isNamed = StringSet.Part(prefixes: part.prefixes)
      named += presentClasses.filter { index in
        representatives[index].string.map { isNamed.contains($0, in: strings) } ?? false
      }.map { $0..<$0 + 1 }
    }
    named = Classifier.joined(named)
    guard part.isNegated else { return named }
    let starts = [firstPresent] + named.map(\.upperBound)
    let ends = named.map(\.lowerBound) + [count]
    return zip(starts, ends).map { $0..<$1 }
  }

  /// In ascending order, without empty ones; those that overlap or touch become one.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for next in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !next.isEmpty {
      if let last = result.last, next.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
      } else {
        result.append(next)
      }
    }
    return result
  }
}
