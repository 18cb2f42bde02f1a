import DecisionTables
import Testing

/// Asks both policies everything that can be asked, and compares with what is said of them.
@Suite struct ComparisonOracleTests {
  private static let pairs = 500

  @Test(arguments: HitPolicy.allCases)
  func `regions hold the inputs that are answered otherwise, and no others`(
    hitPolicy: HitPolicy
  ) {
    var (alike, different, regions) = (0, 0, 0)
    for seed in 1...UInt64(ComparisonOracleTests.pairs) {
      var random = SeededGenerator(seed: seed)
      let pair = PolicyPairSample(&random, hitPolicy)
      let result = PolicyComparison(pair.first, pair.second).run(withExamples: false)
      #expect(result.undecided.isEmpty && result.cut.isEmpty, "seed \(seed)")
      let wrong = pair.inputs.first { input in
        pair.differ(at: input) != result.differences.contains { pair.holds($0.region, at: input) }
      }
      let isRight = wrong == nil && result.isEquivalent == result.differences.isEmpty
      #expect(isRight, "seed \(seed): \(pair.words(of: wrong)) in \(result.differences)")
      if !isRight { return }
      regions += result.differences.count
      if result.isEquivalent { alike += 1 } else { different += 1 }
    }
    #expect(
      alike > 20 && different > 60 && regions > different, "\(alike), \(different), \(regions)")
  }

  @Test(arguments: HitPolicy.allCases)
  func `an example is in its region and shows both outcomes`(hitPolicy: HitPolicy) {
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let pair = PolicyPairSample(&random, hitPolicy)
      for difference in PolicyComparison(pair.first, pair.second).run().differences {
        let input = difference.example.flatMap(pair.input)
        #expect(input.map { pair.holds(difference.region, at: $0) } == true, "seed \(seed)")
        #expect(input.map(pair.differ) == true, "seed \(seed)")
        #expect(difference.outcomes.first != difference.outcomes.second, "seed \(seed)")
      }
    }
  }

  @Test(arguments: HitPolicy.allCases)
  func `what was not decided is never called equivalent`(hitPolicy: HitPolicy) {
    var undecided = 0
    for seed in 1...100 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let pair = PolicyPairSample(&random, hitPolicy)
      let differ = pair.inputs.contains(where: pair.differ)
      let result = PolicyComparison(pair.first, pair.second, steps: 1).run(withExamples: false)
      #expect(!(differ && result.isEquivalent), "seed \(seed)")
      let wrong = pair.inputs.first { input in
        !pair.differ(at: input) && result.differences.contains { pair.holds($0.region, at: input) }
      }
      #expect(wrong == nil, "seed \(seed)")
      undecided += result.undecided.count
    }
    #expect(undecided > 5)
  }
}
