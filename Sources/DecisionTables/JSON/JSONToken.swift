/// One value or key of a JSON text: 16 bytes on a flat tape, in the order of the text.
///
/// A container is followed by what is in it; a key is followed by its value.
struct JSONToken: Sendable {
  enum Kind: UInt8 {
    case object, array, string, number, yes, no, null, key
  }

  /// The first byte as written, and the one after the last: quotes and brackets are included.
  let start: UInt32
  var end: UInt32
  /// For a value the index of the token after all that is in it. For a key its fingerprint; for a
  /// key that repeats another the index of the first one like it.
  var link: UInt32
  let kind: Kind
  /// For a string or key: some of it is written as escapes.
  var hasEscapes = false
  /// For a key: an equal one comes before it in the same object.
  var isDuplicate = false
  /// For a container: two keys of an object are equal, in it or further in.
  var hasDuplicates = false

  var range: Range<Int> { Int(start)..<Int(end) }
  /// The range of what is between the quotes of a string or key.
  var content: Range<Int> { Int(start) + 1..<Int(end) - 1 }
  var next: Int { Int(link) }
}
