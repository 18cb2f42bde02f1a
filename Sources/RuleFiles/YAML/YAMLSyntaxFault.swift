package import DecisionTables

/// Why a file is not YAML, or not what its author meant. Texts are as written.
package enum YAMLSyntaxFault: Sendable, Equatable {
  /// An unquoted test such as `> 5`, which YAML takes for the head of a block of text.
  case comparison(String)
  case cannotBegin(Unicode.Scalar)
  case unclosedQuote(Unicode.Scalar)
  case unclosedBracket(Unicode.Scalar)
  case expectedInFlow(closing: Unicode.Scalar, found: String, opened: Place)
  case tab
  case colonInText(String)
  case missingSpaceAfterColon(String)
  case missingColon(String)
  case keyTooLong(limit: Int)
  case indentation(String)
  case expectedItem(String)
  case textAfterValue(String)
  case dashInLine
  case unknownEscape(String)
  case unexpected(String)
}
