import DecisionTables

/// A finding that an author means: `allow: {CHECK: REASON}` on the thing that it is about.
package struct Allowance: Sendable {
  /// The id of the check.
  let check: Word
  /// Why the finding is meant.
  let reason: String
  /// Where the thing is named: a rule, a decision, an input, a setting or an output.
  let owner: Place

  /// Whether `finding` is one that is meant.
  func covers(_ finding: Diagnostic) -> Bool {
    guard let place = finding.place, finding.id == check.text else { return false }
    return place.source.name == owner.source.name
      && place.range.lowerBound == owner.range.lowerBound
  }

  /// The key in rule files.
  static let key = "allow"
  /// The id of the finding that an allowance allows nothing.
  package static let unusedID = "unused-allow"

  /// What is said of an allowance that covers nothing.
  var unused: Diagnostic {
    Diagnostic(
      id: Allowance.unusedID, severity: .warning,
      message: "there is no finding `\(check.text)` here to allow: leave the entry out",
      at: check.place)
  }
}

extension EntryReader {
  /// What `allow` says, about the thing named at `owner`.
  mutating func allowances(of owner: Place) -> [Allowance] {
    var allowances: [Allowance] = []
    for pair in entries(Allowance.key) {
      guard LintCheck.ids.contains(pair.key) else {
        let known = RuleFault.candidates(for: pair.key, among: LintCheck.ids)
        report(.unknownCheck(pair.key, known: known), at: pair.keyPlace)
        continue
      }
      guard let reason = reason(pair) else { continue }
      allowances.append(Allowance(check: pair.keyWord, reason: reason.text, owner: owner))
    }
    return allowances
  }

  /// Why a finding is meant: a sentence that says something.
  private mutating func reason(_ pair: YAMLPair) -> Word? {
    guard let word = pair.value.word else {
      report(
        .wrongNode(of: "`\(pair.key)`", expected: "a reason", found: pair.value.phrase),
        at: pair.value.place)
      return nil
    }
    if let fault = RuleFault(sentence: pair.value) { report(fault.reason, at: fault.place) }
    guard word.text.contains(where: { !$0.isWhitespace }) else {
      report(.emptyReason(pair.key), at: word.place.range.isEmpty ? pair.keyPlace : word.place)
      return nil
    }
    return word
  }
}
