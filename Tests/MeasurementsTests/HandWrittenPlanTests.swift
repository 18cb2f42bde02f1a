import CAllocationCount
import DecisionTables
import Measurements
import Testing

@testable import RewardedAds

@Suite struct HandWrittenPlanTests {
  private let grid: PlanGrid
  private let handWritten: HandWrittenPlan
  private let slots: HandWrittenSlots

  init() throws {
    let compiled = try PolicyBundle.prebid.get()
    grid = try PlanGrid(compiled)
    handWritten = try #require(HandWrittenPlan(compiled.strings))
    slots = try #require(HandWrittenSlots(compiled.policy))
  }

  @Test func `it says what the policy says on the whole grid of boundaries`() throws {
    var planner = grid.planner
    var decided = PlanValues()
    try planner.decide(into: &decided)
    var written = decided
    var rules: Set<[Int]> = []
    var count = 0
    for facts in grid.facts {
      grid.bind(facts, &planner)
      try planner.decide(into: &decided)
      let values = slots.facts(planner.evaluation.values)
      handWritten.plan(values, in: planner.evaluation.strings, into: &written)
      if decided != written { Issue.record("\(facts): \(decided) is not \(written)") }
      for (decision, rule) in decided.rules.enumerated() { rules.insert([decision, rule]) }
      count += 1
    }
    #expect(count > 10_000)
    // Every rule of the five decisions.
    #expect(rules.count == 10 + 6 + 5 + 2 + 3)
  }

  @Test(.enabled(if: allocations_are_counted()))
  func `the policy fills a plan again without allocating`() throws {
    var planner = grid.planner
    var values = PlanValues()
    for facts in grid.facts.enumerated().filter({ $0.offset % 97 == 0 }).map(\.element) {
      grid.bind(facts, &planner)
      try planner.decide(into: &values)
      let before = allocation_count()
      try planner.decide(into: &values)
      #expect(allocation_count() == before, "\(facts)")
    }
  }
}
