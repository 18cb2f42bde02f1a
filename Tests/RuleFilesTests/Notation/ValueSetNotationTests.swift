import DecisionTables
import Testing

@testable import RuleFiles

@Suite struct ValueSetNotationTests {
  static let numbers: [(written: [String], canonical: [String])] = [
    (["5"], ["5"]), (["5.50"], ["5.5"]), (["-1"], ["-1"]),
    (["< 0"], ["< 0"]), (["<= 0"], ["<= 0"]), (["> 0"], ["> 0"]), ([">= 0.25"], [">= 0.25"]),
    (["0..5"], ["0..5"]), (["(0..5)"], ["(0..5)"]), (["[0..5)"], ["[0..5)"]),
    (["(0..5]"], ["(0..5]"]), (["[0..5]"], ["0..5"]),
    (["3", "1..2", "absent"], ["1..2", "3", "absent"]),
    (["1..3", "3..5"], ["1..5"]),
    (["< 0", "> 5"], ["< 0", "> 5"]), (["not(0..5)"], ["< 0", "> 5"]),
    (["not(5)"], ["not(5)"]), (["not(5, 7)"], ["not(5, 7)"]), (["not(5)", "5"], ["present"]),
    (["not(< 0)"], [">= 0"]), (["present"], ["present"]),
    (["null", "missing"], ["missing", "null"]),
    (["absent", "mistyped"], ["absent"]), (["present", "absent"], ["present", "absent"]),
    (["not(< 0, >= 0)"], []),
  ]

  @Test(arguments: numbers)
  func `a set of numbers is written as people write it`(
    written: [String], canonical: [String]
  ) throws {
    let test = try #require(BoundTest(written, of: .number))
    #expect(test.notation == canonical)
  }

  static let strings: [(written: [String], canonical: [String])] = [
    (["banner"], ["banner"]), (["\"\""], ["\"\""]), (["\"5\""], ["\"5\""]),
    (["\"true\""], ["\"true\""]), (["\"absent\""], ["\"absent\""]),
    (["two words"], ["two words"]), (["\" x\""], ["\" x\""]),
    (["a://b.example/?c=d&e"], ["a://b.example/?c=d&e"]),
    (["starts(https://)"], ["starts(https://)"]), (["starts(\"a, b\")"], ["starts(\"a, b\")"]),
    (["not(a, b, starts(c))"], ["not(a, b, starts(c))"]),
    (["not(\"\")", "null"], ["not(\"\")", "null"]),
    (["not(\"a\\\"b, c\", d)"], ["not(\"a\\\"b, c\", d)"]),
    (["\"e..e\""], ["\"e..e\""]), (["\"not(a)\""], ["\"not(a)\""]), (["\"< 5\""], ["\"< 5\""]),
    (["ümlaut"], ["ümlaut"]), (["\"a\\\\b\""], ["\"a\\\\b\""]),
    (["a", "not(a)"], ["a", "not(a)"]),
    // A combining mark makes one character of the sign before it.
    (["\"a\\\"\u{324}b\""], ["\"a\\\"\u{324}b\""]),
    (["\"\u{338}\""], ["\"\u{338}\""]), (["\"a, \u{324}b\""], ["\"a, \u{324}b\""]),
    (["not(a, \"\u{324}b)\", c)"], ["not(a, \"\u{324}b)\", c)"]),
  ]

  @Test(arguments: strings)
  func `a set of strings is quoted where it must be`(
    written: [String], canonical: [String]
  ) throws {
    let test = try #require(BoundTest(written, of: .string))
    #expect(test.notation == canonical)
  }

  @Test func `booleans and presence are written as words`() throws {
    for (written, canonical) in [
      (["true"], ["true"]), (["false", "absent"], ["false", "absent"]),
      (["true", "false"], ["present"]), (["not(true)"], ["false"]),
      (["not(true, false)"], ["not(true, false)"]),
    ] {
      let test = try #require(BoundTest(written, of: .boolean))
      #expect(test.notation == canonical)
    }
    #expect(BoundTest(["present", "null"], of: .object)?.notation == ["present", "null"])
    #expect(ValueSet().text(in: StringPool()) == "never")
  }

  @Test(arguments: SeededGenerator.seeds(400))
  func `what is written means the same when it is read again`(seed: UInt64) throws {
    var random = RandomTest(seed: seed)
    let type = random.type()
    let written = random.alternatives(of: type)
    let test = try #require(BoundTest(written, of: type), "seed \(seed): \(written)")
    let notation = test.notation
    guard !notation.isEmpty else { return }
    let again = try #require(
      BoundTest(notation, of: type, strings: test.strings), "seed \(seed): \(notation)")
    #expect(again.notation == notation, "seed \(seed)")
    var strings = again.strings
    for value in random.samples(of: type, in: &strings) {
      #expect(
        test.set.contains(value, in: strings) == again.set.contains(value, in: strings),
        "seed \(seed): \(written) became \(notation), and they differ in \(value)")
    }
  }
}
