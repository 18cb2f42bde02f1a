/// A character or entity reference of XML 1.0 (section 4.1): `&amp;`, `&#38;`, `&#x26;`.
struct CharacterReference {
  let scalar: Unicode.Scalar
  /// Bytes from `&` up to and with `;`.
  let length: Int

  /// Reads the reference whose `&` is at `start`; nil if there is none. Without a DTD only the
  /// five predefined entities have names.
  init?(in bytes: [UInt8], at start: Int) {
    let first = start + 1
    let limit = min(bytes.count, first + CharacterReference.longest)
    guard first < limit, let end = bytes[first..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    let name = bytes[first..<end]
    guard let scalar = CharacterReference.scalar(named: name) else { return nil }
    self.scalar = scalar
    length = end + 1 - start
  }

  /// Longer ones could only be numbers with many leading zeros.
  private static let longest = 16

  private static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch String(decoding: name, as: UTF8.self) {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    default: number(in: name)
    }
  }

  private static func number(in name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else { return nil }
    var digits = name.dropFirst()
    var radix = 10
    if digits.first == UInt8(ascii: "x") {
      digits = digits.dropFirst()
      radix = 16
    }
    guard digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: radix),
      value != 0
    else { return nil }
    return Unicode.Scalar(value)
  }
}

extension CharacterReference {
  /// `bytes` with every reference replaced by its character; a `&` that starts none stays.
  static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "&")) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"),
        let reference = CharacterReference(in: bytes, at: index)
      {
        result.append(contentsOf: String(reference.scalar).utf8)
        index += reference.length
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
