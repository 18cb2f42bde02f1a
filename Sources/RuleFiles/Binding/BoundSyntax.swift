import DecisionTables

/// An expression as written, with the slots behind its names.
struct BoundSyntax {
  let syntax: ExpressionSyntax
  let slots: [String: Int]
}
