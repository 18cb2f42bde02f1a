extension CaseSyntax {
  /// The facts of the case as JSON; nil if it gives none.
  package var factsText: String? { facts.map { FactsText(of: $0).json } }
}
