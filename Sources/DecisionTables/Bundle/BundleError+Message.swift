extension BundleError {
  package var message: String { "line \(line): \(reason.words)" }
}

extension BundleError.Reason {
  fileprivate var words: String {
    switch self {
    case .unknownRecord(let keyword): "unknown record `\(Words.excerpt(keyword))`"
    case .misplaced(let keyword): "`\(keyword)` does not belong to what is above it"
    case .expected(let what, let found?):
      "expected \(what.words), not `\(Words.excerpt(found))`"
    case .expected(let what, nil): "expected \(what.words) before the end of the line"
    case .unknownName(let name): "unknown name `\(Words.excerpt(name))`"
    case .repeatedName(let name): "`\(Words.excerpt(name))` is there already"
    case .readTooEarly(let name): "`\(Words.excerpt(name))` is read before it is decided"
    case .undecided(let name): "no step decides `\(Words.excerpt(name))`"
    case .notAnInput(let name): "`\(Words.excerpt(name))` is not both an input and a fact"
    case .brokenExpression: "the instructions are no expression"
    case .incompleteMachine(let name): "the machine `\(Words.excerpt(name))` is not complete"
    case .noPolicy: "there is no policy"
    }
  }
}

extension BundleError.Expectation {
  fileprivate var words: String {
    switch self {
    case .name: "a name"
    case .string: "a string in quotes"
    case .number: "a number"
    case .origin: "a place `file:line:column`"
    case .type: "a type"
    case .role: "what the slot is for"
    case .hitPolicy: "a hit policy"
    case .step: "`setting` or `decision`"
    case .numbers: "intervals of numbers"
    case .set: "a set of values"
    case .term: "what the output is"
    case .value: "a value"
    case .instruction: "an instruction"
    case .urlPart: "a part of a URL"
    case .endOfLine: "the end of the line"
    }
  }
}
