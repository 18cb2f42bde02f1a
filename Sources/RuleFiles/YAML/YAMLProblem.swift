/// Why libyaml stopped, with places in the source.
struct YAMLProblem: Error {
  enum Kind {
    case cannotBegin, tab, dash, colon, missingColon, missingSpace
    case escape, quote, blockHeader, property
    case flow, blockMapping, blockSequence, content, afterDocument
    case other
  }

  let kind: Kind
  /// Where reading stopped.
  let offset: Int
  /// Where what was being read began.
  let start: Int
}

extension YAMLProblem.Kind {
  /// Classifies what libyaml 0.2 says; words that it does not know are ``other``.
  init(context: String, problem: String) {
    self = Self.byProblem[problem] ?? Self.byContext[context] ?? .other
  }

  private static let byProblem: [String: Self] = [
    "found character that cannot start any token": .cannotBegin,
    "mapping keys are not allowed in this context": .cannotBegin,
    "block sequence entries are not allowed in this context": .dash,
    "mapping values are not allowed in this context": .colon,
    "could not find expected ':'": .missingColon,
    "found unexpected ':'": .missingSpace,
    "found a tab character that violates indentation": .tab,
    "found a tab character where an indentation space is expected": .tab,
    "found unknown escape character": .escape,
    "did not find expected hexdecimal number": .escape,
    "found invalid Unicode character escape code": .escape,
    "found undefined tag handle": .property,
    "did not find expected key": .blockMapping,
    "did not find expected '-' indicator": .blockSequence,
    "did not find expected ',' or ']'": .flow,
    "did not find expected ',' or '}'": .flow,
    "did not find expected node content": .content,
    "did not find expected <document start>": .afterDocument,
  ]

  private static let byContext: [String: Self] = [
    "while scanning a quoted scalar": .quote,
    "while scanning a block scalar": .blockHeader,
    "while scanning an anchor": .property,
    "while scanning an alias": .property,
    "while scanning a tag": .property,
    "while parsing a tag": .property,
  ]
}
