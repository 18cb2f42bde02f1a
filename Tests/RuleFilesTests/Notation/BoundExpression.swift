import DecisionTables

@testable import RuleFiles

/// An expression over numbers `a` `b` `c`, booleans `p` `q` `r` and strings `s` `t`, as code.
struct BoundExpression {
  struct Fault: Error {
    let text: String
    let messages: [String]
  }

  private static let names: [(String, ValueType)] = [
    ("a", .number), ("b", .number), ("c", .number), ("p", .boolean), ("q", .boolean),
    ("r", .boolean), ("s", .string), ("t", .string),
  ]

  let expression: Expression
  private let strings: StringPool

  init(_ text: String) throws {
    var scope = Scope(isComplete: true)
    var strings = StringPool()
    for word in ["", "x", "y", "x.example", "a \"b\" \\"] { _ = strings.intern(word) }
    let slots = BoundExpression.names.map { Slot(name: $0.0, typing: Typing($0.1), role: .fact) }
    for (index, name) in BoundExpression.names.enumerated() { scope.share(name.0, slot: index) }
    let word = Word(text, at: Place(SourceText(name: "", text: text), 0..<text.utf8.count))
    let context = ExpressionBinder.Context(
      scope: scope, slots: slots, unknown: [], parameters: [:])
    var binder = ExpressionBinder(word, context, strings: strings)
    _ = binder.bind(try ExpressionParser.parse(text))
    guard binder.faults.isEmpty else {
      throw Fault(text: text, messages: binder.faults.map(\.diagnostic.message))
    }
    expression = Expression(code: binder.code)
    self.strings = binder.strings
  }

  var notation: String { expression.notation(in: strings) { BoundExpression.names[$0].0 } }
}
