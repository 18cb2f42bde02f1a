import DecisionTables
import Testing

@Suite struct ValueSetTests {
  private static let texts = ["", "a", "ab", "abc", "b", "ba", "c", "aé"]

  private static func part(_ random: inout SeededGenerator, _ ids: [StringID]) -> StringSet.Part {
    StringSet.Part(
      literals: Set(ids.filter { _ in random.oneIn(4) }),
      prefixes: Set(ids.filter { _ in random.oneIn(6) }), isNegated: random.oneIn(3))
  }

  private static func contains(_ part: StringSet.Part, _ text: String, _ pool: StringPool) -> Bool {
    let isNamed =
      part.literals.contains { pool[$0] == text }
      || part.prefixes.contains { text.utf8.starts(with: pool[$0].utf8) }
    return isNamed != part.isNegated
  }

  @Test func `a set of strings is the union of its parts`() {
    var pool = StringPool()
    let ids = ValueSetTests.texts.map { pool.intern($0) }
    for seed in SeededGenerator.seeds(600) {
      var random = SeededGenerator(seed: seed)
      let parts = (0...2).map { _ in ValueSetTests.part(&random, ids) }
      let set = StringSet(parts[0]).union(StringSet(parts[1])).union(StringSet(parts[2]))
      let complement = StringSet(parts[0]).complement
      for (text, id) in zip(ValueSetTests.texts, ids) {
        let expected = parts.map { ValueSetTests.contains($0, text, pool) }
        #expect(set.contains(id, in: pool) == expected.contains(true), "seed \(seed), \(text)")
        #expect(complement.contains(id, in: pool) == !expected[0], "seed \(seed), \(text)")
      }
      #expect(complement.complement == StringSet(parts[0]), "seed \(seed)")
    }
  }

  private static let absent: [Value] = [.missing, .null, .mistyped]

  @Test func `what is negated never admits what is absent`() {
    var pool = StringPool()
    let word = StringSet(StringSet.Part(literals: [pool.intern("a")]))
    let presents: [ValueSet.Present] = [
      .none, .all, .booleans([true]), .booleans([]), .numbers(.only(.zero)), .strings(word),
    ]
    let values: [Value] = [
      .boolean(true), .boolean(false), .whole(0), .whole(1), .string(pool.intern("a")),
      .string(pool.intern("b")), .object, .list,
    ]
    for present in presents {
      for bits in UInt8(0)...7 {
        let set = ValueSet(absence: ValueSet.Absence(rawValue: bits), present: present)
        for (index, value) in ValueSetTests.absent.enumerated() {
          #expect(set.contains(value, in: pool) == (bits & (1 << UInt8(index)) != 0))
          #expect(!set.negated.contains(value, in: pool))
          #expect(!set.negated.negated.contains(value, in: pool))
        }
        for value in values where isOfOneType(value, present) {
          #expect(set.negated.contains(value, in: pool) != set.contains(value, in: pool))
        }
      }
    }
  }

  private func isOfOneType(_ value: Value, _ present: ValueSet.Present) -> Bool {
    switch present {
    case .none, .all: true
    case .booleans: value.boolean != nil
    case .numbers: value.number != nil
    case .strings: value.string != nil
    }
  }

  @Test func `a union admits what either set does`() {
    let pool = StringPool()
    let low = ValueSet(absence: .null, present: .numbers(.below(.zero)))
    let high = ValueSet(absence: .missing, present: .numbers(.above(.zero)))
    let both = low.union(high)
    #expect(both.absence == [.missing, .null])
    #expect(both.contains(.whole(-1), in: pool) && both.contains(.whole(1), in: pool))
    #expect(!both.contains(.whole(0), in: pool) && !both.contains(.mistyped, in: pool))
    #expect(low.union(ValueSet()) == low && low.union(.everything) == .everything)
    let yes = ValueSet(present: .booleans([true]))
    #expect(yes.union(yes.negated).present == .booleans([true, false]))
  }

  @Test func `a name admits values of its type, and whole numbers are of both`() {
    let values: [(Value, [ValueType])] = [
      (.boolean(true), [.boolean]), (.whole(5), [.integer, .number]),
      (.millionths(5), [.number]), (.millionths(-1_000_001), [.number]),
      (.string(StringID(index: 0)), [.string]), (.object, [.object]), (.list, [.list]),
      (.missing, ValueType.allCases), (.null, ValueType.allCases),
      (.mistyped, ValueType.allCases),
    ]
    for (value, types) in values {
      #expect(ValueType.allCases.filter { $0.admits(value) } == types, "\(value)")
    }
  }
}
