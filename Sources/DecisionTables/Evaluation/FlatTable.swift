/// A table of a ``FlatPolicy``.
struct FlatTable: Sendable {
  let tree: TreeMemory.Place
  let hitPolicy: HitPolicy
  var steps = FlatRange()
  var expressions = FlatRange()
  var outputs = FlatRange()
  /// One for each output of each rule.
  var terms = FlatRange()
  /// One for each output, if there are any.
  var defaults: FlatRange?
  /// The list whose elements the table is tried on, or -1.
  var list: Int32 = -1
  /// The words of a setting that forgives letter case, its fact, and the slot for the word found.
  var words = FlatRange()
  var wordFact: Int32 = -1
  var wordSlot: Int32 = -1

  /// Where the terms of a rule begin.
  func terms(of rule: Int) -> Int { Int(terms.start) + rule * Int(outputs.count) }
}

/// Where a rule's value for an output comes from.
enum FlatTerm: Sendable {
  /// Of texts and pointers too: they are rendered when somebody asks.
  case nothing
  case value(Value)
  case slot(Int32)
  case expression(FlatExpression)
}

/// The code of an expression.
struct FlatExpression: Sendable {
  /// Of a named expression: where its value belongs, else -1.
  let slot: Int32
  let code: FlatRange
}
