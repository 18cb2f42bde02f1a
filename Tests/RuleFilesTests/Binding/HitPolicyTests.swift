import DecisionTables
import Testing

@testable import RuleFiles

/// The hit policies of DMN 1.5, from the text of a table to its result.
@Suite struct HitPolicyTests {
  private static func policy(_ hitPolicy: String) -> String {
    """
    policy: p
    language: 1
    inputs: {n: integer}
    --- file: d.yaml
    decision: d
    hitPolicy: \(hitPolicy)
    outputs: {level: {values: [high, middle, low], optional: true}, x: integer}
    rules:
      - {rule: all, then: {level: low, x: 1}}
      - {rule: ten, when: {n: ">= 10"}, then: {level: middle, x: 2}}
      - {rule: none, when: {n: ">= 10"}, then: {x: 3}}
      - {rule: twenty, when: {n: ">= 20"}, then: {level: high, x: 4}}
      - {rule: also, when: {n: ">= 20"}, then: {level: high, x: 4}}
    """
  }

  @Test(arguments: [
    ("first", 25, "all"), ("priority", 5, "all"), ("priority", 15, "ten"),
    ("priority", 25, "twenty"), ("ruleOrder", 15, "all ten none"),
    ("outputOrder", 15, "ten all none"), ("outputOrder", 25, "twenty also ten all none"),
    ("collect", 25, "all ten none twenty also"),
  ])
  func `rules are taken in the order of the hit policy`(
    hitPolicy: String, n: Int, rules: String
  ) throws {
    var run = try PolicyRun(HitPolicyTests.policy(hitPolicy))
    #expect(try run.rules(of: "d", "{\"n\": \(n)}") == rules)
  }

  @Test func `rules of an any table agree or are an error`() throws {
    var run = try PolicyRun(
      """
      policy: p
      language: 1
      inputs: {n: integer, m: integer}
      --- file: d.yaml
      decision: d
      hitPolicy: any
      outputs: {x: {type: integer, optional: true}}
      rules:
        - {rule: n, when: {n: "> 0"}, then: {x: = n}}
        - {rule: m, when: {m: "> 0"}, then: {x: = m}}
        - {rule: both, when: {n: "> 0", m: "> 0"}, then: {x: = m + 0}}
      """)
    #expect(try run.outputs(of: "d", #"{"n": 3}"#) == "x 3")
    #expect(try run.outputs(of: "d", #"{"n": 3, "m": 3}"#) == "x 3")
    #expect(try run.rules(of: "d", #"{"n": 3, "m": 3}"#) == "n")
    #expect(throws: EvaluationError.disagreeingRules(decision: "d", rules: ["n", "m"])) {
      try run.outputs(of: "d", #"{"n": 3, "m": 4}"#)
    }
  }

  /// Tables of two ordered outputs; the order is looked up pair by pair.
  @Test func `of the rules that match the one with the first outputs decides`() throws {
    let levels = ["a", "b", "c"]
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let rows = (0..<8).map { _ in
        (
          first: levels.randomElement(using: &random) ?? "a",
          second: levels.randomElement(using: &random) ?? "a",
          from: Int.random(in: 0...5, using: &random)
        )
      }
      let rules = rows.enumerated().map { index, row in
        "  - {rule: r\(index), when: {n: \">= \(row.from)\"}, "
          + "then: {second: \(row.second), first: \(row.first)}}"
      }
      var run = try PolicyRun(
        """
        policy: p
        language: 1
        inputs: {n: integer}
        --- file: d.yaml
        decision: d
        hitPolicy: priority
        outputs: {first: {values: [c, a, b]}, second: {values: [b, c, a]}}
        rules:
        \(rules.joined(separator: "\n"))
        """)
      for n in 0...5 {
        let hits = rows.indices.filter { rows[$0].from <= n }
        let best = hits.min { a, b in
          let ranks = [a, b].map { row in
            ["c", "a", "b"].firstIndex(of: rows[row].first).map { $0 * 100 }.map { first in
              first + (["b", "c", "a"].firstIndex(of: rows[row].second) ?? 9) * 10 + row
            } ?? 0
          }
          return ranks[0] < ranks[1]
        }
        let found = try run.rules(of: "d", "{\"n\": \(n)}")
        #expect(found == best.map { "r\($0)" } ?? "", "seed \(seed), n = \(n)")
      }
    }
  }
}
