import DecisionTables
import Testing

@testable import RuleFiles

/// Random tables, mended.
@Suite struct FixRandomTests {
  private static let policy = """
    policy: p
    language: 1
    inputs:
      n: {type: integer, range: 0..3}
      b: boolean
      kind: {values: [x, y, z], required: true}
    """

  @Test func `what is left decides the same, and nothing that can be mended is left`() throws {
    var mended = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let folder = PolicyFolder(
        path: "",
        files: [
          SourceText(name: "policy.yaml", text: FixRandomTests.policy),
          SourceText(name: "d.yaml", text: FixRandomTests.table(&random)),
        ])
      let before = PolicyLoader().load(folder)
      let policy = try #require(before.policy, "seed \(seed): \(before.faultLines)")
      let fixer = PolicyFixer(load: { PolicyLoader().load($0) })
      let result = fixer.fixed(folder, changing: ["d.yaml"])
      let after = try #require(PolicyLoader().load(result.folder).policy, "seed \(seed)")
      let comparison = PolicyComparison(CompiledPolicy(policy), CompiledPolicy(after)).run()
      #expect(comparison.isEquivalent, "seed \(seed)")
      #expect(fixer.fixed(result.folder, changing: ["d.yaml"]).fixes.isEmpty, "seed \(seed)")
      let comments = { (folder: PolicyFolder) in folder.files[1].bytes.count { $0 == 0x23 } }
      #expect(comments(folder) == comments(result.folder), "seed \(seed)")
      mended += result.fixes.count
    }
    #expect(mended > 60)
  }

  /// A table in block style, with a comment above each rule.
  private static func table(_ random: inout SeededGenerator) -> String {
    var text =
      "decision: d\nhitPolicy: first\noutputs: {out: integer}\ndefault:\n  out: 3\nrules:\n"
    for index in 0..<Int.random(in: 2...5, using: &random) {
      text += "  # rule \(index)\n  - rule: r\(index)\n"
      let tests = cells(&random)
      if !tests.isEmpty { text += "    when:\n" + tests.map { "      \($0)\n" }.joined() }
      text += "    then:\n      out: \(Int.random(in: 1...2, using: &random))\n"
    }
    return text
  }

  private static func cells(_ random: inout SeededGenerator) -> [String] {
    let choices = [
      ["n: 1", "n: \"> 1\"", "n: [absent, 0..3]", "n: present"],
      ["b: true", "b: not(true)", "b: [absent, false]"],
      ["kind: x", "kind: [x, y]", "kind: present", "kind: not(z)"],
    ]
    var cells: [String] = []
    for column in choices where random.oneIn(2) {
      cells.append(column[Int.random(in: column.indices, using: &random)])
    }
    return cells
  }
}
