import DecisionTables
import Testing

/// Sets of numbers against sets of the points next to every bound.
@Suite struct NumberSetTests {
  private static let points: [Int64] =
    [.min, .min + 1, .min + 2] + Array(-4...4) + [.max - 2, .max - 1, .max]

  private static func random(
    _ random: inout SeededGenerator
  ) -> (set: NumberSet, points: Set<Int64>) {
    var intervals: [NumberSet.Interval] = []
    var members: Set<Int64> = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let bounds = [0, 0].map { _ in points.randomElement(using: &random) ?? 0 }
      intervals.append(
        NumberSet.Interval(
          low: FixedPoint(millionths: bounds[0]), high: FixedPoint(millionths: bounds[1])))
      members.formUnion(points.filter { bounds[0] <= $0 && $0 <= bounds[1] })
    }
    return (NumberSet(intervals), members)
  }

  private func members(of set: NumberSet) -> Set<Int64> {
    Set(NumberSetTests.points.filter { set.contains(FixedPoint(millionths: $0)) })
  }

  @Test func `sets do what sets do, up to the ends of the range`() {
    let all = Set(NumberSetTests.points)
    for seed in SeededGenerator.seeds(2000) {
      var random = SeededGenerator(seed: seed)
      let (a, inA) = NumberSetTests.random(&random)
      let (b, inB) = NumberSetTests.random(&random)
      #expect(members(of: a) == inA, "seed \(seed)")
      #expect(members(of: a.union(b)) == inA.union(inB), "seed \(seed)")
      #expect(members(of: a.intersection(b)) == inA.intersection(inB), "seed \(seed)")
      #expect(members(of: a.complement) == all.subtracting(inA), "seed \(seed)")
      #expect(a.complement.complement == a, "seed \(seed)")
      #expect(a.union(a.complement) == .all && a.intersection(a.complement) == .none)
      #expect(a.isEmpty == (a == .none), "seed \(seed)")
    }
  }

  @Test func `intervals are in order and do not touch`() {
    for seed in SeededGenerator.seeds(1000) {
      var random = SeededGenerator(seed: seed)
      let set = NumberSetTests.random(&random).set
      for (a, b) in zip(set.intervals, set.intervals.dropFirst()) {
        #expect(a.high.successor.map { $0 < b.low } == true, "seed \(seed)")
      }
      #expect(set.intervals.allSatisfy { $0.low <= $0.high }, "seed \(seed)")
    }
  }

  @Test func `nothing is above the highest number or below the lowest`() {
    #expect(NumberSet.above(.highest).isEmpty && NumberSet.below(.lowest).isEmpty)
    #expect(NumberSet.above(.lowest) == NumberSet.only(.lowest).complement)
    #expect(NumberSet.below(.highest) == NumberSet.only(.highest).complement)
    #expect(NumberSet.from(.highest, through: .lowest).isEmpty)
    #expect(NumberSet.all.complement.isEmpty && NumberSet.none.complement == .all)
  }

  @Test(
    arguments: [
      (1_500_000, 2_000_000, 1_000_000), (-1_500_000, -1_000_000, -2_000_000),
      (1, 1_000_000, 0), (-1, 0, -1_000_000), (0, 0, 0), (3_000_000, 3_000_000, 3_000_000),
      (.max, nil, 9_223_372_036_854_000_000), (.min, -9_223_372_036_854_000_000, nil),
    ] as [(Int64, Int64?, Int64?)])
  func `a number is rounded to the whole ones around it`(number: Int64, up: Int64?, down: Int64?) {
    #expect(FixedPoint(millionths: number).roundedUp?.millionths == up)
    #expect(FixedPoint(millionths: number).roundedDown?.millionths == down)
  }
}
