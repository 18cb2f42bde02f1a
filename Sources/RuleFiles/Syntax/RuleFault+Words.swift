package import DecisionTables

extension RuleFault {
  package var diagnostic: Diagnostic {
    Diagnostic(id: id, severity: severity, message: message, at: place, notes: notes)
  }

  private var id: String {
    switch reason {
    case .unknownKind: "unknown-file"
    case .unknownKey: "unknown-key"
    case .missingKey: "missing-key"
    case .wrongNode: "wrong-node"
    case .unknownWord: "unknown-word"
    case .commentInText: "comment-in-text"
    case .invalidName: "invalid-name"
    case .repeatedName: "repeated-name"
    case .unknownName, .elementOutsideEach, .unknownPlaceholder: "unknown-name"
    case .cycle: "cycle"
    case .noPolicy: "no-policy"
    case .severalPolicies: "several-policies"
    case .unsupportedLanguage: "unsupported-language"
    case .unknownBase: "unknown-policy"
    case .baseCycle: "cycle"
    case .baseHasErrors: "base-has-errors"
    case .nothingToAmend, .amendsWithoutBase: "nothing-to-amend"
    case .unknownAnchorRule: "unknown-rule"
    case .emptyTable: "empty-table"
    case .unsupportedHitPolicy: "unsupported-hit-policy"
    case .unsupportedMachine: "unsupported-machine"
    case .eachNeedsCollect: "each-needs-collect"
    case .notAFindings: "not-a-findings-decision"
    case .unparsableTest: "unparsable-test"
    case .unparsableExpression: "unparsable-expression"
    case .typeMismatch, .ignoreCaseWithoutWords: "type-mismatch"
    case .unitMismatch: "unit-mismatch"
    case .valueNotListed: "unlisted-value"
    case .missingOutput: "missing-output"
    case .mayBeAbsent: "may-be-absent"
    case .unclosedPlaceholder: "unclosed-placeholder"
    }
  }

  private var severity: Severity {
    switch reason {
    case .commentInText: .warning
    case .unsupportedMachine: .info
    default: .error
    }
  }

  private var notes: [Diagnostic.Note] {
    switch reason {
    case .repeatedName(_, _, let first), .severalPolicies(let first):
      [Diagnostic.Note("the first one is here", at: first)]
    default: []
    }
  }

  private var message: String {
    switch reason {
    case .unknownKind(let expected):
      "this is no rule file: expected a key \(Words.alternatives(expected)), or a list of cases"
    case .unknownKey(let key, let what, let known):
      "\(what) has no `\(Words.excerpt(key))`\(Words.suggestion(for: key, among: known))"
    case .missingKey(let key, let what): "\(what) needs `\(key)`"
    case .wrongNode(let expected, let what): "expected \(expected) as \(what)"
    case .unknownWord(let word, let what, let known):
      "\(what) cannot be `\(Words.excerpt(word))`\(Words.suggestion(for: word, among: known))"
    case .commentInText(let text):
      "what follows ` #` is a comment: put the text in quotes, `\"\(Words.excerpt(text)) # …\"`"
    case .unparsableTest(let text, let problem): problem.message(text: Words.excerpt(text))
    case .unparsableExpression(_, let problem): problem.message
    default: meaningMessage
    }
  }

  private var meaningMessage: String {
    switch reason {
    case .invalidName(let name, let problem): problem.message(name: Words.excerpt(name))
    case .repeatedName(let name, let what, _): "`\(name)` is the name of something already: \(what) needs its own"
    case .unknownName(let name, let known), .unknownPlaceholder(let name, let known):
      "unknown name `\(Words.excerpt(name))`\(Words.suggestion(for: name, among: known))"
    case .elementOutsideEach(let name, let element):
      "`\(name)` belongs to an element of a list: only a decision with `each: \(element)` sees it"
    case .cycle(let names):
      "these need each other: \(names.map { "`\($0)`" }.joined(separator: " → "))"
    case .typeMismatch(let expected, let found): "expected \(expected), not \(found)"
    case .unitMismatch(let a, let b): "\(a) and \(b) do not go together"
    case .valueNotListed(let value, let what, let known):
      "`\(Words.excerpt(value))` is no value of `\(what)`\(Words.suggestion(for: value, among: known))"
    case .missingOutput(let output, let rule):
      "\(rule) gives no `\(output)`, which is not optional"
    case .mayBeAbsent(let output, let names):
      "`\(output)` is not optional, but \(Words.alternatives(names)) may be absent; test it in "
        + "this rule, or use `orElse`"
    case .unclosedPlaceholder: "a `{` without `}`; a brace itself is written `{{`"
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
    case .unknownBase(let name, let known):
      "there is no policy `\(Words.excerpt(name))`\(Words.suggestion(for: name, among: known))"
    case .baseCycle(let name): "`\(name)` extends itself"
    case .baseHasErrors(let name): "the policy `\(name)` that is extended has errors"
    case .nothingToAmend(let name, let what): "there is no \(what) `\(name)` to amend"
    case .amendsWithoutBase(let name):
      "`\(name)` amends something, but the policy extends none"
    case .unknownAnchorRule(let name, let known):
      "there is no rule `\(Words.excerpt(name))`\(Words.suggestion(for: name, among: known))"
    case .emptyTable(let name): "`\(name)` has neither rules nor default outputs"
    case .unsupportedHitPolicy(let name): "the hit policy `\(name)` is not decided by this version"
    case .unsupportedMachine(let name):
      "`\(name)` is part of a machine, which this version does not play: it is left out"
    case .eachNeedsCollect(let element):
      "`each: \(element)` needs a hit policy that collects: `hitPolicy: collect`"
    case .notAFindings(let name, let missing):
      "`\(name)` cannot give findings: it needs \(missing)"
    default: ""
    }
  }
}
