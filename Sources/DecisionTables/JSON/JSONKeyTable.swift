/// Finds the equal keys of an object, in time that grows with the length of the keys.
struct JSONKeyTable {
  /// Indices of key tokens by their hash, 0 for a free place: token 0 is never a key.
  private var slots: [UInt32] = []

  /// Marks each key that repeats one before it.
  ///
  /// - Returns: whether there is any.
  mutating func markDuplicates(
    ofObject object: Int, count: Int, in tokens: inout [JSONToken], _ scanner: JSONScanner
  ) -> Bool {
    count <= 16
      ? markByComparing(ofObject: object, in: &tokens, scanner)
      : markByHashing(ofObject: object, count: count, in: &tokens, scanner)
  }

  private func markByComparing(
    ofObject object: Int, in tokens: inout [JSONToken], _ scanner: JSONScanner
  ) -> Bool {
    var found = false
    var key = object + 1
    while key < tokens.count {
      var first = object + 1
      while first < key {
        if !tokens[first].isDuplicate, scanner.areEqual(tokens[first], tokens[key]) {
          mark(key, repeats: first, in: &tokens)
          found = true
          break
        }
        first = tokens[first + 1].next
      }
      key = tokens[key + 1].next
    }
    return found
  }

  /// For many keys. The hash is seeded anew in each process, so nobody can write keys that collide.
  private mutating func markByHashing(
    ofObject object: Int, count: Int, in tokens: inout [JSONToken], _ scanner: JSONScanner
  ) -> Bool {
    var capacity = 64
    while capacity < count * 2 { capacity *= 2 }
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(0, count: capacity))
    var found = false
    var key = object + 1
    while key < tokens.count {
      let hash = scanner.hash(tokens[key])
      tokens[key].link = UInt32(truncatingIfNeeded: hash)
      var slot = hash & (capacity - 1)
      while slots[slot] != 0, !scanner.areEqual(tokens[Int(slots[slot])], tokens[key]) {
        slot = (slot + 1) & (capacity - 1)
      }
      if slots[slot] == 0 {
        slots[slot] = UInt32(truncatingIfNeeded: key)
      } else {
        mark(key, repeats: Int(slots[slot]), in: &tokens)
        found = true
      }
      key = tokens[key + 1].next
    }
    return found
  }

  private func mark(_ key: Int, repeats first: Int, in tokens: inout [JSONToken]) {
    tokens[key].isDuplicate = true
    tokens[key].link = UInt32(truncatingIfNeeded: first)
  }
}
