import DecisionTables

extension RuleFault.NameProblem {
  func message(name: String) -> String {
    switch self {
    case .hyphen: "`\(name)` cannot be a name: a hyphen is a minus sign"
    case .characters:
      "`\(name)` cannot be a name: expected letters, digits and `_`, in parts joined by dots"
    case .reserved: "`\(name)` is a word of the language and cannot be a name or a value"
    }
  }
}

extension RuleFault.TestProblem {
  func message(text: String) -> String {
    switch self {
    case .unequal: "write `not(…)` for every other value, not `\(text)`"
    case .equal: "write the value alone, without `==`"
    case .anything: "leave the test out: what is not tested matches everything"
    case .namesAnother:
      "a test names no other input: compare in an expression under `inputs` and test that"
    case .unclosed: "`\(text)` lacks a closing bracket or quote, or has text behind it"
    case .nested: "a `not(…)` stands for a whole test, not inside another"
    case .empty: "a test is empty here; to match everything leave it out"
    case .notANumber(let number): "`\(number)` is no number"
    case .bounds: "an interval has both brackets or none: `1..5`, `[1..5]`, `(0..5]`"
    case .numberSpelling(let number):
      "`\(number)` is no number; expected digits like `12` or `1.5`, no leading zero"
    case .yamlBoolean(let word): "write `true` or `false`, not `\(word)`"
    case .tilde: "write `null`, `absent` or, for the text, `'\"~\"'`, not `~`"
    case .presenceInNot(let word):
      "`not(…)` lists values, and `\(word)` is none: it matches no absent value anyway"
    case .inverted: "no number is in `\(text)`"
    case .tooManyDecimals(let number): "`\(number)` has more than six decimals"
    case .outOfRange(let number): "`\(number)` is beyond ±9223372036854.775807"
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
      "unknown function `\(name)`\(Words.suggestion(for: name, among: known))"
    case .operandCount(let function, let expected, let found):
      "`\(function)` takes \(expected), not \(found)"
    case .singleEquals(let text): "`\(text)` is not an operator; \(ExpressionProblemWords.advice(text))"
    case .number(let text):
      "`\(Words.excerpt(text))` is no number; expected at most six decimals within "
        + "±9223372036854.775807"
    case .tooLong(let limit): "an expression has at most \(limit) words and signs"
    case .chainedComparison: "join comparisons with `and`"
    }
  }
}

enum ExpressionProblemWords {
  static func advice(_ text: String) -> String {
    switch text {
    case "==": "write `=`"
    case "&&": "write `and`"
    case "||": "write `or`"
    default: "write `!=`"
    }
  }
}
