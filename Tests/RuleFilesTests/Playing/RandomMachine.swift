/// A random machine as a rule file: few names, so that rules, timers and clocks meet often.
enum RandomMachine {
  static func text(seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    return head + (0..<Int.random(in: 4...12, using: &random)).map { rule($0, &random) }.joined()
      + doubts
  }

  private static let head = """
    policy: p
    language: 1
    inputs: {limit: {type: integer, unit: s}}
    findings: [doubts]
    --- file: m.yaml
    machine: m
    unit: s
    states: [s0, s1, s2, s3]
    initial: s0
    final: [s3]
    events: {e0: {n: {type: integer, unit: s}}, e1: {n: {type: integer, unit: s}, w: string}, e2: }
    data:
      a: {type: integer, unit: s, initial: 1}
      b: {type: boolean, initial: false}
      t: {type: string, optional: true}
    clocks: {all: , some: {when: {data.b: false}}, here: {when: {state: [s0, s1], data.a: "< 4"}}}
    timers:
      x: {clock: some, tie: timer}
      y: {clock: here, tie: event}
      z: {clock: all, tie: timer}
    actions: {go: {n: {type: integer, unit: s}, t: {type: string, optional: true}}, halt: }
    inputs: {sum: "orElse(event.n, data.a) + data.a", same: event.w = data.t}
    rules:

    """

  private static let doubts = """

    --- file: doubts.yaml
    decision: doubts
    machine: m
    hitPolicy: collect
    outputs: {severity: {values: [info]}, message: text}
    rules:
      - {rule: many, when: {do.go.n: "> 5"}, then: {severity: info, message: "{do.go.n}"}}
      - {rule: halted, when: {do: halt, state: s0}, then: {severity: info, message: no}}
    """

  private static func rule(_ index: Int, _ random: inout SeededGenerator) -> String {
    var parts = ["rule: r\(index)"]
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
    if !random.oneIn(3) { parts.append("state: " + pick(["s0", "s1", "[s0, s2]", "not(s1)"])) }
    if !random.oneIn(6) {
      parts.append("on: " + pick(["e0", "e1", "[e0, e2]", "timer.x", "timer.y", "timer.z"]))
    }
    if random.oneIn(2) {
      parts.append(
        "when: {"
          + pick([
            "data.b: true", "sum: \"> 4\"", "event.n: [absent, 2]", "limit: present",
            "same: [true, absent]", "data.t: absent, data.a: 1..3",
          ]) + "}")
    }
    if random.oneIn(2) {
      parts.append(
        "set: {"
          + pick([
            "a: 2", "b: = not data.b", "a: \"= min(sum, 9)\"", "t: = event.w",
            "b: true, a: = data.a + 1", "t: = absent",
          ]) + "}")
    }
    if random.oneIn(3) { parts.append("stop: [" + pick(["x", "y", "z, x"]) + "]") }
    if !random.oneIn(3) {
      parts.append(
        "start: {" + pick(["x: 2", "y: = data.a", "z: 1", "x: 3, z: = limit", "y: 2, x: 2"]) + "}")
    }
    if random.oneIn(2) {
      parts.append(
        "do: [" + pick(["{go: {n: = data.a}}", "halt", "{go: {n: = sum, t: = data.t}}, halt"])
          + "]")
    }
    if random.oneIn(2) {
      parts.append("go: " + pick(["s0", "s1", "s2", index % 5 == 0 ? "s3" : "s1"]))
    }
    return "  - {\(parts.joined(separator: ", "))}\n"
  }
}
