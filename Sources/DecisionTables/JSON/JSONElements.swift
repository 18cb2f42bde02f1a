/// The elements of an array in the order of the text.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var index: Int
  private let end: Int

  init(of value: JSONValue) {
    document = value.document
    index = value.index + 1
    end = value.token.kind == .array ? value.token.next : index
  }

  package mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    let value = JSONValue(document: document, index: index)
    index = document.tape[index].next
    return value
  }
}
