/// An object or array that is not closed yet.
struct JSONLevel {
  /// `null` for what is around the outermost value.
  let kind: JSONToken.Kind
  var hasDuplicates = false
  private(set) var keyCount: UInt32 = 0
  /// Index of its token.
  let container: Int
  /// One bit for each fingerprint so far: it alone tells most keys from those before them.
  private var seen: UInt64 = 0

  init(kind: JSONToken.Kind, container: Int) {
    self.kind = kind
    self.container = container
  }

  static let text = JSONLevel(kind: .null, container: 0)

  /// The bracket that closes an object, or else an array.
  var closingBracket: UInt8 { kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]") }

  /// Adds a key; whether one like it may have been added before.
  @inline(__always)
  mutating func mayKnow(_ fingerprint: UInt64) -> Bool {
    let bit: UInt64 = 1 &<< (fingerprint &>> 58)
    defer { seen |= bit }
    keyCount &+= 1
    return seen & bit != 0
  }
}
