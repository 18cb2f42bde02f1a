/// Reads JSON texts one after another and keeps its memory from one to the next.
///
/// One pass over the bytes, without recursion. Once it has seen the largest text it allocates
/// nothing more, as long as each document is let go before the next is read.
package struct JSONReader {
  let maximumDepth: Int
  var tokens: [JSONToken] = []
  /// The innermost container that is open, and those around it.
  var level = JSONLevel.text
  var outer: [JSONLevel] = []
  var keyTable = JSONKeyTable()

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
    try source.bytes.withUnsafeBufferPointer { bytes throws(JSONSyntaxError) in
      let scanner = JSONScanner(bytes, end: range.upperBound)
      do throws(JSONFault) {
        try tokenize(scanner, from: range.lowerBound)
      } catch {
        throw explain(error, in: scanner, from: range.lowerBound)
      }
    }
    return JSONDocument(source: source, tokens: tokens)
  }

  private func explain(
    _ fault: JSONFault, in scanner: JSONScanner, from start: Int
  ) -> JSONSyntaxError {
    let part: JSONSyntaxError.Part =
      switch level.kind {
      case .object: .object
      case .array: .array
      default: .text
      }
    return JSONExplanation(
      fault: fault, scanner: scanner, start: start, part: part, maximumDepth: maximumDepth
    ).error
  }
}
