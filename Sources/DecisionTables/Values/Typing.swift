/// What kind of value a name stands for.
package enum ValueType: String, BitwiseCopyable, Sendable, CaseIterable {
  case string, boolean, integer, number
  /// Of these two only the presence can be tested.
  case object, list
  /// For people: a string with names filled in. Outputs and arguments only.
  case text
  /// The name of an input, printed as the JSON Pointer of its place. Outputs only.
  case pointer

  package var isNumeric: Bool { self == .integer || self == .number }
  /// Whether values of the type are only shown, not computed with or tested.
  package var isForPeople: Bool { self == .text || self == .pointer }

  /// Whether a name of this type can stand for `value`; for an absent one it always can.
  package func admits(_ value: Value) -> Bool {
    switch value.kind {
    case .missing, .null, .mistyped: true
    case .boolean: self == .boolean
    case .number: self == .number || (self == .integer && value.number?.isWhole == true)
    case .string: self == .string
    case .object: self == .object
    case .list: self == .list
    }
  }
}

/// Type, unit and promises of a name.
package struct Typing: Hashable, Sendable {
  package var type: ValueType
  /// `s`, `ms` or whatever the author declares; nil for plain numbers and everything else.
  package var unit: String?
  /// The only values there are, in order of declaration; empty: any.
  package var values: [StringID]
  package var range: NumberSet?

  package init(
    _ type: ValueType, unit: String? = nil, values: [StringID] = [], range: NumberSet? = nil
  ) {
    self.type = type
    self.unit = unit
    self.values = values
    self.range = range
  }

  /// Whether `value` keeps the promises of `values` and `range`.
  package func promises(_ value: Value) -> Bool {
    if let id = value.string, !values.isEmpty { return values.contains(id) }
    if let number = value.number, let range { return range.contains(number) }
    return true
  }
}
