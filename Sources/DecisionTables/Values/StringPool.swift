/// Names a string of a ``StringPool``: equal ids are equal strings.
package struct StringID: Hashable, BitwiseCopyable, Sendable, Comparable {
  package let index: Int32

  @inlinable package init(index: Int32) { self.index = index }

  package static func < (a: StringID, b: StringID) -> Bool { a.index < b.index }
}

/// Interned strings: the constants of a policy first, then those of the facts at hand.
///
/// Open addressing with linear probing over one block of bytes. Strings that came after a mark
/// are forgotten together, so that one pool serves document after document without allocating.
package struct StringPool: Sendable {
  private var bytes: [UInt8] = []
  /// Where each string ends in `bytes`; it starts where the one before ends.
  private var ends: [Int] = []
  /// Id + 1 of the string in each bucket, 0 for none; the count is a power of two.
  private var buckets: [Int32] = Array(repeating: 0, count: 64)
  /// The bucket that each string took, to empty it again.
  private var bucketOf: [Int32] = []

  package init() {}

  package var count: Int { ends.count }

  package mutating func intern(_ text: String) -> StringID {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  package mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> StringID {
    let bucket = bucket(of: text)
    if buckets[bucket] != 0 { return StringID(index: buckets[bucket] - 1) }
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
    buckets[bucket] = Int32(truncatingIfNeeded: ends.count)
    bucketOf.append(Int32(truncatingIfNeeded: bucket))
    let id = StringID(index: Int32(truncatingIfNeeded: ends.count - 1))
    if ends.count * 2 > buckets.count { grow() }
    return id
  }

  /// The id of `text` if it is in the pool.
  package func find(_ text: String) -> StringID? {
    var text = text
    return text.withUTF8 { find($0) }
  }

  /// The same for UTF-8 text.
  package func find(_ text: UnsafeBufferPointer<UInt8>) -> StringID? {
    let found = buckets[bucket(of: text)]
    return found == 0 ? nil : StringID(index: found - 1)
  }

  /// Forgets every string from the `count`-th on.
  package mutating func truncate(to count: Int) {
    guard count < ends.count else { return }
    // No probe sequence of an older string passes a bucket that is emptied.
    for index in count..<ends.count { buckets[Int(bucketOf[index])] = 0 }
    bucketOf.removeLast(ends.count - count)
    ends.removeLast(ends.count - count)
    bytes.removeLast(bytes.count - (count == 0 ? 0 : ends[count - 1]))
  }

  package subscript(id: StringID) -> String {
    String(decoding: bytes[range(of: id)], as: UTF8.self)
  }

  package func utf8(of id: StringID) -> ArraySlice<UInt8> { bytes[range(of: id)] }

  package func string(_ id: StringID, hasPrefix prefix: StringID) -> Bool {
    let text = range(of: id)
    let start = range(of: prefix)
    guard text.count >= start.count else { return false }
    for offset in 0..<start.count
    where bytes[text.lowerBound + offset] != bytes[start.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Whether two strings are equal but for the letter case of ASCII letters.
  package func areEqualIgnoringCase(_ a: StringID, _ b: StringID) -> Bool {
    let (a, b) = (range(of: a), range(of: b))
    guard a.count == b.count else { return false }
    for offset in 0..<a.count
    where bytes[a.lowerBound + offset].asciiLowercased
      != bytes[b.lowerBound + offset].asciiLowercased
    {
      return false
    }
    return true
  }

  private func range(of id: StringID) -> Range<Int> {
    let index = Int(id.index)
    return (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  /// The bucket that holds `text`, or the empty one where it belongs.
  private func bucket(of text: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = buckets.count - 1
    var bucket = StringPool.hash(text) & mask
    while buckets[bucket] != 0, !isEqual(StringID(index: buckets[bucket] - 1), text) {
      bucket = (bucket + 1) & mask
    }
    return bucket
  }

  private func isEqual(_ id: StringID, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(of: id)
    guard range.count == text.count else { return false }
    for offset in 0..<text.count where bytes[range.lowerBound + offset] != text[offset] {
      return false
    }
    return true
  }

  private mutating func grow() {
    buckets = Array(repeating: 0, count: buckets.count * 2)
    let mask = buckets.count - 1
    for index in ends.indices {
      let id = StringID(index: Int32(truncatingIfNeeded: index))
      var bucket = bytes[range(of: id)].withUnsafeBufferPointer { StringPool.hash($0) } & mask
      while buckets[bucket] != 0 { bucket = (bucket + 1) & mask }
      buckets[bucket] = id.index + 1
      bucketOf[index] = Int32(truncatingIfNeeded: bucket)
    }
  }

  /// Seeded by the process, so that no document can be written to collide.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    return hasher.finalize()
  }
}

extension UInt8 {
  /// Letters A to Z in lower case, everything else as it is.
  package var asciiLowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
}

extension StringPool: Hashable {
  /// Pools are equal if they hold the same strings under the same ids.
  package static func == (a: StringPool, b: StringPool) -> Bool {
    a.ends == b.ends && a.bytes == b.bytes
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ends)
    hasher.combine(bytes)
  }
}
