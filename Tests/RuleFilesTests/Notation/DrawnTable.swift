import DecisionTables

@testable import RuleFiles

/// A table over a few inputs, read from rule files, and the drawing of its tree.
struct DrawnTable {
  struct Fault: Error {
    let messages: [String]
  }

  static let inputs: [(name: String, type: ValueType)] = [
    ("n", .number), ("s", .string), ("b", .boolean),
  ]

  private let compiled: CompiledPolicy
  private let drawing: TreeDrawing

  init(rules: [String], hitPolicy: String = "first") throws {
    let policy = """
      policy: p
      language: 1
      inputs:
        kind: {values: [x, y, z], required: true}
        n: number
        s: string
        b: boolean
      """
    let decision =
      "decision: d\nhitPolicy: \(hitPolicy)\noutputs: {out: {type: number, optional: true}}\n"
      + "rules:\n" + rules.map { "  - \($0)\n" }.joined()
    let loaded = PolicyLoader().load(
      PolicyFolder(
        path: "p",
        files: [
          SourceText(name: "policy.yaml", text: policy), SourceText(name: "d.yaml", text: decision),
        ]))
    guard let policy = loaded.policy else {
      throw Fault(messages: loaded.diagnostics.map(\.message))
    }
    compiled = CompiledPolicy(policy)
    drawing = TreeDrawing(0, of: compiled)
  }

  /// The drawing with indentation; what was drawn before ends with `…`.
  var text: String {
    var drawn: Set<Int> = []
    func lines(_ target: TreeDrawing.Target, _ indent: String) -> [String] {
      guard case .node(let index) = target, drawn.insert(index).inserted else { return [] }
      return drawing.nodes[index].edges.flatMap { edge in
        let isKnown = if case .node(let next) = edge.target { drawn.contains(next) } else { false }
        return ["\(indent)\(edge.values): \(name(of: edge.target))\(isKnown ? " …" : "")"]
          + lines(edge.target, indent + "  ")
      }
    }
    return ([name(of: drawing.root)] + lines(drawing.root, "  ")).joined(separator: "\n")
  }

  private func name(of target: TreeDrawing.Target) -> String {
    let rules = compiled.policy.decisions[0].rules
    switch target {
    case .node(let index): return drawing.nodes[index].name
    case .rule(let rule): return rules[rule].id
    case .noRule: return "-"
    case .conflict(let found): return found.map { rules[$0].id }.joined(separator: "+")
    case .everyRule: return "every rule"
    }
  }

  /// Where the drawing leads to for some facts, and what is decided.
  func decide(
    _ facts: (values: [String: Value], strings: StringPool)
  ) throws -> (drawn: String, decided: String) {
    var evaluation = Evaluation(compiled)
    for (name, value) in facts.values {
      guard let slot = compiled.policy.slots.firstIndex(where: { $0.name == name }) else {
        continue
      }
      if let id = value.string {
        evaluation.set(slot, to: facts.strings[id])
      } else {
        evaluation.set(slot, to: value)
      }
    }
    return (try follow(evaluation), decided(&evaluation))
  }

  private func decided(_ evaluation: inout Evaluation) -> String {
    do throws(EvaluationError) {
      try evaluation.decide(0)
    } catch {
      if case .severalRules(_, let rules) = error { return rules.joined(separator: "+") }
      return error.id
    }
    return evaluation.decidingRules(of: 0).first ?? "-"
  }

  private func follow(_ evaluation: Evaluation) throws -> String {
    var target = drawing.root
    while case .node(let index) = target {
      let node = drawing.nodes[index]
      guard let slot = compiled.policy.slots.firstIndex(where: { $0.name == node.name }) else {
        throw Fault(messages: ["no slot \(node.name)"])
      }
      let type = compiled.policy.slots[slot].typing.type
      let ways = try node.edges.map { edge in
        let ranks = try edge.alternatives.map {
          try rank(of: $0, type, evaluation.values[slot], evaluation.strings)
        }
        return (rank: ranks.max() ?? 0, target: edge.target)
      }
      guard let best = ways.max(by: { $0.rank < $1.rank }), best.rank > 0 else {
        return "no edge of \(node.name)"
      }
      target = best.target
    }
    return name(of: target)
  }

  /// How particularly an alternative names a value; 0 if it does not.
  private func rank(
    of alternative: String, _ type: ValueType, _ value: Value, _ strings: StringPool
  ) throws -> Int {
    if alternative == "other" { return value.isPresent ? 1 : 0 }
    guard let test = BoundTest([alternative], of: type, strings: strings) else {
      throw Fault(messages: ["not a test: \(alternative)"])
    }
    guard test.set.contains(value, in: test.strings) else { return 0 }
    guard alternative.hasPrefix("starts(") else { return 1_000 }
    return 2 + alternative.utf8.count
  }
}
