import DecisionTables
import Testing

@testable import RuleFiles

@Suite struct TreeDrawingTests {
  @Test func `a drawing names values as their author does, and leaves impossible ones out`() throws
  {
    let tree = try DrawnTable(
      rules: [
        "{rule: a, when: {kind: x, n: '< 0'}, then: {out: 1}}",
        "{rule: b, when: {kind: not(x), n: ['0..5', '> 9']}, then: {out: 2}}",
        "{rule: c, when: {s: starts(ab)}, then: {out: 3}}",
        "{rule: d, when: {s: ['\"\"', abc]}, then: {out: 4}}",
      ])
    #expect(
      tree.text == """
        kind
          x: n
            < 0: a
            >= 0, absent: s
              "": d
              abc, starts(ab): c
              other, absent: -
          y, z: n
            < 0, (5..9], absent: s …
            0..5, > 9: b
        """)
  }

  @Test(arguments: 0..<150)
  func `who follows the drawing comes to the rule that decides`(seed: UInt64) throws {
    var random = RandomTable(seed: seed)
    let rules = random.rules()
    let tree = try DrawnTable(rules: rules, hitPolicy: random.hitPolicy())
    for _ in 0..<20 {
      let facts = random.facts()
      let (found, expected) = try tree.decide(facts)
      #expect(found == expected, "seed \(seed): \(rules) on \(facts)")
    }
  }
}
