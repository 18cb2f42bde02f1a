/// Reads JSON texts one after another and keeps its memory from one to the next.
///
/// One pass over the bytes, without recursion. Once it has seen the largest text it allocates
/// nothing more, as long as each document is let go before the next is read, and no object has
/// very many keys.
package struct JSONReader {
  private let maximumDepth: Int
  private var tape: JSONTape?
  /// Room for the containers that are open, filled with anything.
  private var levels = [JSONLevel](repeating: .text, count: 16)

  /// A reader of texts with at most `maximumDepth` objects and arrays in one another.
  package init(maximumDepth: Int = 512) { self.maximumDepth = maximumDepth }

  /// Reads the JSON text (RFC 8259) that is the whole of `source`.
  ///
  /// - Throws: ``JSONSyntaxError`` for the first byte that is not as the grammar says.
  package mutating func read(_ source: SourceText) throws(JSONSyntaxError) -> JSONDocument {
    try read(source, range: 0..<source.bytes.count)
  }

  /// Reads the JSON text in `range` of `source`, one record of many, say; places are those of the
  /// whole source. Of the range only what is in the source counts.
  ///
  /// - Throws: ``JSONSyntaxError`` for the first byte that is not as the grammar says.
  package mutating func read(
    _ source: SourceText, range: Range<Int>
  ) throws(JSONSyntaxError) -> JSONDocument {
    let range = range.clamped(to: 0..<source.bytes.count)
    guard range.upperBound <= UInt32.max else {
      throw JSONSyntaxError(.tooLong, at: Int(UInt32.max))
    }
    var tape = emptyTape(for: source, range.count)
    defer { self.tape = tape }
    try source.bytes.withUnsafeBufferPointer { bytes throws(JSONSyntaxError) in
      let scanner = JSONScanner(bytes, end: range.upperBound)
      try fill(&tape, from: scanner, range.lowerBound)
    }
    return JSONDocument(tape: tape)
  }

  /// The tape of the text before, if it is free; else one that is large enough for most texts of
  /// `byteCount` bytes.
  private mutating func emptyTape(for source: SourceText, _ byteCount: Int) -> JSONTape {
    if var tape = exchange(&tape, with: nil), tape.isReused(for: source) { return tape }
    return JSONTape(for: source, capacity: byteCount / 8 + 8)
  }

  private mutating func fill(
    _ tape: inout JSONTape, from scanner: JSONScanner, _ start: Int
  ) throws(JSONSyntaxError) {
    var tokenizer = JSONTokenizer(scanner, from: start, maximumDepth: maximumDepth)
    do throws(JSONFault) {
      while true {
        switch try run(&tokenizer, on: tape) {
        case .complete: return
        case .needsTokens: tape.grow()
        case .needsLevels: levels += levels
        }
      }
    } catch {
      throw JSONExplanation(error, of: tokenizer, from: start).error
    }
  }

  private mutating func run(
    _ tokenizer: inout JSONTokenizer, on tape: JSONTape
  ) throws(JSONFault) -> JSONTokenizer.State {
    try levels.withUnsafeMutableBufferPointer { levels throws(JSONFault) in
      try tape.withTokens { tokens throws(JSONFault) in
        try tokenizer.run(in: JSONTokenizer.Room(tokens: tokens, levels: levels))
      }
    }
  }
}
