import DecisionTables
import Testing

@testable import RuleFiles

/// What expressions come to. Facts: a = 6, b = 4, t = true, s = "x"; n, m, o and z are not there.
@Suite struct ExpressionValueTests {
  private static let facts = """
    {"a": 6, "b": 4, "t": true, "f": false, "s": "x", "m": "mistyped", "o": null,
     "kind": "video", "u": "HTTPS://Me:pw@Example.COM:8080/a/b?q#f", "obj": {}}
    """

  private static func policy(_ expression: String, _ type: String) -> String {
    """
    policy: p
    language: 1
    inputs:
      a: integer
      b: number
      n: integer
      m: integer
      o: boolean
      t: boolean
      f: boolean
      s: string
      z: string
      u: string
      kind: {values: [banner, video]}
      obj: object
    --- file: d.yaml
    decision: d
    outputs: {x: {type: \(type), optional: true}}
    rules:
      - rule: r
        then:
          x: >-
            = \(expression)
    """
  }

  private func value(_ expression: String, _ type: String) throws -> String {
    var run = try PolicyRun(Self.policy(expression, type))
    let line = try run.outputs(of: "d", Self.facts)
    return line.hasPrefix("x ") ? String(line.dropFirst(2)) : "nothing"
  }

  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("a - b - 1", "1"), ("a / b", "1.5"),
    ("-a + b", "-2"), ("2 / 3", "0.666667"), ("-2 / 3", "-0.666667"), ("0.1 + 0.2", "0.3"),
    ("a * 0.25", "1.5"), ("min(a, b, 5)", "4"), ("max(a, b, 5)", "6"), ("min(a)", "6"),
    ("if t then a else b", "6"), ("if f then a else b", "4"), ("if o then a else b", "nothing"),
    ("n + 1", "nothing"), ("min(a, n)", "nothing"), ("-n", "nothing"), ("m", "nothing"),
    ("orElse(n, 5)", "5"), ("orElse(a, 5)", "6"), ("orElse(n, m)", "nothing"),
    ("orElse(n, orElse(m, a))", "6"), ("if present(n) then n else 0", "0"),
    ("if present(a) then a else 0", "6"), ("count(t, f, o, a > b, not t)", "2"),
    ("count(o)", "0"), ("if t then 1 else 1 / 0", "1"), ("orElse(a, 1 / 0)", "6"),
    ("if t then absent else 1", "nothing"), ("1e3 + 1.5e-3", "1000.0015"),
  ])
  func `numbers`(expression: String, value: String) throws {
    #expect(try self.value(expression, "number") == value)
  }

  @Test(arguments: [
    ("a > b", "true"), ("a < b", "false"), ("a >= 6 and b <= 4", "true"), ("a = 6.0", "true"),
    ("a != 6", "false"), ("s = \"x\"", "true"), ("s != \"x\"", "false"), ("s = \"X\"", "false"),
    ("kind = \"video\"", "true"), ("t = f", "false"), ("t != f", "true"), ("not t", "false"),
    ("n = n", "nothing"), ("n > 1", "nothing"), ("z = \"x\"", "nothing"), ("not o", "nothing"),
    ("t or o", "true"), ("o or t", "true"), ("f or o", "nothing"), ("o or f", "nothing"),
    ("f and o", "false"), ("o and f", "false"), ("t and o", "nothing"), ("o and t", "nothing"),
    ("o and o", "nothing"), ("f and 1 / 0 > 1", "false"), ("t or 1 / 0 > 1", "true"),
    ("present(a)", "true"), ("present(n)", "false"), ("present(m)", "false"),
    ("present(o)", "false"), ("present(obj)", "true"), ("present(n + 1)", "false"),
    ("present(absent)", "false"), ("orElse(o, true)", "true"), ("not f and t or f", "true"),
  ])
  func `truth values`(expression: String, value: String) throws {
    #expect(try self.value(expression, "boolean") == value)
  }

  @Test(arguments: [
    ("s", "x"), ("z", "nothing"), ("orElse(z, \"other\")", "other"), ("scheme(u)", "https"),
    ("host(u)", "example.com"), ("path(u)", "/a/b"), ("userInfo(u)", "Me:pw"),
    ("host(s)", "nothing"), ("host(z)", "nothing"), ("userInfo(\"a://b\")", "nothing"),
    ("scheme(\"rwdd://x\")", "rwdd"), ("host(\"rwdd://X\")", "x"), ("path(\"a://b\")", "nothing"),
    ("if t then s else \"y\"", "x"), ("\"a \\\"quoted\\\" one\"", "a \"quoted\" one"),
    ("orElse(host(u), s)", "example.com"),
  ])
  func `strings`(expression: String, value: String) throws {
    #expect(try self.value(expression, "string") == value)
  }

  @Test(arguments: ["if t then \"display\" else \"playback\"", "\"playback\""])
  func `an enumerated output takes the strings that it lists`(expression: String) throws {
    let type = "string, values: [display, playback]"
    #expect(try ["display", "playback"].contains(value(expression, type)))
  }

  @Test(arguments: [
    ("a / (b - 4)", "`d.x` (d.yaml:4:11) divides by zero"),
    ("9000000000000 + 9000000000000", "`d.x` (d.yaml:4:11) is beyond ±9223372036854.775807"),
    ("9000000000000 * a", "`d.x` (d.yaml:4:11) is beyond ±9223372036854.775807"),
    ("1 / 0 + n", "`d.x` (d.yaml:4:11) divides by zero"),
  ])
  func `arithmetic without a result is an error with a place`(
    expression: String, message: String
  ) throws {
    let error = #expect(throws: EvaluationError.self) { try value(expression, "number") }
    #expect(error?.message == message)
  }
}
