/// The memory in which the tokens of one text lie, with the source that they are places of.
///
/// One object, so that a value is one reference and an index. Only a reader writes to it, and only
/// while nobody else holds it; that makes it safe to share.
struct JSONTape: @unchecked Sendable {
  private struct Header {
    var source: SourceText
    let capacity: Int
  }

  private var buffer: ManagedBuffer<Header, JSONToken>

  /// A tape with room for `capacity` tokens, not one of them written.
  init(for source: SourceText, capacity: Int) {
    buffer = .create(minimumCapacity: capacity) { _ in Header(source: source, capacity: capacity) }
  }

  var source: SourceText { buffer.withUnsafeMutablePointerToHeader { $0.pointee.source } }

  /// The token at `index`, which must have been written.
  subscript(index: Int) -> JSONToken { withTokens { $0[index] } }

  /// Calls `body` with all of the room, written or not.
  func withTokens<Result, Failure: Error>(
    _ body: (UnsafeMutableBufferPointer<JSONToken>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try buffer.withUnsafeMutablePointers { header, tokens throws(Failure) in
      try body(UnsafeMutableBufferPointer(start: tokens, count: header.pointee.capacity))
    }
  }

  /// Calls `body` with the bytes of the source.
  func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try buffer.withUnsafeMutablePointerToHeader { header throws(Failure) in
      try header.pointee.source.bytes.withUnsafeBufferPointer(body)
    }
  }

  /// Makes the tape one for another source if nobody else holds it.
  ///
  /// - Returns: whether it does.
  mutating func isReused(for source: SourceText) -> Bool {
    guard isKnownUniquelyReferenced(&buffer) else { return false }
    buffer.withUnsafeMutablePointerToHeader { $0.pointee.source = source }
    return true
  }

  /// Doubles the room and keeps what is written.
  mutating func grow() {
    self = withTokens { old in
      let tape = JSONTape(for: source, capacity: old.count * 2)
      tape.withTokens { _ = $0.update(fromContentsOf: old) }
      return tape
    }
  }
}
