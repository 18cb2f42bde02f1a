import DecisionTables

extension RuleFault.NameProblem {
  func message(name: String) -> String {
    switch self {
    case .hyphen: "`\(name)` cannot be a name: a hyphen is a minus sign"
    case .characters:
      "`\(name)` cannot be a name: expected letters, digits and `_`, in parts joined by dots"
    case .reserved: "`\(name)` is a word of the language and cannot be a name or a value"
    case .identifier: "`\(name)` cannot be an id: expected letters, digits, `_`, `-` and dots"
    case .dots: "`\(name)` cannot be the name of an element: expected one word without dots"
    }
  }
}

extension RuleFault.UnreadableName {
  func message(name: String) -> String {
    switch self {
    case .element(let element):
      "`\(name)` belongs to an element of a list: only a decision with `each: \(element)` sees it"
    case .hits(let decision):
      "`\(name)` has no one value: `\(decision)` collects a list of results"
    case .forPeople: "`\(name)` is for people: no test or expression reads it"
    }
  }
}

extension RuleFault.CellProblem {
  func message(text: String) -> String {
    switch self {
    case .unequal: "write `not(…)` for every other value, not `\(text)`"
    case .equal: "write the value alone, without `=`"
    case .negation:
      "every other value is written `not(…)`; a text that begins with `not` has inner quotes"
    case .anything: "leave the test out: what is not tested matches everything"
    case .namesAnother:
      "a test names no other input: compare in an expression under `inputs` and test that"
    case .unclosed: "`\(text)` lacks a closing bracket or quote, or has text behind it"
    case .nested: "a `not(…)` stands for a whole test, not inside another"
    case .empty: "a test is empty here; to match everything leave it out"
    case .tilde: "write `null` or `absent`, or for the text `'\"~\"'`, not `~`"
    case .presenceInNot(let word):
      "`not(…)` lists values, and `\(word)` is none: `not(…)` matches no absent value anyway"
    case .severalValues: "several values are a list of their own: `[a, b]`"
    case .noNumber: "no number is in `\(text)`"
    case .noWholeNumber: "no whole number is in `\(text)`"
    default: valueMessage
    }
  }

  private var valueMessage: String {
    switch self {
    case .bounds: "an interval has both brackets or none: `1..5`, `[1..5]`, `(0..5]`"
    case .notANumber(let number): "`\(Words.excerpt(number))` is no number"
    case .numberSpelling(let number):
      "`\(Words.excerpt(number))` is no number; expected digits like `12` or `1.5`, no leading zero"
    case .yamlBoolean(let word): "write `true` or `false`, not `\(word)`"
    case .tildeValue: "write `= absent`, or for the text `\"~\"`, not `~`"
    case .tildeFact: "write `null`, or for the text `\"~\"`, not `~`"
    case .emptyFact: "a value is missing; write `\"\"` for an empty text, `null` for null"
    case .emptyValue: "a value is missing; write `\"\"` for an empty text, `= absent` for none"
    case .tooManyDecimals(let number): "`\(Words.excerpt(number))` has more than six decimals"
    case .outOfRange(let number): "`\(Words.excerpt(number))` is beyond ±9223372036854.775807"
    default: ""
    }
  }
}

extension RuleFault.ExpressionProblem {
  var message: String {
    switch self {
    case .unexpected(let text): "`\(Words.excerpt(text))` is not expected here"
    case .unexpectedEnd: "the expression ends too early"
    case .unclosedString: "a string without closing `\"`"
    case .tooDeep(let limit): "an expression nests at most \(limit) deep"
    case .unknownFunction(let name, let known):
      "unknown function `\(Words.excerpt(name))`\(Words.suggestion(for: name, among: known))"
    case .operandCount(let function, let expected, let found):
      "`\(function)` takes \(expected), not \(found)"
    case .foreignOperator(let text): "`\(text)` is no operator: write `\(native(text))`"
    case .number(let text):
      "`\(Words.excerpt(text))` is no number; expected digits like `12` or `1.5`, at most six "
        + "decimals, within ±9223372036854.775807"
    case .tooLong(let limit): "an expression has at most \(limit) words and signs"
    case .chainedComparison: "join comparisons with `and`"
    case .leadingEquals: "leave the `=` out: what stands under `inputs` is an expression anyway"
    }
  }

  private func native(_ text: String) -> String {
    switch text {
    case "==": "="
    case "&&": "and"
    case "||": "or"
    case "!": "not"
    default: "!="
    }
  }
}
