extension Verb {
  /// Every verb, in the order of the help.
  static let all: [Verb] = [
    PlanVerb.verb, LintVerb.verb, ShowVerb.verb, ExplainVerb.verb, DecideVerb.verb, PlayVerb.verb,
    TestVerb.verb, CompareVerb.verb, GenerateVerb.verb, BenchVerb.verb, CompletionsVerb.verb,
    ManualVerb.verb,
  ]
}
