/// A key of an object with its value.
package struct JSONMember: Sendable {
  private let document: JSONDocument
  /// Index of the key's token; the value's is the next.
  let index: Int

  init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  /// What the key stands for, escapes decoded, at each call anew.
  package var key: String { document.text(ofToken: index) }
  /// The bytes of the source that the key is written in, quotes included.
  package var keyRange: Range<Int> { document.tape[index].range }
  package var keyPlace: Place { document.place(ofToken: index) }
  package var value: JSONValue { JSONValue(document: document, index: index + 1) }

  /// Calls `body` with what the key stands for as UTF-8. Allocates nothing for a key without
  /// escapes.
  package func withKey<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    document.withUTF8(ofToken: index, body)
  }

  /// Whether the key stands for `wanted`, byte for byte. Allocates nothing for a key without
  /// escapes.
  package func keyEquals(_ wanted: String) -> Bool { document.isToken(index, wanted) }
}
