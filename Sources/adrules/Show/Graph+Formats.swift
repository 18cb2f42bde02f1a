extension Graph {
  /// As a flowchart of Mermaid.
  var mermaid: String {
    let boxes = nodes.enumerated().map { index, node in
      let (left, right) = Graph.brackets(node.shape)
      return "  n\(index)\(left)\"\(Graph.mermaid(node.label))\"\(right)\n"
    }
    let arrows = edges.map { edge in
      let label = edge.label.isEmpty ? "" : "|\"\(Graph.mermaid(edge.label))\"|"
      return "  n\(edge.from) -->\(label) n\(edge.to)\n"
    }
    return "flowchart \(isSideways ? "LR" : "TD")\n" + boxes.joined() + arrows.joined()
  }

  /// In the language of Graphviz.
  var dot: String {
    let boxes = nodes.enumerated().map { index, node in
      "  n\(index) [label=\"\(Graph.dot(node.label))\", shape=\(Graph.dotShape(node.shape))];\n"
    }
    let arrows = edges.map { edge in
      let label = edge.label.isEmpty ? "" : " [label=\"\(Graph.dot(edge.label))\"]"
      return "  n\(edge.from) -> n\(edge.to)\(label);\n"
    }
    return "digraph \"\(Graph.dot(name))\" {\n"
      + (isSideways ? "  rankdir=LR;\n" : "") + boxes.joined() + arrows.joined() + "}\n"
  }

  private static func brackets(_ shape: Shape) -> (String, String) {
    switch shape {
    case .question: ("{{", "}}")
    case .box: ("[", "]")
    case .round: ("([", "])")
    }
  }

  private static func dotShape(_ shape: Shape) -> String {
    switch shape {
    case .question: "hexagon"
    case .box: "box"
    case .round: "oval"
    }
  }

  /// Mermaid reads `#name;` and `#number;` as characters, and its own markup in labels.
  private static func mermaid(_ label: String) -> String {
    var result = ""
    for scalar in label.unicodeScalars {
      switch scalar {
      case "\n": result += "<br>"
      case "\"": result += "#quot;"
      case "#": result += "#35;"
      case "&": result += "#amp;"
      case "`": result += "#96;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      default: result += HarmlessText.of(scalar)
      }
    }
    return result
  }

  private static func dot(_ label: String) -> String {
    var result = ""
    for scalar in label.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\"", "\\": result += "\\" + String(scalar)
      default: result += HarmlessText.of(scalar)
      }
    }
    return result
  }
}
