/// One value in a slot: a fact, a setting, an output or the result of an expression.
///
/// A value that is not there has three faces that a test can tell apart: `missing`, `null` and
/// `mistyped`. Strings are ids in a ``StringPool``, so that equal strings are equal ids.
package struct Value: Hashable, BitwiseCopyable, Sendable {
  package enum Kind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
    case missing, null, mistyped
    case boolean, number, string, object, list
  }

  package let kind: Kind
  @usableFromInline let payload: Int64

  @inlinable init(_ kind: Kind, _ payload: Int64 = 0) {
    self.kind = kind
    self.payload = payload
  }

  @inlinable package static var missing: Value { Value(.missing) }
  @inlinable package static var null: Value { Value(.null) }
  @inlinable package static var mistyped: Value { Value(.mistyped) }
  @inlinable package static var object: Value { Value(.object) }
  @inlinable package static var list: Value { Value(.list) }

  @inlinable package static func boolean(_ value: Bool) -> Value { Value(.boolean, value ? 1 : 0) }
  @inlinable package static func number(_ value: FixedPoint) -> Value {
    Value(.number, value.millionths)
  }
  @inlinable package static func string(_ id: StringID) -> Value { Value(.string, Int64(id.index)) }

  /// Whether there is a value at all: `absent` is missing, null and mistyped together.
  @inlinable package var isPresent: Bool {
    switch kind {
    case .missing, .null, .mistyped: false
    case .boolean, .number, .string, .object, .list: true
    }
  }

  @inlinable package static func == (a: Value, b: Value) -> Bool {
    a.payload == b.payload && a.kind == b.kind
  }

  @inlinable package var isTrue: Bool { kind == .boolean && payload != 0 }
  @inlinable package var isFalse: Bool { kind == .boolean && payload == 0 }

  @inlinable package var number: FixedPoint? {
    kind == .number ? FixedPoint(millionths: payload) : nil
  }

  @inlinable package var boolean: Bool? { kind == .boolean ? payload != 0 : nil }

  @inlinable package var string: StringID? {
    kind == .string ? StringID(index: Int32(truncatingIfNeeded: payload)) : nil
  }

  /// The string's id, the kind as an index; without a check.
  var stringIndex: Int32 { Int32(truncatingIfNeeded: payload) }
  var kindIndex: Int32 { Int32(kind.rawValue) }

  /// The number of millionths; meaningful for numbers only.
  @inlinable package var millionths: Int64 { payload }
}
