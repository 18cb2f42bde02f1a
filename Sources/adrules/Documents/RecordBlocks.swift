import DecisionTables

/// Cuts a stream into blocks of whole lines.
struct RecordBlocks {
  let name: String
  /// Bytes of all blocks so far.
  private(set) var size = 0
  /// Records in all blocks so far.
  private(set) var records = 0
  /// Whether there is nothing more to read; the last block may still be due.
  private(set) var isAtEnd = false
  private let stream: ByteStream
  private let limits: DocumentLimits
  private var pending: [UInt8]
  private var line = 1
  /// Whether the rest of a line that is too long is to be passed over.
  private var isInsideLine = false

  /// The lines of `start`, which was read before, and of what is left of a stream.
  init(_ stream: ByteStream, after start: [UInt8], name: String, limits: DocumentLimits) {
    self.limits = limits
    self.stream = stream
    self.name = name
    pending = start
  }

  /// The next block; nil at the end.
  ///
  /// - Throws: ``FileFault/tooLarge(limit:)`` where a line has no end.
  mutating func next() throws(FileFault) -> RecordBlock? {
    if isInsideLine { try skipLine() }
    while pending.count < limits.block, !isAtEnd { try fill() }
    var end = pending.lastLineFeed(from: 0).map { $0 + 1 }
    while end == nil, !isAtEnd, pending.count <= limits.record {
      let start = pending.count
      try fill()
      end = pending.lastLineFeed(from: start).map { $0 + 1 }
    }
    if let long = longLine(before: end ?? pending.count) { return longBlock(long) }
    return block(cut(at: isAtEnd ? pending.count : end ?? pending.count))
  }

  /// The first line that is too long, if one that starts before `end` is.
  private func longLine(before end: Int) -> Range<Int>? {
    guard pending.count > limits.record else { return nil }
    var start = 0
    while start < end {
      let next = pending.firstLineFeed(from: start) ?? pending.count
      if next - start > limits.record { return start..<next }
      start = next + 1
    }
    return nil
  }

  /// A block of what stands before a line that is too long, or of its start alone.
  private mutating func longBlock(_ long: Range<Int>) -> RecordBlock? {
    guard long.lowerBound == 0 else { return block(cut(at: long.lowerBound)) }
    let shown = Array(pending.prefix(DocumentLimits.shownSize))
    let source = SourceText(name: name, bytes: shown, firstLine: line)
    let fault = Diagnostic(tooLarge: "record", limit: limits.record, in: source)
    let block = RecordBlock(source: source, records: [], firstRecord: records, fault: fault)
    records += 1
    line += 1
    isInsideLine = true
    return block
  }

  private mutating func cut(at end: Int) -> [UInt8] {
    guard end < pending.count else {
      defer { pending = [] }
      return pending
    }
    defer { pending = Array(pending[end...]) }
    return Array(pending[..<end])
  }

  private mutating func block(_ bytes: [UInt8]) -> RecordBlock? {
    guard !bytes.isEmpty else { return nil }
    let source = SourceText(name: name, bytes: bytes, firstLine: line)
    let block = RecordBlock(
      source: source, records: JSONLines.records(source), firstRecord: records)
    size += bytes.count
    records += block.records.count
    line = source.position(at: bytes.count).line
    return block
  }

  private mutating func fill() throws(FileFault) {
    let more = try stream.next()
    isAtEnd = more.isEmpty
    if pending.isEmpty { pending = more } else { pending += more }
  }

  /// Passes over what is left of a line.
  private mutating func skipLine() throws(FileFault) {
    var skipped = 0
    while true {
      if let end = pending.firstLineFeed(from: 0) {
        size += end + 1
        pending = Array(pending[(end + 1)...])
        break
      }
      skipped += pending.count
      size += pending.count
      guard skipped <= limits.skipped else { throw .tooLarge(limit: limits.skipped) }
      pending = []
      if isAtEnd { break }
      try fill()
    }
    isInsideLine = false
  }
}
