/// A value of a JSON text: a light reference into its document.
package struct JSONValue: Sendable {
  package enum Kind: Sendable {
    case object, array, string, number, boolean, null
  }

  package let document: JSONDocument
  /// Index of its token.
  package let index: Int

  var token: JSONToken { document.tape[index] }

  package var kind: Kind {
    switch token.kind {
    case .object: .object
    case .array: .array
    case .string, .key: .string
    case .number: .number
    case .yes, .no: .boolean
    case .null: .null
    }
  }

  /// The bytes of the source that the value is written in, quotes and brackets included.
  package var range: Range<Int> { token.range }
  package var place: Place { document.place(ofToken: index) }

  /// The value exactly as written.
  package var text: String {
    String(decoding: document.source.bytes[token.range], as: UTF8.self)
  }

  /// What a string stands for, escapes decoded; nil for other kinds.
  package var string: String? {
    token.kind == .string ? document.text(ofToken: index) : nil
  }

  /// Calls `body` with what a string stands for as UTF-8, and with nothing for other kinds.
  /// Allocates nothing for a string without escapes.
  package func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard token.kind == .string else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return document.withUTF8(ofToken: index, body)
  }

  /// Whether this is a string that stands for `wanted`, byte for byte. Allocates nothing for a
  /// string without escapes.
  package func isString(_ wanted: String) -> Bool {
    token.kind == .string && document.isToken(index, wanted)
  }

  package var boolean: Bool? {
    switch token.kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// The number, or nil for other kinds and for one that does not fit.
  package var number: FixedPoint? { try? readNumber() }

  /// The number as an exact value.
  ///
  /// - Throws: ``FixedPoint/ReadingError`` for another kind of value, or a number that does not fit.
  package func readNumber() throws(FixedPoint.ReadingError) -> FixedPoint {
    let token = token
    guard token.kind == .number else { throw .notANumber }
    return try document.tape.withBytes { bytes throws(FixedPoint.ReadingError) in
      try FixedPoint(reading: UnsafeBufferPointer(rebasing: bytes[token.range]))
    }
  }
}
