import DecisionTables

@testable import RuleFiles

/// A unary test read by the parser of the language and bound to a type.
struct BoundTest {
  let set: ValueSet
  let strings: StringPool

  /// Nil if the language has no such test.
  init?(_ alternatives: [String], of type: ValueType, strings: StringPool = StringPool()) {
    let quoted = alternatives.map { StringNotation.quoted($0) }.joined(separator: ", ")
    let file = SourceText(name: "test.yaml", text: "[\(quoted)]")
    guard let node = YAMLDocument(reading: file).root else { return nil }
    var binder = TestBinder(Typing(type), name: "x", listed: [], strings: strings)
    guard let set = binder.set(of: node), !binder.faults.contains(where: \.isError) else {
      return nil
    }
    self.set = set
    self.strings = binder.strings
  }

  var notation: [String] { self.set.notation(in: strings) }
}
