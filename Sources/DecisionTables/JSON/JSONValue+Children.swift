extension JSONValue {
  /// The value of an object at `key`, of equal keys the last one; nil for other kinds. Looks at one
  /// key after another, byte for byte.
  package subscript(key: String) -> JSONValue? {
    guard token.kind == .object else { return nil }
    var key = key
    let found = key.withUTF8 { key in
      document.tape.withBytes { bytes in
        document.tape.withTokens { memberIndex(key, in: $0, JSONScanner(bytes)) }
      }
    }
    return found.map { JSONValue(document: document, index: $0 + 1) }
  }

  /// Index of the key token that counts for `key`.
  private func memberIndex(
    _ key: UnsafeBufferPointer<UInt8>, in tokens: UnsafeMutableBufferPointer<JSONToken>,
    _ scanner: JSONScanner
  ) -> Int? {
    let object = tokens[index]
    var found: Int?
    var index = index + 1
    while index < object.next {
      if scanner.means(tokens[index], key) {
        found = index
        if !object.hasDuplicates { break }
      }
      index = tokens[index + 1].next
    }
    return found
  }

  /// The members of an object as written, every one; none for other kinds.
  package var members: JSONMembers { JSONMembers(of: self) }

  /// The elements of an array; none for other kinds.
  package var elements: JSONElements { JSONElements(of: self) }

  /// How many members or elements there are; walks over them.
  package var count: Int {
    let valueAfter = token.kind == .object ? 1 : 0
    return document.tape.withTokens { tokens in
      var count = 0
      var child = index + 1
      while child < tokens[index].next {
        child = tokens[child + valueAfter].next
        count += 1
      }
      return count
    }
  }

  /// Whether nothing is in it; true for what is no object or array, too.
  package var isEmpty: Bool { token.next == index + 1 }
}
