/// A set of rules of one table, one bit a rule.
package struct RuleSet: Hashable, Sendable {
  package private(set) var words: [UInt64]

  package init(words: [UInt64]) { self.words = words }

  /// The first `count` rules.
  package init(all count: Int) {
    words = Array(repeating: ~0, count: RuleSet.wordCount(rules: count))
    if count % 64 != 0 { words[words.count - 1] = (1 << UInt64(count % 64)) - 1 }
  }

  package init(none count: Int) {
    words = Array(repeating: 0, count: RuleSet.wordCount(rules: count))
  }

  /// How many words hold a bit for each of `rules` rules.
  package static func wordCount(rules: Int) -> Int { (rules + 63) / 64 }

  package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  package var first: Int? {
    for (index, word) in words.enumerated() where word != 0 {
      return index * 64 + word.trailingZeroBitCount
    }
    return nil
  }

  package func contains(_ rule: Int) -> Bool {
    words[rule / 64] & (1 << UInt64(rule % 64)) != 0
  }

  package mutating func insert(_ rule: Int) { words[rule / 64] |= 1 << UInt64(rule % 64) }

  package mutating func remove(_ rule: Int) { words[rule / 64] &= ~(1 << UInt64(rule % 64)) }

  package func intersection(_ other: RuleSet) -> RuleSet {
    var result = self
    for index in words.indices { result.words[index] &= other.words[index] }
    return result
  }

  package func subtracting(_ other: RuleSet) -> RuleSet {
    var result = self
    for index in words.indices { result.words[index] &= ~other.words[index] }
    return result
  }

  package mutating func formUnion(_ other: RuleSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  package mutating func formIntersection(_ other: RuleSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  package mutating func subtract(_ other: RuleSet) {
    for index in words.indices { words[index] &= ~other.words[index] }
  }

  package func isDisjoint(with other: RuleSet) -> Bool {
    for index in words.indices where words[index] & other.words[index] != 0 { return false }
    return true
  }

  /// Takes every rule after `rule` away.
  package mutating func removeAll(after rule: Int) {
    let word = rule / 64
    let kept = UInt64(rule % 64) == 63 ? ~0 : (UInt64(1) << UInt64(rule % 64 + 1)) - 1
    words[word] &= kept
    for index in words.indices.dropFirst(word + 1) { words[index] = 0 }
  }

  /// The rules in the order of the table.
  package var rules: [Int] {
    var rules: [Int] = []
    for (index, word) in words.enumerated() {
      var left = word
      while left != 0 {
        rules.append(index * 64 + left.trailingZeroBitCount)
        left &= left - 1
      }
    }
    return rules
  }
}
