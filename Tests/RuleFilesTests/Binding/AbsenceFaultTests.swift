import Testing

@testable import RuleFiles

/// Expressions that may have no value, for outputs that must have one.
@Suite struct AbsenceFaultTests {
  @Test(arguments: rows)
  func `what may be absent is named, what a test or a function settles is not`(row: FaultRow) {
    row.check(in: Self.policy)
  }

  private static let policy = """
    policy: p
    language: 1
    inputs:
      kind: {values: [a, b], required: true}
      t: {type: integer, unit: s}
      u: {type: integer, unit: s}
      url: string
      o: boolean
    settings:
      cfg: {from: t, valid: "> 0"}
      dflt: {from: t, valid: "> 0", default: 5}
      comp: {from: t, default: = u}
      certain: {from: kind}
    --- file: d.yaml
    decision: d
    hitPolicy: first
    inputs:
      spare: t - u
      both: present(t) and present(u)
      none: not present(t) or not present(u)
      chain: spare + 1
      sure: settings.certain = "a"
    outputs: {x: {type: integer, unit: s, optional: true}, y: {type: integer, unit: s}}
    rules:
      - {rule: r, CELL}
    """

  static let rows = [
    FaultRow(
      "then: {y: = t}",
      "25-28: `y` is not optional, but `t` may be absent; test it in this rule, or use "
        + "`orElse` [may-be-absent]"),
    FaultRow(
      "then: {y: = t + u + t}",
      "25-36: `y` is not optional, but `t` or `u` may be absent; test it in this rule, or "
        + "use `orElse` [may-be-absent]"),
    FaultRow(
      "then: {y: \"= orElse(t, u)\"}",
      "25-41: `y` is not optional, but `u` may be absent; test it in this rule, or use "
        + "`orElse` [may-be-absent]"),
    FaultRow("then: {y: \"= orElse(t, 5)\"}"),
    FaultRow("then: {y: = if present(t) then t else 0}"),
    FaultRow("then: {y: = if not present(t) then 0 else t}"),
    FaultRow("then: {y: = if present(t) and present(u) then t + u else 0}"),
    FaultRow("then: {y: = if not present(t) or not present(u) then 0 else t + u}"),
    FaultRow(
      "then: {y: = if present(t) then u else t}",
      "25-54: `y` is not optional, but `u` or `t` may be absent; test it in this rule, or "
        + "use `orElse` [may-be-absent]"),
    FaultRow("then: {x: = t, y: 1}"),
    FaultRow("when: {t: present}, then: {y: = t}"),
    FaultRow("when: {t: \"> 5\"}, then: {y: = t}"),
    FaultRow("when: {t: not(5)}, then: {y: = t}"),
    FaultRow(
      "when: {t: [absent, 5]}, then: {y: = t}",
      "49-52: `y` is not optional, but `t` may be absent; test it in this rule, or use "
        + "`orElse` [may-be-absent]"),
    FaultRow(
      "when: {t: missing}, then: {y: = t}",
      "45-48: `y` is not optional, but `t` may be absent; test it in this rule, or use "
        + "`orElse` [may-be-absent]"),
    FaultRow("when: {settings.cfg: present}, then: {y: = settings.cfg}"),
    FaultRow(
      "then: {y: = settings.cfg}",
      "25-39: `y` is not optional, but `settings.cfg` may be absent; test it in this rule, "
        + "or use `orElse` [may-be-absent]"),
    FaultRow("then: {y: = settings.dflt}"),
    FaultRow(
      "then: {y: = settings.comp}",
      "25-40: `y` is not optional, but `settings.comp` may be absent; test it in this "
        + "rule, or use `orElse` [may-be-absent]"),
    FaultRow("when: {settings.cfg.from: configured}, then: {y: = settings.cfg}"),
    FaultRow("when: {settings.cfg.from: [configured, corrected]}, then: {y: = t}"),
    FaultRow(
      "when: {settings.cfg.from: not(default)}, then: {y: = settings.cfg}",
      "66-80: `y` is not optional, but `settings.cfg` may be absent; test it in this rule, "
        + "or use `orElse` [may-be-absent]"),
    FaultRow(
      "then: {y: \"= min(t, 5)\"}",
      "25-38: `y` is not optional, but `t` may be absent; test it in this rule, or use "
        + "`orElse` [may-be-absent]"),
    FaultRow(
      "then: {y: = if o then 1 else 2}",
      "25-45: `y` is not optional, but `o` may be absent; test it in this rule, or use "
        + "`orElse` [may-be-absent]"),
    FaultRow("then: {y: = if present(o) and o then 1 else 2}"),
    FaultRow("then: {y: = if o and present(o) then 1 else 2}"),
    FaultRow(
      "then: {y: = if present(t) then t else absent}",
      "25-59: `y` is not optional: `absent` would leave it without a value [may-be-absent]"),
    FaultRow("then: {y: = if present(o) and (not o or present(u)) then 1 else 2}"),
    FaultRow("when: {spare: \"> 0\"}, then: {y: = t}"),
    FaultRow("when: {both: true}, then: {y: = t + u}"),
    FaultRow(
      "when: {both: false}, then: {y: = t}",
      "46-49: `y` is not optional, but `t` may be absent; test it in this rule, or use "
        + "`orElse` [may-be-absent]"),
    FaultRow("when: {none: false}, then: {y: = t + u}"),
    FaultRow("when: {chain: \"> 0\"}, then: {y: = t + u}"),
    FaultRow(
      "when: {o: true}, then: {y: = spare}",
      "42-49: `y` is not optional, but `spare` may be absent; test it in this rule, or use "
        + "`orElse` [may-be-absent]"),
    FaultRow("when: {spare: present}, then: {y: = spare}"),
    FaultRow("then: {y: = if sure then 1 else 2}"),
    FaultRow(
      "then: {y: = if host(url) = \"a\" then 1 else 2}",
      "25-59: `y` is not optional, but `host(…)` may be absent; test it in this rule, or "
        + "use `orElse` [may-be-absent]"),
    FaultRow(
      "when: {t: soon}, then: {y: = t}",
      "25-29: `t` takes a whole number of seconds, not `soon` [type-mismatch]"),
  ]
}
