/// The members of an object in the order of the text.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var index: Int
  private let end: Int

  init(of value: JSONValue) {
    document = value.document
    index = value.index + 1
    end = value.token.kind == .object ? value.token.next : index
  }

  package mutating func next() -> JSONMember? {
    guard index < end else { return nil }
    let member = JSONMember(document: document, index: index)
    index = document.tape[index + 1].next
    return member
  }
}
