/// An object or array that is not closed yet.
struct JSONLevel {
  let kind: JSONToken.Kind
  /// Index of its token.
  let container: Int
  var hasDuplicates = false
  private(set) var keyCount = 0
  private(set) var mayHaveEqualKeys = false
  /// One bit for each fingerprint so far: most objects are known to have no equal keys by it alone.
  private var seen: UInt64 = 0

  init(kind: JSONToken.Kind, container: Int) {
    self.kind = kind
    self.container = container
  }

  /// What is around the outermost value: nothing.
  static let text = JSONLevel(kind: .null, container: 0)

  @inline(__always)
  mutating func addKey(_ fingerprint: UInt64) {
    let bit: UInt64 = 1 &<< (fingerprint &>> 58)
    if seen & bit != 0 { mayHaveEqualKeys = true }
    seen |= bit
    keyCount &+= 1
  }
}
