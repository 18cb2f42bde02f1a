/// A value that crosses the border of a machine: a field of an event, an argument of an action.
package enum MachineValue: Hashable, Sendable {
  case absent
  case null
  /// Of another type than declared.
  case mistyped
  case boolean(Bool)
  case number(FixedPoint)
  case string(String)
  case object
  case list
}

extension MachineValue: CustomStringConvertible {
  /// For people: a string as it is.
  package var description: String {
    switch self {
    case .absent: "absent"
    case .null: "null"
    case .mistyped: "mistyped"
    case .boolean(let value): value ? "true" : "false"
    case .number(let number): number.description
    case .string(let text): text
    case .object: "an object"
    case .list: "a list"
    }
  }
}

extension MachineValue {
  /// A value of the same kind, whatever its string is.
  var probe: Value {
    switch self {
    case .absent: .missing
    case .null: .null
    case .mistyped: .mistyped
    case .boolean(let value): .boolean(value)
    case .number(let number): .number(number)
    case .string: Value(.string)
    case .object: .object
    case .list: .list
    }
  }
}

extension Evaluation {
  /// A value with its string in the pool.
  mutating func value(_ value: MachineValue) -> Value {
    switch value {
    case .absent: .missing
    case .null: .null
    case .mistyped: .mistyped
    case .boolean(let value): .boolean(value)
    case .number(let number): .number(number)
    case .string(let text): .string(strings.intern(text))
    case .object: .object
    case .list: .list
    }
  }

  /// A value that does not need the pool.
  func outside(_ value: Value) -> MachineValue {
    switch value.kind {
    case .missing: .absent
    case .null: .null
    case .mistyped: .mistyped
    case .boolean: .boolean(value.isTrue)
    case .number: .number(FixedPoint(millionths: value.millionths))
    case .string: value.string.map { .string(strings[$0]) } ?? .absent
    case .object: .object
    case .list: .list
    }
  }
}
