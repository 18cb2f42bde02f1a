/// The value of a fact in an example, without the pool that its string is from.
package enum ComparedFact: Hashable, Sendable {
  case missing, null, mistyped
  case boolean(Bool)
  case number(FixedPoint)
  case text(String)
  case object, list

  init(_ value: Value, in strings: StringPool) {
    switch value.kind {
    case .missing: self = .missing
    case .null: self = .null
    case .mistyped: self = .mistyped
    case .boolean: self = .boolean(value.isTrue)
    case .number: self = .number(value.number ?? .zero)
    case .string: self = .text(value.string.map { strings[$0] } ?? "")
    case .object: self = .object
    case .list: self = .list
    }
  }

  var isAbsent: Bool {
    switch self {
    case .missing, .null, .mistyped: true
    case .boolean, .number, .text, .object, .list: false
    }
  }

  func value(in strings: inout StringPool) -> Value {
    switch self {
    case .missing: .missing
    case .null: .null
    case .mistyped: .mistyped
    case .boolean(let value): .boolean(value)
    case .number(let number): .number(number)
    case .text(let text): .string(strings.intern(text))
    case .object: .object
    case .list: .list
    }
  }
}

/// Facts that show a difference; those that are missing are left out.
package struct ComparedFacts: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// The dotted name, for a fact of an element too.
    package let name: String
    package let type: ValueType
    package let fact: ComparedFact
    /// The list that the fact belongs to, if it is one of an element.
    package let list: String?
    /// What an element of that list is called.
    package let element: String?
  }

  /// In the order of declaration. A list has one element, if it has any.
  package var entries: [Entry]
}
