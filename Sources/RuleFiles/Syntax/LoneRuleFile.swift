package import DecisionTables

/// A YAML file read without the policy that it may belong to: its syntax and its shape, no names.
package struct LoneRuleFile: Sendable {
  /// Nil if it is no rule file, as far as it could be read.
  package let kind: RuleFileKind?
  /// The name of the decision that it holds.
  package let decision: String?
  /// Whether it is YAML and all of it could be read, so that what is missing is not there.
  package let isReadable: Bool
  /// Whether it holds a mapping or a list, and not only a text.
  package let isCollection: Bool
  /// What is wrong with it. That a file of no kind is no rule file is said only where one was
  /// expected.
  package let diagnostics: [Diagnostic]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - expected: what somebody says that it is; empty for anything.
  package init(reading source: SourceText, as expected: [RuleFileKind] = []) {
    let document = YAMLDocument(reading: source)
    let root = document.root
    kind = root.flatMap(RuleFileKind.init)
    decision = root?.word(under: "decision")?.text
    isReadable = root != nil && document.isComplete && !document.faults.contains(where: \.isSyntax)
    isCollection = root?.isCollection == true
    var reader = SyntaxReader(isComplete: document.isFaithful)
    if let root, kind != nil || !expected.isEmpty { _ = reader.read(root) }
    let surprise = root.flatMap { [kind] root in
      kind.flatMap { LoneRuleFile.surprise($0, at: root, expected) }
    }
    let faults = document.faults.map(\.diagnostic) + reader.faults.map(\.diagnostic)
    diagnostics = (faults + [surprise].compactMap(\.self)).sortedByPlace()
  }

  private static func surprise(
    _ kind: RuleFileKind, at root: YAMLNode, _ expected: [RuleFileKind]
  ) -> Diagnostic? {
    guard !expected.isEmpty, !expected.contains(kind) else { return nil }
    let phrases = expected.map(\.phrase).joined(separator: " or ")
    return Diagnostic(
      id: "unexpected-kind", severity: .error,
      message: "this file is \(kind.phrase); expected \(phrases)", at: root.head)
  }
}

extension YAMLFault {
  fileprivate var isSyntax: Bool { if case .syntax = reason { true } else { false } }
}

extension YAMLNode {
  fileprivate func word(under key: String) -> Word? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.first { $0.key == key }?.value.word
  }

  fileprivate var isCollection: Bool { if case .scalar = content { false } else { true } }

  /// The first key of a mapping, the first element of a list, else all of it.
  fileprivate var head: Place {
    switch content {
    case .scalar: place
    case .mapping(let pairs): pairs.first?.keyPlace ?? place
    case .sequence(let nodes): nodes.first?.head ?? place
    }
  }
}
