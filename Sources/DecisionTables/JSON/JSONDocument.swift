/// One JSON text, read: where each value is in the source, and nothing decoded until asked.
package struct JSONDocument: Sendable {
  let tape: JSONTape

  /// Reads the JSON text (RFC 8259) that is the whole of `source`.
  ///
  /// - Throws: ``JSONSyntaxError`` for the first byte that is not as the grammar says.
  package init(_ source: SourceText, maximumDepth: Int = 512) throws(JSONSyntaxError) {
    var reader = JSONReader(maximumDepth: maximumDepth)
    self = try reader.read(source)
  }

  /// Reads the JSON text in `range` of `source`, one record of many, say; places are those of the
  /// whole source.
  ///
  /// - Throws: ``JSONSyntaxError`` for the first byte that is not as the grammar says.
  package init(
    _ source: SourceText, range: Range<Int>, maximumDepth: Int = 512
  ) throws(JSONSyntaxError) {
    var reader = JSONReader(maximumDepth: maximumDepth)
    self = try reader.read(source, range: range)
  }

  /// A document whose tape has been written.
  init(tape: JSONTape) { self.tape = tape }

  package var source: SourceText { tape.source }

  package var root: JSONValue { JSONValue(document: self, index: 0) }

  /// Every key that repeats one before it in its object, in the order of the text. Of equal keys
  /// the last one counts (RFC 8259, section 4, leaves it open).
  package var duplicateKeys: [JSONDuplicateKey] {
    guard tape[0].hasDuplicates else { return [] }
    var keys: [JSONDuplicateKey] = []
    var open: [Int] = []
    // Once for each object: a walk for each key would take the square of their number.
    var pointers: [Int: String] = [:]
    for index in 0..<tape[0].next {
      while let last = open.last, tape[last].next <= index { open.removeLast() }
      let token = tape[index]
      if token.kind == .object { open.append(index) }
      guard token.isDuplicate, let object = open.last else { continue }
      let pointer = pointers[object] ?? self.pointer(ofToken: object)
      pointers[object] = pointer
      keys.append(JSONDuplicateKey(document: self, index: index, pointer: pointer))
    }
    return keys
  }
}

extension JSONDocument {
  func place(ofToken index: Int) -> Place { Place(source, tape[index].range) }

  /// The text that the string or key at `index` stands for.
  func text(ofToken index: Int) -> String {
    withUTF8(ofToken: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the UTF-8 text that the string or key at `index` stands for; it lies in the
  /// source where nothing of it is written as escapes.
  func withUTF8<Result>(
    ofToken index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let token = tape[index]
    return tape.withBytes { bytes in
      guard token.hasEscapes else {
        return body(UnsafeBufferPointer(rebasing: bytes[token.content]))
      }
      var decoded: [UInt8] = []
      decoded.reserveCapacity(token.content.count)
      JSONScanner(bytes).decode(token.content, into: &decoded)
      return decoded.withUnsafeBufferPointer(body)
    }
  }

  /// Whether the string or key at `index` stands for `wanted`; compares bytes, not characters.
  func isToken(_ index: Int, _ wanted: String) -> Bool {
    var wanted = wanted
    return wanted.withUTF8 { wanted in
      tape.withBytes { JSONScanner($0).means(tape[index], wanted) }
    }
  }
}
