import DecisionTables

extension PolicyBinder {
  /// Splits a text at its `{name}`; `{{` stands for a brace. Nil, and faults, if a name is unknown.
  mutating func template(_ word: Word, _ scope: Scope) -> [TextPart]? {
    var parts: [TextPart] = []
    var isFine = true
    var words: [UInt8] = []
    let bytes = Array(word.text.utf8)
    var next = 0
    while next < bytes.count {
      let byte = bytes[next]
      next += 1
      guard byte == UInt8(ascii: "{") else {
        words.append(byte)
        continue
      }
      if next < bytes.count, bytes[next] == byte {
        next += 1
        words.append(byte)
        continue
      }
      guard let end = bytes[next...].firstIndex(of: UInt8(ascii: "}")) else {
        report(.unclosedPlaceholder, at: word.place(of: next - 1..<next))
        return nil
      }
      if !words.isEmpty { parts.append(.words(String(decoding: words, as: UTF8.self))) }
      words = []
      let name = Word(
        String(decoding: bytes[next..<end], as: UTF8.self), at: word.place(of: next..<end))
      if let slot = resolve(name, in: scope) {
        parts.append(.name(slot: slot))
      } else {
        isFine = false
      }
      next = end + 1
    }
    if !words.isEmpty || parts.isEmpty {
      parts.append(.words(String(decoding: words, as: UTF8.self)))
    }
    return isFine ? parts : nil
  }
}
