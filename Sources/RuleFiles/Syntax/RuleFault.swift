package import DecisionTables

/// Something in a rule file that is not as the language says: facts, no sentences.
package struct RuleFault: Sendable {
  package enum Reason: Sendable, Equatable {
    // What the file looks like.
    case unknownKind(expected: [String])
    case unknownKey(String, of: String, known: [String])
    case missingKey(String, of: String)
    case wrongNode(expected: String, of: String)
    case unknownWord(String, of: String, known: [String])
    case commentInText(String)
    // Names.
    case invalidName(String, NameProblem)
    case repeatedName(String, what: String, first: Place)
    case unknownName(String, known: [String])
    case elementOutsideEach(String, element: String)
    case cycle([String])
    // The parts of a policy.
    case noPolicy
    case severalPolicies(first: Place)
    case unsupportedLanguage(String)
    case unknownBase(String, known: [String])
    case baseCycle(String)
    case baseHasErrors(String)
    case nothingToAmend(String, what: String)
    case amendsWithoutBase(String)
    case unknownAnchorRule(String, known: [String])
    case emptyTable(String)
    case unsupportedHitPolicy(String)
    case unsupportedMachine(String)
    case eachNeedsCollect(String)
    case notAFindings(String, missing: String)
    // Tests, terms and expressions.
    case unparsableTest(String, TestProblem)
    case unparsableExpression(String, ExpressionProblem)
    case typeMismatch(expected: String, found: String)
    case unitMismatch(String, String)
    case valueNotListed(String, of: String, known: [String])
    case missingOutput(String, rule: String)
    case mayBeAbsent(output: String, names: [String])
    case unknownPlaceholder(String, known: [String])
    case unclosedPlaceholder
    case ignoreCaseWithoutWords
  }

  /// Why a word cannot be a name.
  package enum NameProblem: Sendable, Equatable {
    case hyphen, characters, reserved
  }

  /// Why a cell is no unary test.
  package enum TestProblem: Sendable, Equatable {
    case unequal, equal, anything, namesAnother, unclosed, nested, empty
    case notANumber(String), bounds, numberSpelling(String), yamlBoolean(String), tilde
    case presenceInNot(String)
    case inverted
    case tooManyDecimals(String), outOfRange(String)
  }

  /// Why a text is no expression.
  package enum ExpressionProblem: Sendable, Equatable {
    case unexpected(String), unexpectedEnd, unclosedString, tooDeep(limit: Int)
    case unknownFunction(String, known: [String])
    case operandCount(function: String, expected: String, found: Int)
    case singleEquals(String)
    case number(String)
    case tooLong(limit: Int)
    case chainedComparison
  }

  package let reason: Reason
  package let place: Place

  package init(_ reason: Reason, at place: Place) {
    self.reason = reason
    self.place = place
  }
}
