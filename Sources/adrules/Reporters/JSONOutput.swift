import DecisionTables

/// A JSON value to be written; members keep the order in which they are given.
enum JSONOutput: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(FixedPoint)
  case string(String)
  /// A scalar exactly as a document wrote it; it must be valid JSON.
  case raw(String)
  case array([JSONOutput])
  case object([(key: String, value: JSONOutput)])

  /// The version of every shape that the tool writes: keys may be added, never renamed.
  static let formatVersion = 1

  init(_ value: String?) { self = value.map(JSONOutput.string) ?? .null }
  init(_ value: Int?) { self = value.map(JSONOutput.integer) ?? .null }
  init(_ value: FixedPoint?) { self = value.map(JSONOutput.number) ?? .null }
}

extension JSONOutput: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(nilLiteral: ()) { self = .null }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: JSONOutput...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONOutput)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
}
