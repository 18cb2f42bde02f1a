/// One value or key of a JSON text: 16 bytes on a flat tape, in the order of the text.
///
/// A container is followed by what is in it; a key is followed by its value.
struct JSONToken: Sendable {
  enum Kind: UInt8 {
    case object, array, string, number, yes, no, null, key
  }

  /// The first byte as written, and the one after the last: quotes and brackets are included.
  private let start: UInt32
  private var end: UInt32
  /// For a value the index of the token after all that is in it. For a key its fingerprint; for a
  /// key that repeats another the index of the first one like it.
  var link: UInt32
  let kind: Kind
  /// For a string or key: some of it is written as escapes.
  let hasEscapes: Bool
  /// For a key: an equal one comes before it in the same object.
  private(set) var isDuplicate = false
  /// For a container: two keys of an object are equal, in it or further in.
  private(set) var hasDuplicates = false

  /// Keeps the low 32 bits of the numbers.
  @inline(__always)
  init(_ kind: Kind, _ range: Range<Int>, link: Int, hasEscapes: Bool = false) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    self.link = UInt32(truncatingIfNeeded: link)
    self.kind = kind
    self.hasEscapes = hasEscapes
  }

  var range: Range<Int> { Int(start)..<Int(end) }
  /// The range of what is between the quotes of a string or key.
  var content: Range<Int> { Int(start) + 1..<Int(end) - 1 }
  var next: Int { Int(link) }

  /// Marks a key as one that is equal to the key at `first`.
  mutating func repeats(_ first: Int) {
    isDuplicate = true
    link = UInt32(truncatingIfNeeded: first)
  }

  @inline(__always)
  mutating func close(at end: Int, next: Int, hasDuplicates: Bool) {
    self.end = UInt32(truncatingIfNeeded: end)
    link = UInt32(truncatingIfNeeded: next)
    self.hasDuplicates = hasDuplicates
  }
}
