/// The effective value of a configured property: the configured one where it is valid and
/// applies, else a default.
///
/// A setting is a FIRST table of five rules (``rules(in:)``), so it is compiled, explained and
/// analysed like any other.
package struct Setting: Hashable, Sendable {
  package var name: String
  package var title: String?
  package var clause: String?
  package var typing: Typing
  /// The configured fact; nil for a parameter of the policy.
  package var fact: Int?
  package var valid: ValueSet?
  /// The listed words, if letter case is forgiven.
  package var words: [StringID]
  package var when: [Test]
  package var fallback: Term
  package var valueSlot: Int
  package var originSlot: Int
  /// Holds the listed word that the fact is but for its letter case.
  package var wordSlot: Int?
  package var origin: Origin

  package init(
    name: String, title: String? = nil, clause: String? = nil, typing: Typing, fact: Int? = nil,
    valid: ValueSet? = nil, words: [StringID] = [], when: [Test] = [], fallback: Term = .absent,
    valueSlot: Int, originSlot: Int, wordSlot: Int? = nil, origin: Origin
  ) {
    self.name = name
    self.title = title
    self.clause = clause
    self.typing = typing
    self.fact = fact
    self.valid = valid
    self.words = words
    self.when = when
    self.fallback = fallback
    self.valueSlot = valueSlot
    self.originSlot = originSlot
    self.wordSlot = wordSlot
    self.origin = origin
  }
}

/// Why a setting has its value: the values of `settings.NAME.from`.
package enum SettingOrigin: String, Sendable, CaseIterable {
  /// The fact is valid and applies.
  case configured
  /// So, but for the letter case: the listed word is taken.
  case corrected
  /// The fact is valid but does not apply; the default holds.
  case ignored
  /// Something is there, but mistyped or not valid; the default holds.
  case invalid
  /// Nothing is there; the default holds.
  case byDefault = "default"
}

extension Setting {
  /// The table behind the setting: terms for the value and for its origin.
  ///
  /// `strings` gets the names of the origins.
  package func rules(in strings: inout StringPool) -> [Rule] {
    guard let fact else { return [rule(.byDefault, [], fallback, &strings)] }
    let isValid = valid ?? ValueSet(present: .all)
    var rules = [
      rule(.configured, [Test(slot: fact, set: isValid)] + when, .slot(fact), &strings)
    ]
    if let wordSlot {
      let isListed = Test(slot: wordSlot, set: ValueSet(present: .all))
      rules.append(rule(.corrected, [isListed] + when, .slot(wordSlot), &strings))
      rules.append(rule(.ignored, [isListed], fallback, &strings))
    } else {
      rules.append(rule(.ignored, [Test(slot: fact, set: isValid)], fallback, &strings))
    }
    let isThere = ValueSet(absence: .mistyped, present: .all)
    rules.append(rule(.invalid, [Test(slot: fact, set: isThere)], fallback, &strings))
    rules.append(rule(.byDefault, [], fallback, &strings))
    return rules
  }

  private func rule(
    _ reason: SettingOrigin, _ tests: [Test], _ term: Term, _ strings: inout StringPool
  ) -> Rule {
    Rule(
      id: reason.rawValue, clause: clause, tests: tests,
      terms: [term, .constant(.string(strings.intern(reason.rawValue)))], origin: origin)
  }
}

extension Term {
  /// The value of another slot.
  package static func slot(_ slot: Int) -> Term {
    .expression(Expression(code: [.load(slot)]))
  }
}
