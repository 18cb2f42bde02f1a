package import DecisionTables

/// Something in a rule file that is not as the language says: facts, no sentences.
package struct RuleFault: Sendable {
  package enum Reason: Sendable, Equatable {
    // What the file looks like.
    case unknownKind(expected: [String])
    /// A file beneath `cases/` that is no list.
    case casesExpected
    case unknownKey(String, of: String, known: [String])
    case missingKey(String, of: String)
    /// A key that the language knows, where it means nothing: `range` on a string.
    case uselessKey(String, where: String)
    /// Of two keys only one can stand.
    case excludingKeys(String, String, of: String)
    case unknownCheck(String, known: [String])
    /// An `allow` that does not say why.
    case emptyReason(String)
    case wrongNode(of: String, expected: String, found: String)
    case unknownWord(String, of: String, known: [String])
    case commentInText(String)
    // Names.
    case invalidName(String, NameProblem)
    case repeatedName(String, what: String, first: Place)
    case listedTwice(String, first: Place)
    case unknownName(String, known: [String])
    case unreadableName(String, UnreadableName)
    case cycle([String])
    // The parts of a policy.
    case noPolicy
    /// There are more than these of what `of` has.
    case tooMany(String, of: String, limit: Int)
    case tooManyFaults(limit: Int)
    case severalPolicies(first: Place)
    case unsupportedLanguage(String)
    case unknownBase(String, known: [String])
    case baseCycle(String)
    case tooManyBases(limit: Int)
    case nothingToAmend(String, known: [String])
    case amendsWithoutBase(String)
    case foreignAmendment(String, base: String)
    case unknownRule(String, known: [String])
    case emptyTable(String)
    /// Something of a machine that is not there: `a state`.
    case unknownPart(String, what: String, known: [String])
    case repeatedAction(String)
    case fieldTypes(String, String, String)
    /// No output of a table whose outputs decide has declared values.
    case noPriority(String)
    case computedPriority(String)
    case eachNeedsCollect(String)
    case notFindings(String, missing: String)
    /// An input with others inside that is declared as something else than an object.
    case notAnObject(String, holds: String)
    case nestedElements(String)
    // Tests, terms and expressions.
    case unparsableCell(String, CellProblem)
    case unparsableExpression(String, ExpressionProblem)
    /// `of` takes or is something else than what was found; nil: so does this place.
    case typeMismatch(of: String?, expected: String, found: String)
    case unitMismatch(String, String)
    case valueNotListed(String, of: String, known: [String])
    case missingOutput(String, rule: String)
    case absentOutput(String)
    case mayBeAbsent(output: String, names: [String])
    case expressionInText
    case unclosedPlaceholder
    case ignoreCaseWithoutWords
    /// One of a list of tests that admits nothing which the others do not.
    case deadAlternative(String, String)
  }

  /// Why a word cannot be a name.
  package enum NameProblem: Sendable, Equatable {
    case hyphen, characters, reserved, identifier, dots
  }

  /// Why a name that is declared cannot be read here.
  package enum UnreadableName: Sendable, Equatable {
    /// It belongs to the elements of a list, which only a decision with `each` sees.
    case element(String)
    /// It is an output of a table whose result is a list of hits.
    case hits(decision: String)
    /// It is for people: a text or a pointer.
    case forPeople
  }

  /// Why a cell is no unary test, or no value.
  package enum CellProblem: Sendable, Equatable {
    case unequal, equal, negation, anything, namesAnother, unclosed, nested, empty
    case notANumber(String), bounds, numberSpelling(String), yamlBoolean(String)
    case tilde, tildeValue, tildeFact, emptyValue, emptyFact
    case presenceInNot(String)
    case severalValues
    case noNumber, noWholeNumber
    case tooManyDecimals(String), outOfRange(String)
  }

  /// Why a text is no expression.
  package enum ExpressionProblem: Sendable, Equatable {
    case unexpected(String), unexpectedEnd, unclosedString, tooDeep(limit: Int)
    case unknownFunction(String, known: [String])
    case operandCount(function: String, expected: String, found: Int)
    case foreignOperator(String)
    case number(String)
    case tooLong(limit: Int)
    case chainedComparison
    case leadingEquals
  }

  package let reason: Reason
  package let place: Place

  package init(_ reason: Reason, at place: Place) {
    self.reason = reason
    self.place = place
  }
}
