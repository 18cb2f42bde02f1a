import DecisionTables
import Testing

@testable import RuleFiles

/// A text with what is wrong with it, and what is read nevertheless.
struct YAMLFaultExample: Sendable {
  let text: String
  let faults: [String]
  let values: String
  let isComplete: Bool

  init(_ text: String, _ faults: [String], _ values: String, isComplete: Bool = true) {
    self.text = text
    self.faults = faults
    self.values = values
    self.isComplete = isComplete
  }

  func check() {
    let document = YAMLDocument(text: text)
    #expect(document.faultLines == faults)
    #expect((document.root?.values ?? "nothing") == values)
    #expect(document.isComplete == isComplete)
  }
}

extension YAMLNode {
  /// The values in one line, without braces around the outermost mapping.
  fileprivate var values: String {
    guard case .mapping(let pairs) = content else { return nested }
    return Self.line(pairs)
  }

  private var nested: String {
    switch content {
    case .scalar(let scalar): scalar.text
    case .sequence(let items): "[" + items.map(\.nested).joined(separator: " ") + "]"
    case .mapping(let pairs): "{" + Self.line(pairs) + "}"
    }
  }

  private static func line(_ pairs: [YAMLPair]) -> String {
    pairs.map { "\($0.key)=\($0.value.nested)" }.joined(separator: " ")
  }
}
