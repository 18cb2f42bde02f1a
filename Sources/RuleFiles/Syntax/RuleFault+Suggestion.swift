import DecisionTables

extension RuleFault {
  /// The known name that was probably meant.
  var suggestion: Diagnostic.Suggestion? {
    switch reason {
    case .unknownKey(let word, _, let known), .unknownWord(let word, _, let known),
      .unknownName(let word, let known), .unknownCheck(let word, let known),
      .nothingToAmend(let word, let known), .unknownRule(let word, let known),
      .unknownBase(let word, let known), .valueNotListed(let word, _, let known):
      NearestName.of(word, in: known).map { Diagnostic.Suggestion(word, meant: $0) }
    default: nil
    }
  }
}
