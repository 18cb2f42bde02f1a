/// What must hold in every session of a machine, over occurrences: each event or timer, then each
/// action of its step.
package struct Invariant: Hashable, Sendable {
  /// Tests that all hold for an occurrence.
  package typealias Pattern = [Test]

  package enum Form: Hashable, Sendable {
    case never(Pattern, Scope)
    /// A step that matches the first also does the second.
    case must(when: Pattern, Pattern)
    /// Behind the first the second has occurred, or can still be reached.
    case can(after: Pattern, Pattern)
  }

  /// Where `never` holds.
  package enum Scope: Hashable, Sendable {
    case everywhere
    /// Behind an occurrence, to the end or up to another one.
    case after(Pattern, until: Pattern?)
    /// Up to the first such occurrence.
    case before(Pattern)
  }

  package var id: String
  package var title: String?
  package var clause: String?
  package var form: Form
  package var origin: Origin

  package init(
    id: String, title: String? = nil, clause: String? = nil, form: Form, origin: Origin
  ) {
    self.id = id
    self.title = title
    self.clause = clause
    self.form = form
    self.origin = origin
  }
}

extension Invariant.Form {
  /// All its patterns.
  package var patterns: [Invariant.Pattern] {
    switch self {
    case .never(let never, .everywhere): [never]
    case .never(let never, .after(let after, let until)):
      [never, after] + [until].compactMap(\.self)
    case .never(let never, .before(let before)): [never, before]
    case .must(let when, let must): [when, must]
    case .can(let after, let can): [after, can]
    }
  }
}
