import DecisionTables

/// Boxes and arrows, before they are Mermaid or DOT.
struct Graph {
  enum Shape {
    /// What is looked at.
    case question
    /// What is decided, or decides.
    case box
    /// What comes in, and what comes out.
    case round
  }

  struct Node {
    let label: String
    let shape: Shape
  }

  struct Edge {
    let from: Int
    let to: Int
    let label: String
  }

  let name: String
  /// Whether arrows go from left to right.
  let isSideways: Bool
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []

  private mutating func add(_ label: String, _ shape: Shape) -> Int {
    nodes.append(Node(label: label, shape: shape))
    return nodes.count - 1
  }

  /// The tree of a decision; a rule that decides in several places has one leaf.
  init(treeOf decision: Decision, _ drawing: TreeDrawing) {
    name = decision.name
    isSideways = false
    for node in drawing.nodes { _ = add(node.name, .question) }
    var leaves: [TreeDrawing.Target: Int] = [:]
    for (index, node) in drawing.nodes.enumerated() {
      for edge in node.edges {
        let end = place(of: edge.target, decision, &leaves)
        edges.append(Edge(from: index, to: end, label: edge.values))
      }
    }
    if nodes.isEmpty { _ = place(of: drawing.root, decision, &leaves) }
  }

  private mutating func place(
    of target: TreeDrawing.Target, _ decision: Decision,
    _ leaves: inout [TreeDrawing.Target: Int]
  ) -> Int {
    if case .node(let index) = target { return index }
    if let known = leaves[target] { return known }
    let leaf = add(Graph.label(of: target, decision), .round)
    leaves[target] = leaf
    return leaf
  }

  private static func label(of target: TreeDrawing.Target, _ decision: Decision) -> String {
    switch target {
    case .node: ""
    case .rule(let rule):
      [decision.rules[rule].id, decision.rules[rule].clause].compactMap(\.self)
        .joined(separator: "\n")
    case .noRule: decision.defaults == nil ? "no rule" : "no rule: default"
    case .conflict(let rules):
      "error: " + rules.map { decision.rules[$0].id }.joined(separator: " and ")
    case .everyRule: "every rule is tried"
    }
  }

  /// Which decisions and settings of a policy need which, and the facts that they read.
  init(requirementsOf policy: Policy) {
    name = policy.name
    isSideways = true
    var places: [Int: Int] = [:]
    var steps: [Step: Int] = [:]
    for step in policy.steps {
      let place = add(policy.name(of: step), step.isDecision ? .box : .question)
      steps[step] = place
      for source in policy.dependencies(of: step) {
        if let from = steps[source] { edges.append(Edge(from: from, to: place, label: "")) }
      }
      for fact in policy.factsRead(by: step) {
        let from = places[fact] ?? add(policy.slots[fact].name, .round)
        places[fact] = from
        edges.append(Edge(from: from, to: place, label: ""))
      }
    }
  }
}

extension Step {
  fileprivate var isDecision: Bool { if case .decision = self { true } else { false } }
}

extension Policy {
  fileprivate func name(of step: Step) -> String {
    switch step {
    case .setting(let index): "settings.\(settings[index].name)"
    case .decision(let index): decisions[index].name
    }
  }

  /// The facts that a step reads itself, in the order of declaration.
  fileprivate func factsRead(by step: Step) -> [Int] {
    var slots = slotsRead(by: step)
    if case .setting(let index) = step { slots += [settings[index].fact].compactMap(\.self) }
    return Set(slots.filter { $0 < inputs.count }).sorted()
  }
}
