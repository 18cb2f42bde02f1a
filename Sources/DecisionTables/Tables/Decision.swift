/// A decision table: rules over slots, in the order of the file.
package struct Decision: Hashable, Sendable {
  package var name: String
  package var title: String?
  package var clause: String?
  package var hitPolicy: HitPolicy
  package var outputs: [Output]
  /// The named input expressions of the file that a rule mentions, each after what it reads.
  package var expressions: [NamedExpression]
  package var rules: [Rule]
  /// What holds when no rule matches; nil: every output is absent.
  package var defaults: [Term]?
  /// The list whose elements the table is tried on, one after the other.
  package var each: Int?
  package var origin: Origin

  package init(
    name: String, title: String? = nil, clause: String? = nil, hitPolicy: HitPolicy,
    outputs: [Output], expressions: [NamedExpression] = [], rules: [Rule] = [],
    defaults: [Term]? = nil, each: Int? = nil, origin: Origin
  ) {
    self.name = name
    self.title = title
    self.clause = clause
    self.hitPolicy = hitPolicy
    self.outputs = outputs
    self.expressions = expressions
    self.rules = rules
    self.defaults = defaults
    self.each = each
    self.origin = origin
  }
}

/// An output clause of a decision table.
package struct Output: Hashable, Sendable {
  /// Dotted names nest in results.
  package var name: String
  package var title: String?
  package var typing: Typing
  package var isOptional: Bool
  package var slot: Int

  package init(name: String, title: String? = nil, typing: Typing, isOptional: Bool, slot: Int) {
    self.name = name
    self.title = title
    self.typing = typing
    self.isOptional = isOptional
    self.slot = slot
  }
}

/// An input expression: computed before the rules, tested like any input.
package struct NamedExpression: Hashable, Sendable {
  package var slot: Int
  package var expression: Expression
  package var origin: Origin

  package init(slot: Int, expression: Expression, origin: Origin) {
    self.slot = slot
    self.expression = expression
    self.origin = origin
  }
}

/// One row of a decision table.
package struct Rule: Hashable, Sendable {
  package var id: String
  package var title: String?
  package var clause: String?
  package var tests: [Test]
  /// One term for each output of the table.
  package var terms: [Term]
  package var origin: Origin

  package init(
    id: String, title: String? = nil, clause: String? = nil, tests: [Test], terms: [Term],
    origin: Origin
  ) {
    self.id = id
    self.title = title
    self.clause = clause
    self.tests = tests
    self.terms = terms
    self.origin = origin
  }
}

/// A unary test on one slot: a cell of the table.
package struct Test: Hashable, Sendable {
  package var slot: Int
  package var set: ValueSet

  package init(slot: Int, set: ValueSet) {
    self.slot = slot
    self.set = set
  }
}

/// What a rule gives for one output.
package enum Term: Hashable, Sendable {
  case absent
  case constant(Value)
  case expression(Expression)
  case text([TextPart])
  /// The slot of an input; nil names the whole document.
  case pointer(Int?)
}

/// A piece of a text: words, or a name to be filled in.
package enum TextPart: Hashable, Sendable {
  case words(String)
  case name(slot: Int)
}
