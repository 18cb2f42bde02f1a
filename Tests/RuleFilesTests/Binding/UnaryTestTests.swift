import DecisionTables
import Testing

@testable import RuleFiles

/// Which of some values a cell admits. `-` is a missing fact, `null` null, `?` one of another type.
@Suite struct UnaryTestTests {
  @Test(arguments: [
    ("present", "\"\" a ab A \"5\" \"true\" \"null\" \"~\""),
    ("absent", "- null ?"), ("missing", "-"), ("null", "null"), ("mistyped", "?"),
  ])
  func `presence`(cell: String, admitted: String) throws {
    #expect(try admits(cell, "string") == admitted)
  }

  @Test(arguments: [
    ("a", "a"), ("'\"\"'", "\"\""), ("'\"5\"'", "\"5\""), ("'\"true\"'", "\"true\""),
    ("'\"null\"'", "\"null\""), ("'\"~\"'", "\"~\""), ("b", ""), ("\"a\"", "a"), ("'a'", "a"),
    ("[a, A]", "a A"), ("[absent, a]", "- null ? a"), ("[missing, null]", "- null"),
    ("[present, absent]", "- null ? \"\" a ab A \"5\" \"true\" \"null\" \"~\""),
    ("starts(a)", "a ab"), ("starts(ab)", "ab"), ("'starts(\"a\")'", "a ab"),
    ("starts( a )", "a ab"), ("[starts(A), ab]", "ab A"),
    ("not(a)", "\"\" ab A \"5\" \"true\" \"null\" \"~\""),
    ("'not(a, ab, starts(A))'", "\"\" \"5\" \"true\" \"null\" \"~\""),
    ("'not(\"\", \"5\", \"true\", \"null\", \"~\")'", "a ab A"),
    ("not(starts(a))", "\"\" A \"5\" \"true\" \"null\" \"~\""),
    ("[not(starts(a)), ab]", "\"\" ab A \"5\" \"true\" \"null\" \"~\""),
    ("'not(\"a, b\")'", "\"\" a ab A \"5\" \"true\" \"null\" \"~\""),
  ])
  func `strings`(cell: String, admitted: String) throws {
    #expect(try admits(cell, "string") == admitted)
  }

  @Test(arguments: [
    ("true", "true"), ("false", "false"), ("not(true)", "false"), ("[true, false]", "false true"),
    ("present", "false true"), ("absent", "- null ?"), ("[absent, false]", "- null ? false"),
    ("'not(true, false)'", ""), ("mistyped", "?"),
  ])
  func `truth values`(cell: String, admitted: String) throws {
    #expect(try admits(cell, "boolean") == admitted)
  }

  @Test(arguments: [
    ("5", "5"), ("5.0", "5"), ("-1", "-1"), ("'> 0'", "1 5 10"), ("'>= 1'", "1 5 10"),
    ("'< 1'", "-1 0"), ("'<= 1'", "-1 0 1"), ("'>5'", "10"), ("1..5", "1 5"), ("'[1..5]'", "1 5"),
    ("'(1..5]'", "5"), ("'[1..5)'", "1"), ("'(0..5)'", "1"), ("0.5..5.5", "1 5"),
    ("'(0.5..4.9]'", "1"), ("'> 0.5'", "1 5 10"), ("'>= -0.5'", "0 1 5 10"),
    ("'< 0.000001'", "-1 0"),
    ("[1..10]", "1 5 10"), ("[1, 10]", "1 10"), ("['< 0', '> 5']", "-1 10"),
    ("[absent, '< 0']", "- null ? -1"), ("not(5)", "-1 0 1 10"), ("'not(1..5, 10)'", "-1 0"),
    ("'not(> 0)'", "-1 0"), ("present", "-1 0 1 5 10"), ("mistyped", "?"), ("-1..0", "-1 0"),
    ("' 1 .. 5 '", "1 5"), ("1e1", "10"),
  ])
  func `whole numbers`(cell: String, admitted: String) throws {
    #expect(try admits(cell, "integer") == admitted)
  }

  @Test(arguments: [
    ("0.5", "0.5"), ("'> 0.5'", "0.500001 2"), ("'>= 0.5'", "0.5 0.500001 2"),
    ("'(0..0.5)'", "0.499999"),
    ("0.5..0.5", "0.5"), ("'not(0.5)'", "-0.5 0 0.499999 0.500001 2"), ("'<= 0'", "-0.5 0"),
    ("-0.5", "-0.5"), ("'< -9223372036854.775807'", ""),
    ("'>= -9223372036854.775808'", "-0.5 0 0.499999 0.5 0.500001 2"),
  ])
  func `numbers`(cell: String, admitted: String) throws {
    #expect(try admits(cell, "number") == admitted)
  }

  @Test(arguments: ["object", "list"])
  func `of objects and lists the presence alone is tested`(type: String) throws {
    #expect(try admits("present", type) == "there")
    #expect(try admits("absent", type) == "- null ?")
    #expect(try admits("[missing, present]", type) == "- there")
    #expect(try admits("mistyped", type) == "?")
  }

  @Test func `what is left out matches everything`() throws {
    #expect(try admits(nil, "integer") == "- null ? -1 0 1 5 10")
  }

  private static let samples: [String: [String]] = [
    "string": ["\"\"", "a", "ab", "A", "\"5\"", "\"true\"", "\"null\"", "\"~\""],
    "boolean": ["false", "true"],
    "integer": ["-1", "0", "1", "5", "10"],
    "number": ["-0.5", "0", "0.499999", "0.5", "0.500001", "2"],
    "object": ["there"],
    "list": ["there"],
  ]

  /// The samples of a type that a cell admits.
  private func admits(_ cell: String?, _ type: String) throws -> String {
    let when = cell.map { "{v: \($0)}" } ?? "{}"
    var run = try PolicyRun(
      """
      policy: p
      language: 1
      inputs: {v: \(type)}
      --- file: d.yaml
      decision: d
      hitPolicy: first
      outputs: {hit: boolean}
      rules:
        - {rule: r, when: \(when), then: {hit: true}}
      default: {hit: false}
      """)
    let samples = ["-", "null", "?"] + (Self.samples[type] ?? [])
    return try samples.filter { sample in
      try run.outputs(of: "d", Self.facts(sample, type)) == "hit true"
    }.joined(separator: " ")
  }

  private static func facts(_ sample: String, _ type: String) -> String {
    switch (sample, type) {
    case ("-", _): "{}"
    case ("?", "string"): "{\"v\": 5}"
    case ("?", _): "{\"v\": \"?\"}"
    case ("there", "object"): "{\"v\": {}}"
    case ("there", _): "{\"v\": []}"
    case ("null", _): "{\"v\": null}"
    case (_, "string"): "{\"v\": \(sample.hasPrefix("\"") ? sample : "\"\(sample)\"")}"
    default: "{\"v\": \(sample)}"
    }
  }
}
