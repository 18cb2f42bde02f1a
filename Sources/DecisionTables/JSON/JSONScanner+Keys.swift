extension JSONScanner {
  /// A number that is equal for keys that mean the same. It is cheap, not safe: of a long key it
  /// sees the length and both ends.
  @inline(__always)
  func fingerprint(_ content: Range<Int>, hasEscapes: Bool) -> UInt64 {
    if hasEscapes {
      return withDecoded(content) { $0.fingerprint(0..<$0.end, hasEscapes: false) }
    }
    let count = content.count
    var mix = UInt64(truncatingIfNeeded: count)
    if count >= 8 {
      mix ^= word(at: content.lowerBound) &* 0x9E37_79B9_7F4A_7C15
      mix ^= word(at: content.upperBound &- 8)
    } else {
      mix ^= shortWord(content) << UInt64(truncatingIfNeeded: 64 &- count &* 8)
    }
    return mix &* 0xD6E8_FEB8_6659_FD93
  }

  /// The fewer than eight bytes in `range`, the first one lowest, and above them anything.
  @inline(__always)
  private func shortWord(_ range: Range<Int>) -> UInt64 {
    if range.lowerBound &+ 8 <= end { return word(at: range.lowerBound) }
    return range.reversed().reduce(0) { $0 << 8 | UInt64(byte(at: $1)) }
  }

  /// A hash of what a key means that nobody can foresee.
  func hash(_ key: JSONToken) -> Int {
    if key.hasEscapes { return withDecoded(key.content) { $0.hash(0..<$0.end) } }
    return hash(key.content)
  }

  private func hash(_ range: Range<Int>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(bytes(range)))
    return hasher.finalize()
  }

  /// Marks `key`, the last on the tape, if one before it in its object is equal; says whether.
  @inline(never)
  func markIfDuplicate(
    key: Int, ofObject object: Int, in tokens: UnsafeMutableBufferPointer<JSONToken>
  ) -> Bool {
    var other = object + 1
    while other < key {
      if !tokens[other].isDuplicate, areEqual(tokens[other], tokens[key]) {
        tokens[key].repeats(other)
        return true
      }
      other = tokens[other + 1].next
    }
    return false
  }

  /// Whether two keys with their fingerprints mean the same.
  func areEqual(_ a: JSONToken, _ b: JSONToken) -> Bool {
    guard a.link == b.link else { return false }
    if !a.hasEscapes { return means(b, bytes(a.content)) }
    return withDecoded(a.content) { means(b, $0.bytes(0..<$0.end)) }
  }

  /// Whether the string or key `token` stands for the UTF-8 text `wanted`.
  func means(_ token: JSONToken, _ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    guard token.hasEscapes else { return equals(token.content, wanted) }
    return withDecoded(token.content) { $0.equals(0..<$0.end, wanted) }
  }

  private func equals(_ range: Range<Int>, _ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    guard range.count == wanted.count else { return false }
    for index in wanted.indices where wanted[index] != byte(at: range.lowerBound &+ index) {
      return false
    }
    return true
  }

  /// Calls `body` with a scanner of the text that the inside of a string stands for.
  private func withDecoded<Result>(
    _ content: Range<Int>, _ body: (JSONScanner) -> Result
  ) -> Result {
    var decoded: [UInt8] = []
    decode(content, into: &decoded)
    return decoded.withUnsafeBufferPointer { bytes in
      body(JSONScanner(bytes))
    }
  }
}
