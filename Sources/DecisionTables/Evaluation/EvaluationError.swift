/// Why a decision could not be made. Nothing was decided then.
package enum EvaluationError: Error, Hashable, Sendable {
  /// A number left the range of ``FixedPoint`` in the expression written at `origin`.
  case overflow(name: String, origin: Origin)
  case divisionByZero(name: String, origin: Origin)
  /// The host did not give a fact that the policy requires.
  case missingFact(name: String)
  /// The host gave a fact outside its declared values or range.
  case brokenPromise(name: String, value: String)
  /// Several rules of a UNIQUE table match.
  case severalRules(decision: String, rules: [String])
  /// Rules of an ANY table match whose outputs differ.
  case disagreeingRules(decision: String, rules: [String])

  package var id: String {
    switch self {
    case .overflow: "overflow"
    case .divisionByZero: "division-by-zero"
    case .missingFact: "missing-fact"
    case .brokenPromise: "broken-promise"
    case .severalRules: "several-rules"
    case .disagreeingRules: "disagreeing-rules"
    }
  }

  package var message: String {
    switch self {
    case .overflow(let name, let origin):
      "`\(name)` (\(origin)) is beyond ±9223372036854.775807"
    case .divisionByZero(let name, let origin): "`\(name)` (\(origin)) divides by zero"
    case .missingFact(let name): "the policy needs a value of `\(name)`"
    case .brokenPromise(let name, let value):
      "`\(name)` is \(value), which is outside what the policy declares"
    case .severalRules(let decision, let rules):
      "rules \(rules.map { "`\($0)`" }.joined(separator: ", ")) of the unique table "
        + "`\(decision)` all match"
    case .disagreeingRules(let decision, let rules):
      "rules \(rules.map { "`\($0)`" }.joined(separator: " and ")) of the table `\(decision)` "
        + "both match and their outputs differ"
    }
  }
}

extension Origin: CustomStringConvertible {
  package var description: String { "\(file):\(line):\(column)" }
}
