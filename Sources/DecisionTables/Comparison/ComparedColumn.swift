/// One name that two tables test, or give as it is, with the classes of values that can occur.
struct ComparedColumn {
  let slot: Int
  /// A value of each class.
  let representatives: [Value]
  /// The rows that admit each class.
  let admitted: [RuleSet]
  /// The rows that do not admit every class.
  let needing: RuleSet
  /// Whether a class holds one value only; all ways to be absent are one.
  let isSingle: [Bool]
  /// Which classes of the column are those that can occur.
  let possible: [Int]
  /// The sets that classes are told apart by.
  let sets: [ValueSet]
  let column: Column

  /// `rows` are those of both tables; `constants` are values that classes are told apart by, too.
  init(
    slot: Int, rows: [ComparedTable.Row], constants: [Value], names: CommonNames,
    strings: inout StringPool
  ) {
    let domains = names.domains(of: slot)
    var tests: [(rule: Int, set: ValueSet)] = []
    for (index, row) in rows.enumerated() {
      for test in row.tests where test.slot == slot { tests.append((index, test.set)) }
    }
    let splits = domains.flatMap(\.sets) + constants.map { ValueSet(only: $0) }
    self.slot = slot
    sets = tests.map(\.set) + splits
    column = Column(
      slot: slot, type: names.slots[slot].typing.type, tests: tests, ruleCount: rows.count,
      domain: splits, strings: &strings)
    let classifier = column.classifier
    possible = classifier.representatives.indices.filter { index in
      domains.allSatisfy { $0.contains(classifier.representatives[index]) }
    }
    representatives = possible.map { classifier.representatives[$0] }
    admitted = possible.map { [column] in column.rules(admitting: $0) }
    let all = RuleSet(all: rows.count)
    needing = admitted.reduce(into: RuleSet(none: rows.count)) {
      $0.formUnion(all.subtracting($1))
    }
    let literals = ComparedColumn.literals(of: sets)
    let pool = strings
    isSingle = representatives.map { value in
      ComparedColumn.isAlone(value, classifier, literals, pool)
    }
  }

  private static func literals(of sets: [ValueSet]) -> Set<StringID> {
    sets.reduce(into: []) { literals, set in
      if case .strings(let strings) = set.present { literals.formUnion(strings.literals) }
    }
  }

  /// Whether no other value is of the class of `value`.
  private static func isAlone(
    _ value: Value, _ classifier: Classifier, _ literals: Set<StringID>, _ strings: StringPool
  ) -> Bool {
    if let id = value.string { return literals.contains(id) }
    guard let number = value.number else { return true }
    let one = FixedPoint(millionths: classifier.isWhole ? FixedPoint.scale : 1)
    let index = classifier.classIndex(of: value, in: strings)
    return [number.adding(one), number.subtracting(one)].allSatisfy { neighbour in
      neighbour.map { classifier.classIndex(of: .number($0), in: strings) != index } ?? true
    }
  }
}
