/// What one policy says to some facts.
package enum ComparedOutcome: Hashable, Sendable {
  /// The outputs of the rule that decided.
  case outputs([ComparedOutput])
  /// The outputs of each hit.
  case hits([[ComparedOutput]])
  /// Nothing was decided.
  case failure(EvaluationError)

  /// The outcome with findings in one order, and each once.
  var asSet: ComparedOutcome {
    guard case .hits(let hits) = self else { return self }
    var seen: Set<[ComparedOutput]> = []
    return .hits(hits.filter { seen.insert($0).inserted }.sorted { "\($0)" < "\($1)" })
  }
}

package struct ComparedOutput: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case nothing
    case boolean(Bool)
    case number(FixedPoint)
    case text(String)
    /// The name of an input; empty for the whole document.
    case pointer(String)
    /// A term as the rule language writes it, where no facts were found to evaluate it.
    case term(String)
  }

  package let name: String
  package let content: Content

  package init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }
}
