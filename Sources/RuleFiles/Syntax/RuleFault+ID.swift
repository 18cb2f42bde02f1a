extension RuleFault {
  /// The stable name of the fault, for machines.
  var id: String {
    switch reason {
    case .unknownKind, .casesExpected: "unknown-file"
    case .unknownKey: "unknown-key"
    case .missingKey: "missing-key"
    case .uselessKey, .excludingKeys: "useless-key"
    case .wrongNode: "wrong-node"
    case .unknownWord: "unknown-word"
    case .commentInText: "comment-in-text"
    case .invalidName: "invalid-name"
    case .repeatedName, .listedTwice: "repeated-name"
    case .unknownName: "unknown-name"
    case .unreadableName: "unreadable-name"
    case .cycle, .baseCycle: "cycle"
    case .noPolicy: "no-policy"
    case .severalPolicies: "several-policies"
    case .unsupportedLanguage: "unsupported-language"
    case .unknownBase, .tooManyBases: "unknown-policy"
    case .nothingToAmend, .amendsWithoutBase, .foreignAmendment: "nothing-to-amend"
    case .unknownRule: "unknown-rule"
    case .emptyTable: "empty-table"
    case .unsupportedHitPolicy: "unsupported-hit-policy"
    case .unsupportedMachine: "unsupported-machine"
    case .eachNeedsCollect: "each-needs-collect"
    case .notFindings: "not-a-findings-decision"
    case .notAnObject, .nestedElements: "type-mismatch"
    case .unparsableCell: "unparsable-cell"
    case .unparsableExpression: "unparsable-expression"
    case .typeMismatch, .ignoreCaseWithoutWords, .expressionInText: "type-mismatch"
    case .unitMismatch: "unit-mismatch"
    case .valueNotListed: "unlisted-value"
    case .missingOutput: "missing-output"
    case .absentOutput, .mayBeAbsent: "may-be-absent"
    case .unclosedPlaceholder: "unclosed-placeholder"
    }
  }
}
