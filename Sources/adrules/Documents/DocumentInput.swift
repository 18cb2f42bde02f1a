import DecisionTables

/// What a file of documents is: one JSON text, or one a line.
enum DocumentInput {
  case whole(SourceText)
  case lines(RecordBlocks)
  /// It is longer than a document can be; the finding says so, or what is wrong before that.
  case refused(Diagnostic)

  /// Reads as much as tells it: a file holds a text a line if its first line is one, and another
  /// line follows.
  init(
    _ stream: ByteStream, name: String, limits: DocumentLimits = DocumentLimits()
  ) throws(FileFault) {
    var search = FirstLine()
    var bytes: [UInt8] = []
    var isAtEnd = false
    while !isAtEnd, bytes.count <= limits.document, !search.isComplete {
      let more = try stream.next()
      isAtEnd = more.isEmpty
      bytes += more
      search.look(in: bytes)
    }
    if search.isComplete, let line = search.line, line.count <= limits.record,
      DocumentInput.isText(Array(bytes[line]))
    {
      self = .lines(RecordBlocks(stream, after: bytes, name: name, limits: limits))
      return
    }
    while !isAtEnd, bytes.count <= limits.document {
      let more = try stream.next()
      isAtEnd = more.isEmpty
      bytes += more
    }
    guard bytes.count <= limits.document else {
      self = .refused(DocumentInput.refusal(bytes, name: name, limit: limits.document))
      return
    }
    self = .whole(SourceText(name: name, bytes: bytes))
  }

  private static func isText(_ line: [UInt8]) -> Bool {
    (try? JSONDocument(SourceText(name: "", bytes: line))) != nil
  }

  /// What is no JSON near the start is said rather than the size.
  private static func refusal(_ bytes: [UInt8], name: String, limit: Int) -> Diagnostic {
    let source = SourceText(name: name, bytes: Array(bytes.prefix(DocumentLimits.shownSize)))
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(source)
    } catch  where error.offset < source.bytes.count - DocumentInput.longestToken {
      return Diagnostic(error, in: source)
    } catch {}
    return Diagnostic(tooLarge: "document", limit: limit, in: source)
  }

  /// An error nearer to the end of the part that is shown may come from the cut.
  private static let longestToken = 64
}

/// Looks for the first line that is not blank, and whether another one follows.
private struct FirstLine {
  private(set) var line: Range<Int>?
  /// Whether both were found.
  private(set) var isComplete = false
  private var start: Int?
  private var seen = 0

  /// Goes over what was added to `bytes` since the last time.
  mutating func look(in bytes: [UInt8]) {
    while seen < bytes.count, !isComplete {
      if start == nil {
        guard let first = FirstLine.mark(in: bytes, from: seen) else { break }
        start = first
        seen = first
      } else if line == nil {
        guard let end = bytes.firstLineFeed(from: seen) else { break }
        line = (start ?? 0)..<end
        seen = end
      } else {
        guard let next = FirstLine.mark(in: bytes, from: seen) else { break }
        seen = next
        isComplete = true
      }
    }
    if !isComplete { seen = bytes.count }
  }

  /// The first byte that is no white space.
  private static func mark(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    }
  }
}
