/// One slot that a table tests, its classes, and which rules admit each of them.
package struct Column: Sendable {
  package let slot: Int
  package let classifier: Classifier
  /// The rules that tell classes of the column apart.
  package private(set) var needing: RuleSet
  /// The rules that admit each class: a row of words.
  private(set) var rows: [UInt64]
  private let wordCount: Int

  /// `domain` holds further sets that classes are to be told apart by.
  package init(
    slot: Int, type: ValueType, rules: [Rule], domain: [ValueSet] = [],
    strings: inout StringPool
  ) {
    var tests: [(rule: Int, set: ValueSet)] = []
    for (index, rule) in rules.enumerated() {
      for test in rule.tests where test.slot == slot { tests.append((index, test.set)) }
    }
    self.init(
      slot: slot, type: type, tests: tests, ruleCount: rules.count, domain: domain,
      strings: &strings)
  }

  /// `tests` are those of the rules on `slot`, each with the index of its rule.
  init(
    slot: Int, type: ValueType, tests: [(rule: Int, set: ValueSet)], ruleCount: Int,
    domain: [ValueSet] = [], strings: inout StringPool
  ) {
    self.slot = slot
    classifier = Classifier(type: type, sets: tests.map(\.set) + domain, strings: &strings)
    wordCount = RuleSet.wordCount(rules: ruleCount)
    rows = Array(repeating: 0, count: classifier.count * wordCount)
    needing = RuleSet(none: ruleCount)
    var admitted: [Int: [Range<Int>]] = [:]
    for (rule, set) in tests {
      let classes = classifier.classes(of: set, in: strings)
      admitted[rule] = admitted[rule].map { Column.intersection($0, classes) } ?? classes
    }
    let all = [0..<classifier.count]
    for rule in 0..<ruleCount {
      let classes = admitted[rule] ?? all
      toggle(rule, classes)
      if classes != all { needing.insert(rule) }
    }
    sweep()
  }

  package func rules(admitting classIndex: Int) -> RuleSet {
    RuleSet(words: Array(rows[(classIndex * wordCount)..<((classIndex + 1) * wordCount)]))
  }

  /// Those of `live` that admit a class.
  func rules(of live: RuleSet, admitting classIndex: Int) -> RuleSet {
    let start = classIndex * wordCount
    return RuleSet(words: live.words.indices.map { live.words[$0] & rows[start + $0] })
  }

  /// Whether two classes are the same to the rules of `live`.
  func areEqual(_ a: Int, _ b: Int, to live: RuleSet) -> Bool {
    for word in 0..<wordCount
    where (rows[a * wordCount + word] ^ rows[b * wordCount + word]) & live.words[word] != 0 {
      return false
    }
    return true
  }

  /// Marks where the rule begins to admit classes and where it ceases to.
  private mutating func toggle(_ rule: Int, _ classes: [Range<Int>]) {
    let bit = UInt64(1) << UInt64(rule % 64)
    for range in classes {
      rows[range.lowerBound * wordCount + rule / 64] ^= bit
      if range.upperBound < classifier.count {
        rows[range.upperBound * wordCount + rule / 64] ^= bit
      }
    }
  }

  /// Turns the marks into rows, first class to last.
  private mutating func sweep() {
    for index in rows.indices.dropFirst(wordCount) { rows[index] ^= rows[index - wordCount] }
  }

  private static func intersection(_ a: [Range<Int>], _ b: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      let common = a[i].clamped(to: b[j])
      if !common.isEmpty { result.append(common) }
      if a[i].upperBound < b[j].upperBound { i += 1 } else { j += 1 }
    }
    return result
  }
}
