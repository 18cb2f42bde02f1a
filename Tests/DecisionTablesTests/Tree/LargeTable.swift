import DecisionTables

/// Large tables that trees do not like.
struct LargeTable {
  enum Kind: String, CaseIterable {
    /// Every column is a number, every rule an interval in each: nothing can be left out.
    case denseIntervals
    /// A few words and bounds a column, and rules that test some of them.
    case policyLike
    /// Every rule tests one column of its own, so that any of them may match.
    case oneTestARule
    /// Words that no other rule mentions.
    case manyWords
    /// Beginnings of strings, one inside another.
    case nestedPrefixes
  }

  let policy: Policy
  private let kind: Kind
  private var random: SeededGenerator
  private let columns: Int

  init(_ kind: Kind, rules: Int, columns: Int, _ hitPolicy: HitPolicy, seed: UInt64) {
    self.kind = kind
    self.columns = columns
    var random = SeededGenerator(seed: seed)
    var builder = PolicyBuilder()
    let isNumber = { (column: Int) in
      kind == .denseIntervals || kind == .oneTestARule || (kind == .policyLike && column % 3 == 0)
    }
    for column in 0..<columns {
      _ = builder.fact("f\(column)", isNumber(column) ? .number : .string)
    }
    var made: [(tests: [Test], terms: [Term])] = []
    for rule in 0..<rules {
      let tests = (0..<columns).filter { column in
        switch kind {
        case .denseIntervals: true
        case .oneTestARule: rule % columns == column
        case .policyLike, .manyWords, .nestedPrefixes: random.oneIn(3)
        }
      }.map { column in
        Test(slot: column, set: LargeTable.set(kind, isNumber(column), rule, &builder, &random))
      }
      made.append((tests, [.constant(.whole(Int64(rule)))]))
    }
    builder.decision("d", hitPolicy, outputs: [("n", .number)], rules: made)
    policy = builder.policy
    self.random = random
  }

  private static func set(
    _ kind: Kind, _ isNumber: Bool, _ rule: Int, _ builder: inout PolicyBuilder,
    _ random: inout SeededGenerator
  ) -> ValueSet {
    var set = ValueSet(absence: random.oneIn(8) ? .all : [])
    if isNumber {
      let bound = kind == .policyLike ? 6 : 100_000
      let low = Int64.random(in: 0...Int64(bound), using: &random)
      let length = Int64.random(in: 0...Int64(bound) / 2, using: &random)
      set.present = .numbers(
        .from(FixedPoint(millionths: low), through: FixedPoint(millionths: low + length)))
    } else {
      let text = text(kind, rule, &random)
      let id = builder.id(text)
      let isPrefix = kind == .nestedPrefixes
      set.present = .strings(
        StringSet(
          StringSet.Part(
            literals: isPrefix ? [] : [id], prefixes: isPrefix ? [id] : [],
            isNegated: random.oneIn(4))))
    }
    return set
  }

  private static func text(
    _ kind: Kind, _ rule: Int, _ random: inout SeededGenerator
  ) -> String {
    switch kind {
    case .manyWords: "word\(rule)"
    case .nestedPrefixes:
      String(repeating: "a", count: Int.random(in: 0...60, using: &random)) + "b"
    default: ["banner", "video", "audio", "native"].randomElement(using: &random) ?? ""
    }
  }

  /// Values that a rule or two have to do with.
  mutating func input(_ strings: StringPool) -> [Value] {
    policy.inputs.map { input in
      if random.oneIn(10) { return .missing }
      if input.typing.type == .number {
        return .millionths(
          Int64.random(in: 0...(kind == .policyLike ? 9 : 150_000), using: &random))
      }
      return .string(
        StringID(index: Int32.random(in: 0..<Int32(strings.count), using: &random)))
    }
  }
}
