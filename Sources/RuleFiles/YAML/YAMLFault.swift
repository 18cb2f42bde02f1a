package import DecisionTables

/// Something in a YAML file that the reader does not accept.
package struct YAMLFault: Sendable, Equatable {
  package enum Reason: Sendable, Equatable {
    case tooLarge(limit: Int)
    case tooManyValues(limit: Int)
    /// Nothing is read behind these.
    case tooManyFaults(limit: Int)
    case notUTF8(UInt8)
    case utf16
    /// A character that no text needs, or that only looks like an end of line.
    case controlCharacter(UInt32)
    case empty
    case tooDeep(limit: Int)
    case severalDocuments
    case directive(String)
    case duplicateKey(String, first: Place)
    case mergeKey
    case missingKey
    case keyIsCollection
    case tag(String)
    case anchor(String)
    case alias(String)
    /// A comma ended the text early; all of it is given.
    case flowComma(String, isMapping: Bool)
    case flowKeyWithoutValue(String)
    case syntax(YAMLSyntaxFault)
  }

  /// Whether a repair may have put text where it was not meant to be.
  package var mayMisplaceText: Bool {
    switch reason {
    case .syntax(.unclosedQuote), .syntax(.unclosedBracket), .syntax(.expectedInFlow): true
    default: false
    }
  }

  package let reason: Reason
  package let place: Place

  package init(_ reason: Reason, at place: Place) {
    self.reason = reason
    self.place = place
  }
}
