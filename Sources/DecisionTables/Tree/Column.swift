/// One slot that a table tests, its classes, and which rules admit each of them.
package struct Column: Sendable {
  package let slot: Int
  package let classifier: Classifier
  /// The rules that admit each class.
  package private(set) var admitted: [RuleSet]
  /// The rules that tell classes of the column apart.
  package private(set) var needing: RuleSet

  /// `domain` holds further sets that classes are to be told apart by.
  package init(
    slot: Int, type: ValueType, rules: [Rule], domain: [ValueSet] = [],
    strings: inout StringPool
  ) {
    var tests: [(rule: Int, set: ValueSet)] = []
    for (index, rule) in rules.enumerated() {
      for test in rule.tests where test.slot == slot { tests.append((index, test.set)) }
    }
    self.slot = slot
    classifier = Classifier(type: type, sets: tests.map(\.set) + domain, strings: &strings)
    admitted = Array(repeating: RuleSet(all: rules.count), count: classifier.count)
    needing = RuleSet(none: rules.count)
    for (rule, set) in tests { restrict(rule, to: set, strings) }
  }

  private mutating func restrict(_ rule: Int, to set: ValueSet, _ strings: StringPool) {
    let admits = membership(of: set, strings)
    for (index, isAdmitted) in admits.enumerated() where !isAdmitted {
      admitted[index].remove(rule)
      needing.insert(rule)
    }
  }

  /// Whether each class is in `set`.
  private func membership(of set: ValueSet, _ strings: StringPool) -> [Bool] {
    guard case .numbers(let numbers) = set.present else {
      return classifier.representatives.map { set.contains($0, in: strings) }
    }
    var admits = classifier.representatives.map { !$0.isPresent && set.contains($0, in: strings) }
    for interval in numbers.intervals {
      for index in classifier.classes(of: interval) { admits[index] = true }
    }
    return admits
  }
}
