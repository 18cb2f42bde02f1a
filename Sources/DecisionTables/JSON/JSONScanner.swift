/// The grammar of single JSON tokens (RFC 8259, sections 2, 3, 6 and 7) over bytes in memory.
///
/// Each method takes the offset at which a token starts and returns the offset after it.
struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// One past the last byte that counts.
  let end: Int

  /// A scanner of all `bytes`, or of those before `end`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, end: Int? = nil) {
    self.bytes = bytes
    self.end = min(end ?? bytes.count, bytes.count)
  }

  /// The byte at `offset`; from the end on 0, which no token starts or goes on with.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  @inline(__always)
  func skipSpace(from start: Int) -> Int {
    var offset = start
    while true {
      let found = byte(at: offset)
      if found > UInt8(ascii: " ") { return offset }
      switch found {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        offset &+= 1
      default: return offset
      }
    }
  }

  @inline(__always)
  func literal(_ word: StaticString, at start: Int) throws(JSONFault) -> Int {
    for index in 0..<word.utf8CodeUnitCount
    where byte(at: start &+ index) != word.utf8Start[index] {
      throw JSONFault(.value, at: start)
    }
    return start &+ word.utf8CodeUnitCount
  }

  func number(at start: Int) throws(JSONFault) -> Int {
    var offset = start
    if byte(at: offset) == UInt8(ascii: "-") { offset += 1 }
    if byte(at: offset) == UInt8(ascii: "0") {
      offset += 1
    } else {
      offset = try digits(at: offset)
    }
    if byte(at: offset) == UInt8(ascii: ".") { offset = try digits(at: offset + 1) }
    if byte(at: offset) | 0x20 == UInt8(ascii: "e") {
      offset += 1
      let sign = byte(at: offset)
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { offset += 1 }
      offset = try digits(at: offset)
    }
    return offset
  }

  @inline(__always)
  private func digits(at start: Int) throws(JSONFault) -> Int {
    var offset = start
    while byte(at: offset) &- UInt8(ascii: "0") < 10 { offset &+= 1 }
    guard offset > start else { throw JSONFault(.digit, at: start) }
    return offset
  }

  /// Eight bytes from `offset`, the first one lowest. All of them must be in the text.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    return UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }
}
