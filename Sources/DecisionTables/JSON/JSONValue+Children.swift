extension JSONValue {
  /// The value of an object at `key`, of equal keys the last one; nil for other kinds. Looks at one
  /// key after another, byte for byte.
  package subscript(key: String) -> JSONValue? {
    guard token.kind == .object else { return nil }
    let takesFirst = !token.hasDuplicates
    var key = key
    return key.withUTF8 { key in
      document.source.bytes.withUnsafeBufferPointer { bytes in
        let scanner = JSONScanner(bytes)
        var found: Int?
        var index = index + 1
        while index < token.next {
          if scanner.means(document.tokens[index], key) {
            found = index + 1
            if takesFirst { break }
          }
          index = document.tokens[index + 1].next
        }
        return found.map { JSONValue(document: document, index: $0) }
      }
    }
  }

  /// The members of an object as written, every one; none for other kinds.
  package var members: JSONMembers { JSONMembers(of: self) }

  /// The elements of an array; none for other kinds.
  package var elements: JSONElements { JSONElements(of: self) }

  /// How many members or elements there are; walks over them.
  package var count: Int {
    kind == .object
      ? members.reduce(0) { count, _ in count + 1 }
      : elements.reduce(0) { count, _ in count + 1 }
  }

  /// Whether an object or array has nothing in it; true for other kinds.
  package var isEmpty: Bool { token.next == index + 1 }
}
