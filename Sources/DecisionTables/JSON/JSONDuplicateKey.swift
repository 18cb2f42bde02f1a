/// A key that repeats one before it in the same object.
package struct JSONDuplicateKey: Sendable {
  private let document: JSONDocument
  /// Index of the key's token.
  private let index: Int

  init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  package var key: String { document.text(ofToken: index) }
  /// The first key like it.
  package var first: Place { document.place(ofToken: document.tape[index].next) }
  package var place: Place { document.place(ofToken: index) }
  /// JSON Pointer of the object; works it out from the root, so ask for the few to be shown.
  package var pointer: String { document.pointer(ofToken: index) }
}
