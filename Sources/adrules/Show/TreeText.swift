import DecisionTables

/// Draws the tree of a decision: values as edges, names as nodes, rules as leaves.
struct TreeText {
  private let decision: Decision
  private let drawing: TreeDrawing
  private let terminal: Terminal
  private let lines: DrawingLines
  private var output = ""
  private var drawn: Set<Int> = []
  /// The numbers of nodes that several edges lead to.
  private var numbers: [Int: Int] = [:]

  init(
    _ decision: Decision, _ drawing: TreeDrawing, _ terminal: Terminal, _ lines: DrawingLines
  ) {
    self.decision = decision
    self.drawing = drawing
    self.terminal = terminal
    self.lines = lines
    for (index, node) in drawing.nodes.enumerated() where node.references > 1 {
      numbers[index] = numbers.count + 1
    }
  }

  static func text(
    _ decision: Decision, _ drawing: TreeDrawing, _ terminal: Terminal, _ lines: DrawingLines
  ) -> String {
    var writer = TreeText(decision, drawing, terminal, lines)
    writer.write("", writer.words(of: drawing.root), below: "")
    writer.writeChildren(of: drawing.root, "")
    return writer.output
  }

  /// Goes as deep as the tree, which looks at no name twice.
  private mutating func writeChildren(of target: TreeDrawing.Target, _ prefix: String) {
    guard case .node(let index) = target, drawn.insert(index).inserted else { return }
    let edges = drawing.nodes[index].edges
    for (position, edge) in edges.enumerated() {
      let isLast = position == edges.count - 1
      let below = prefix + (isLast ? "   " : lines.trunk)
      let values = HarmlessText.of(edge.values)
      write(
        prefix + (isLast ? lines.lastBranch : lines.branch),
        "\(values) \(lines.arrow) \(words(of: edge.target))", below: below)
      writeChildren(of: edge.target, below)
    }
  }

  private mutating func write(_ start: String, _ text: String, below: String) {
    let room = max(terminal.columns - TextWrap.columns(of: start), 20)
    let wrapped = TextWrap.lines(of: text, columns: room, indent: 2)
    for (index, line) in wrapped.enumerated() {
      output += (index == 0 ? start : below) + line + "\n"
    }
  }

  private func words(of target: TreeDrawing.Target) -> String {
    switch target {
    case .node(let index):
      let name = HarmlessText.of(drawing.nodes[index].name)
      guard let number = numbers[index] else { return name }
      return drawn.contains(index) ? "\(name), as at [\(number)]" : "\(name) [\(number)]"
    case .noRule:
      return decision.defaults == nil ? "(no rule)" : "(no rule: the default outputs)"
    case .rule(let rule): return leaf(rule)
    case .conflict(let rules):
      return "error: \(rules.map { decision.rules[$0].id }.joined(separator: " and ")) match"
    case .everyRule: return "(every rule is tried)"
    }
  }

  private func leaf(_ rule: Int) -> String {
    let rule = decision.rules[rule]
    let place = HarmlessText.of("\(rule.origin.file):\(rule.origin.line)")
    return
      "\(HarmlessText.of(rule.id)) (\([rule.clause, place].compactMap(\.self).joined(separator: ", ")))"
  }
}
