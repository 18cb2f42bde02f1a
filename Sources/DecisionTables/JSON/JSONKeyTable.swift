/// Finds the equal keys of objects with many keys, in time that grows with the length of the keys.
enum JSONKeyTable {
  /// Up to so many keys are compared one by one.
  static let few = 32

  /// Marks each key that repeats one before it in `object`, which is what is last on the tape.
  ///
  /// The hash is seeded anew in each process, so nobody can write keys that collide.
  ///
  /// - Returns: whether there is any.
  @inline(never)
  static func markDuplicates(
    ofObject object: JSONLevel, in tokens: UnsafeMutableBufferPointer<JSONToken>,
    _ scanner: JSONScanner
  ) -> Bool {
    var capacity = 64
    while capacity < object.keyCount * 2 { capacity *= 2 }
    // Indices of key tokens by their hash, 0 for a free place: token 0 is never a key.
    var slots = [UInt32](repeating: 0, count: capacity)
    var found = false
    var key = object.container + 1
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
        tokens[key].repeats(Int(slots[slot]))
        found = true
      }
      key = tokens[key + 1].next
    }
    return found
  }
}
