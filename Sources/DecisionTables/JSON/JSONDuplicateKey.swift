/// A key that repeats one before it in the same object.
package struct JSONDuplicateKey: Sendable {
  private let document: JSONDocument
  /// Index of the key's token.
  private let index: Int

  /// JSON Pointer of the object.
  package let pointer: String

  init(document: JSONDocument, index: Int, pointer: String) {
    self.document = document
    self.index = index
    self.pointer = pointer
  }

  package var key: String { document.text(ofToken: index) }
  /// The first key like it.
  package var first: Place { document.place(ofToken: document.tape[index].next) }
  package var place: Place { document.place(ofToken: index) }
}
