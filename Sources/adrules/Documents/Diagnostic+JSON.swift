import DecisionTables

extension Diagnostic {
  /// What is wrong with a text that is no JSON.
  init(_ error: JSONSyntaxError, in source: SourceText) {
    let end = min(error.offset + 1, source.bytes.count)
    self.init(
      id: error.reason == .empty ? "empty-file" : "json-syntax", severity: .error,
      message: error.message, at: Place(source, min(error.offset, end)..<end))
  }

  /// What is not read because it is longer than `limit` bytes; `source` holds its start.
  init(tooLarge what: String, limit: Int, in source: SourceText) {
    let end = source.bytes.firstLineFeed(from: 0) ?? source.bytes.count
    self.init(
      id: "document-too-large", severity: .error,
      message: "the \(what) is not read: it is longer than \(limit >> 20) MiB",
      at: Place(source, 0..<end))
  }

  /// A key that counts instead of one before it.
  init(_ duplicate: JSONDuplicateKey) {
    let key = Words.excerpt(duplicate.key)
    self.init(
      id: "duplicate-key", severity: .warning,
      message: "the key `\(key)` stands here a second time: only the last one counts",
      at: duplicate.place, pointer: duplicate.pointer,
      notes: [Note("`\(key)` first stands here", at: duplicate.first)])
  }
}
