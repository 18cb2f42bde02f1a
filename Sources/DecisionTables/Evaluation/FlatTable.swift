/// A table of a ``FlatPolicy``.
struct FlatTable: Sendable {
  let tree: TreeMemory.Place
  let hitPolicy: HitPolicy
  var steps = FlatRange()
  var expressions = FlatRange()
  var outputs = FlatRange()
  /// One for each rule.
  var rows = FlatRange()
  /// The row of the default outputs, or -1.
  var defaults: Int32 = -1
  /// The list whose elements the table is tried on, or -1.
  var list: Int32 = -1
  /// The words of a setting that forgives letter case, its fact, and the slot for the word found.
  var words = FlatRange()
  var wordFact: Int32 = -1
  var wordSlot: Int32 = -1
}

/// The outputs of a rule, or the default ones.
struct FlatRow: Sendable {
  /// Where the values begin, one for each output; nothing where there is none or a move makes it.
  /// Of texts and pointers too: they are rendered when somebody asks.
  let values: Int32
  let moves: FlatRange
}

/// A value of a ``FlatRow`` that is not the same each time.
struct FlatMove: Sendable {
  /// The output and its slot.
  let column: Int32
  let slot: Int32
  /// The slot whose value it takes, or -1 for that of the expression.
  let source: Int32
  let expression: FlatExpression
}

/// The code of an expression.
struct FlatExpression: Sendable {
  /// Of a named expression: where its value belongs, else -1.
  let slot: Int32
  let code: FlatRange
  /// Whether it is one operation on two values that are there, which needs no stack.
  var isPair = false
}
