/// What is wrong with the shape of a facts document, found from the declared inputs alone.
package struct ShapeFinding: Sendable {
  package enum Kind: Sendable, Equatable {
    case wrongType(Typing)
    case numberTooLarge
    case null
    /// A key that the policy does not know, with those that it does.
    case unknownKey(known: [String])
  }

  package let kind: Kind
  /// The last part of the name.
  package let key: String
  package let place: Place
  package let pointer: String
  /// What was found there, as written.
  package let found: String

  package init(kind: Kind, key: String, place: Place, pointer: String, found: String) {
    self.kind = kind
    self.key = key
    self.place = place
    self.pointer = pointer
    self.found = found
  }
}
