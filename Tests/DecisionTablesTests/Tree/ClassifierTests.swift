import DecisionTables
import Testing

@Suite struct ClassifierTests {
  @Test func `a class holds its representative, and what no test tells from it`() {
    for seed in SeededGenerator.seeds(400) {
      let table = RandomTable(
        seed: seed, .first, RandomTable.Shape(rules: 1...8, columns: 1...3, sparsity: 1))
      for (slot, values) in table.vocabulary.enumerated() {
        let sets = table.decision.rules.flatMap(\.tests).filter { $0.slot == slot }.map(\.set)
        var pool = table.policy.strings
        let type = table.policy.slots[slot].typing.type
        let classifier = Classifier(type: type, sets: sets, strings: &pool)
        for (index, value) in classifier.representatives.enumerated() {
          #expect(classifier.classIndex(of: value, in: pool) == index, "seed \(seed), \(value)")
          #expect(type.admits(value), "seed \(seed), \(value)")
        }
        for value in values {
          let index = classifier.classIndex(of: value, in: pool)
          let typical = classifier.representatives[index]
          for set in sets {
            #expect(
              set.contains(value, in: pool) == set.contains(typical, in: pool),
              "seed \(seed), \(value) and \(typical)")
          }
        }
        for set in sets {
          let classes = classifier.classes(of: set, in: pool)
          let expected = classifier.representatives.indices.filter {
            set.contains(classifier.representatives[$0], in: pool)
          }
          #expect(classes.flatMap(Array.init) == expected, "seed \(seed), \(set)")
          #expect(zip(classes, classes.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
        }
      }
    }
  }

  @Test(
    arguments: [
      (["o", "_", "a"], "b"), (["other"], "_other"), (["other", "_other"], "a"),
      (["other", "_", "a", "b", "c"], "d"), ([], "other"),
    ] as [([String], String)])
  func `there is always a string that begins like none of the mentioned`(
    prefixes: [String], other: String
  ) {
    var pool = StringPool()
    let sets = prefixes.map {
      ValueSet(present: .strings(StringSet(StringSet.Part(prefixes: [pool.intern($0)]))))
    }
    let classifier = Classifier(type: .string, sets: sets, strings: &pool)
    #expect(classifier.representatives.last?.string.map { pool[$0] } == other)
  }

  @Test func `every string begins with the empty one`() {
    var pool = StringPool()
    let part = StringSet.Part(literals: [pool.intern("a")], prefixes: [pool.intern("")])
    let set = ValueSet(present: .strings(StringSet(part)))
    let classifier = Classifier(type: .string, sets: [set], strings: &pool)
    let texts = classifier.representatives.compactMap(\.string).map { pool[$0] }
    #expect(texts == ["a", "other"])
  }

  @Test func `ids that lie far apart are told apart too`() {
    var pool = StringPool()
    let ids = (0..<3000).map { pool.intern("s\($0)") }
    let literals: Set<StringID> = [ids[0], ids[1500], ids[2999]]
    let set = ValueSet(present: .strings(StringSet(StringSet.Part(literals: literals))))
    let classifier = Classifier(type: .string, sets: [set], strings: &pool)
    for id in ids {
      let index = classifier.classIndex(of: .string(id), in: pool)
      let typical = classifier.representatives[index]
      #expect(set.contains(typical, in: pool) == literals.contains(id))
      if literals.contains(id) { #expect(typical == .string(id)) }
    }
  }

  @Test(
    arguments: [
      (.number, [-1_000_000, 0, 1_000_000, 6_000_000]), (.integer, [0, 1_000_000]),
    ] as [(ValueType, [Int64])])
  func `a number stands for its class that people would choose`(
    type: ValueType, numbers: [Int64]
  ) {
    let five = FixedPoint(millionths: 5_000_000)
    let sets = [NumberSet.below(.zero), .only(.zero), .above(five), .above(.zero)].map {
      ValueSet(present: .numbers($0))
    }
    var pool = StringPool()
    let used = type == .number ? sets : [sets[3]]
    let classifier = Classifier(type: type, sets: used, strings: &pool)
    let found = classifier.representatives.compactMap(\.number?.millionths)
    #expect(found == numbers)
  }

  @Test func `between two neighbouring whole numbers there is no integer`() {
    let bounds = [(5, 5_000_000, Int64.min), (6, Int64.max, 6_000_000)]
    let sets = bounds.map { _, high, low in
      ValueSet(
        present: .numbers(.from(FixedPoint(millionths: low), through: FixedPoint(millionths: high)))
      )
    }
    var pool = StringPool()
    let whole = Classifier(type: .integer, sets: sets, strings: &pool)
    #expect(whole.presentClasses.count == 2)
    let any = Classifier(type: .number, sets: sets, strings: &pool)
    #expect(any.presentClasses.count == 3)
  }
}
