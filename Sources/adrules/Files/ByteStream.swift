/// Bytes that come piece by piece, so that a long file needs no more memory than a short one.
struct ByteStream {
  /// The next bytes; none at the end.
  let next: () throws(FileFault) -> [UInt8]

  init(next: @escaping () throws(FileFault) -> [UInt8]) { self.next = next }

  /// Bytes that are there already.
  init(_ bytes: [UInt8]) {
    var rest = bytes
    next = { () throws(FileFault) in
      defer { rest = [] }
      return rest
    }
  }

  /// More than any document needs, and less than fills the memory.
  static let sizeLimit = 256 << 20

  /// What is left, after `start`, which was read before.
  ///
  /// - Throws: ``FileFault/tooLarge(limit:)`` beyond `limit` bytes.
  func readToEnd(
    after start: [UInt8] = [], limit: Int = ByteStream.sizeLimit
  ) throws(FileFault) -> [UInt8] {
    var bytes = start
    while true {
      let more = try next()
      if more.isEmpty { return bytes }
      bytes += more
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }
}
