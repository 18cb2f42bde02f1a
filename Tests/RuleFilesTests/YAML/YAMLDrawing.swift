import DecisionTables

@testable import RuleFiles

extension YAMLDocument {
  init(text: String) {
    self.init(reading: SourceText(name: "f", text: text))
  }

  /// The tree of nodes with its places, a line each.
  var drawing: String { root.map { $0.lines("").joined(separator: "\n") } ?? "nothing" }

  /// The faults as lines `id @place: message`.
  var faultLines: [String] {
    faults.map { fault in
      let diagnostic = fault.diagnostic
      return "\(diagnostic.id) @\(fault.place.span): \(diagnostic.message)"
    }
  }
}

extension Place {
  var span: String { "\(start.line):\(start.column)-\(end.line):\(end.column)" }
}

extension YAMLNode {
  fileprivate func lines(_ indent: String) -> [String] {
    switch content {
    case .scalar(let scalar):
      let text = scalar.text.split(separator: "\n", omittingEmptySubsequences: false)
      let comment = scalar.isFollowedByComment ? " #" : ""
      return ["\(scalar.style) `\(text.joined(separator: "\\n"))` @\(place.span)\(comment)"]
    case .mapping(let pairs):
      let children = pairs.map { ("\($0.key) @\($0.keyPlace.span) → ", $0.value) }
      return ["mapping @\(place.span)"] + Self.branches(children, indent)
    case .sequence(let items):
      return ["sequence @\(place.span)"] + Self.branches(items.map { ("", $0) }, indent)
    }
  }

  private static func branches(_ children: [(String, YAMLNode)], _ indent: String) -> [String] {
    children.enumerated().flatMap { index, child in
      let isLast = index == children.count - 1
      let lines = child.1.lines(indent + (isLast ? "   " : "│  "))
      return [indent + (isLast ? "└─ " : "├─ ") + child.0 + lines[0]] + lines.dropFirst()
    }
  }
}
