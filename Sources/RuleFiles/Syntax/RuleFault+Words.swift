package import DecisionTables

extension RuleFault {
  package var diagnostic: Diagnostic {
    var diagnostic = Diagnostic(
      id: id, severity: severity, message: message, at: place, notes: notes)
    diagnostic.suggestion = suggestion
    return diagnostic
  }

  package var isError: Bool { severity >= .error }

  private var severity: Severity {
    switch reason {
    case .commentInText, .deadAlternative: .warning
    default: .error
    }
  }

  private var notes: [Diagnostic.Note] {
    switch reason {
    case .repeatedName(_, _, let first), .listedTwice(_, let first), .severalPolicies(let first):
      [Diagnostic.Note("the first one is here", at: first)]
    default: []
    }
  }

  private var message: String {
    switch reason {
    case .unknownKind(let expected):
      "this is no rule file: expected a key \(Words.alternatives(expected)), or a list of cases"
    case .casesExpected: "a file of cases is a list: expected `- case: …`"
    case .unknownKey(let key, let what, let known):
      "\(what) has no `\(Words.excerpt(key))`\(Words.suggestion(for: key, among: known))"
    case .missingKey(let key, let what): "\(what) needs `\(key)`"
    case .uselessKey(let key, let place): "`\(key)` means nothing \(place): leave it out"
    case .excludingKeys(let one, let other, let what):
      "\(what) has `\(one)` or `\(other)`, not both"
    case .unknownCheck(let id, let known):
      "there is no check `\(Words.excerpt(id))`\(Words.suggestion(for: id, among: known))"
    case .emptyReason(let id): "say why `\(id)` is allowed here"
    case .wrongNode(let what, let expected, let found):
      "\(what) takes \(expected), not \(found)"
    case .unknownWord(let word, let what, let known):
      "\(what) cannot be `\(Words.excerpt(word))`\(Words.suggestion(for: word, among: known))"
    case .commentInText(let text):
      "what follows ` #` is a comment: put the text in quotes, `\"\(Words.excerpt(text)) # …\"`"
    case .unparsableCell(let text, let problem): problem.message(text: Words.excerpt(text))
    case .unparsableExpression(_, let problem): problem.message
    default: nameMessage
    }
  }

  private var nameMessage: String {
    switch reason {
    case .invalidName(let name, let problem): problem.message(name: Words.excerpt(name))
    case .repeatedName(let name, let what, _):
      "`\(Words.excerpt(name))` is there already: \(what) needs a name of its own"
    case .listedTwice(let name, _): "`\(Words.excerpt(name))` is listed already"
    case .unknownName(let name, let known):
      "unknown name `\(Words.excerpt(name))`\(Words.suggestion(for: name, among: known))"
    case .unreadableName(let name, let problem): problem.message(name: Words.excerpt(name))
    case .cycle(let names): RuleFault.message(aboutCycle: names)
    case .nothingToAmend(let name, let known):
      "there is no decision `\(Words.excerpt(name))` to amend"
        + Words.suggestion(for: name, among: known)
    case .unknownRule(let name, let known):
      "there is no rule `\(Words.excerpt(name))`\(Words.suggestion(for: name, among: known))"
    case .unknownBase(let name, let known):
      "there is no policy `\(Words.excerpt(name))`\(Words.suggestion(for: name, among: known))"
    case .notAnObject(let name, let held):
      "`\(name)` holds `\(held)`: it is an object and cannot be anything else"
    case .nestedElements(let name):
      "`\(name)` belongs to an element itself: a list in a list has no elements to see"
    default: valueMessage
    }
  }

  private var valueMessage: String {
    switch reason {
    case .typeMismatch(let what, let expected, let found):
      what.map { "\($0) takes \(expected), not \(found)" } ?? "expected \(expected), not \(found)"
    case .unitMismatch(let a, let b) where a == b: "\(a) cannot be multiplied by \(b)"
    case .unitMismatch(let a, let b): "\(a) and \(b) do not go together"
    case .valueNotListed(let value, let what, let known):
      "`\(Words.excerpt(value))` is no value of \(what)"
        + Words.suggestion(for: value, among: known)
    case .missingOutput(let output, let rule):
      "\(rule) gives no `\(output)`, which is not optional"
    case .absentOutput(let output):
      "`\(output)` is not optional: `absent` would leave it without a value"
    case .mayBeAbsent(let output, let names):
      "`\(output)` is not optional, but \(Words.alternatives(names)) may be absent; test it in "
        + "this rule, or use `orElse`"
    case .expressionInText: "a text is no expression: put the names in braces, `{name}`"
    case .unclosedPlaceholder: "a `{` without `}`; a brace itself is written `{{`"
    case .deadAlternative(let text, let name):
      "`\(Words.excerpt(text))` adds nothing: the other tests of `\(name)` match it too"
    case .ignoreCaseWithoutWords:
      "`ignoreCase` needs a `valid` that is a word or a list of words"
    default: policyMessage
    }
  }

  private var policyMessage: String {
    switch reason {
    case .noPolicy: "the folder has no file with a key `policy`"
    case .severalPolicies: "a folder holds one policy; this is another one"
    case .unsupportedLanguage(let version):
      "language `\(Words.excerpt(version))` is not known; expected `1`"
    case .baseCycle(let name): "the policy `\(name)` extends itself"
    case .tooMany(let what, let owner, let limit): "\(owner) has at most \(limit) \(what)"
    case .tooManyFaults(let limit): "there are \(limit) faults up to here: the rest is not told"
    case .tooManyBases(let limit): "at most \(limit) policies stand on top of each other"
    case .amendsWithoutBase(let name):
      "`\(name)` amends something, but the policy has no `extends`"
    case .foreignAmendment(let name, let base):
      "the policy extends `\(base)`, not `\(Words.excerpt(name))`"
    case .emptyTable(let name): "`\(name)` has neither rules nor default outputs"
    case .unknownPart(let name, let what, let known):
      "the machine has no \(what) `\(Words.excerpt(name))`"
        + Words.suggestion(for: name, among: known)
    case .repeatedAction(let name):
      "a rule does `\(Words.excerpt(name))` once: leave the other one out"
    case .fieldTypes(let name, let one, let other):
      "fields of one name have one type: `\(name)` is \(one) elsewhere, not \(other)"
    case .noPriority(let hitPolicy):
      "`hitPolicy: \(hitPolicy)` needs an output with `values`, the most important one first"
    case .computedPriority(let output):
      "`\(output)` decides which rule comes first, so it must be one of its `values` as written"
    case .eachNeedsCollect(let element):
      "`each: \(element)` needs a hit policy that collects: `hitPolicy: collect`"
    case .notFindings(let name, let missing):
      "`\(name)` cannot give findings: it needs \(missing)"
    default: ""
    }
  }

  /// Long cycles are cut in the middle.
  private static func message(aboutCycle names: [String]) -> String {
    guard let first = names.first else { return "" }
    if names.count == 2 { return "`\(first)` needs itself" }
    let shown =
      names.count <= 12
      ? names.map { "`\($0)`" }
      : names.prefix(10).map { "`\($0)`" }
        + ["…", "`\(first)`"]
    return "these need each other: \(shown.joined(separator: " → "))"
  }
}
