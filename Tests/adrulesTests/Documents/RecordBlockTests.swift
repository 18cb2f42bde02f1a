import DecisionTables
import Testing

@testable import adrules

@Suite struct RecordBlockTests {
  private static let small = DocumentLimits(document: 200, record: 64, block: 16, skipped: 1000)

  /// A stream of pieces of some bytes each.
  private func stream(_ text: String, pieces size: Int) -> ByteStream {
    var rest = Array(text.utf8)[...]
    return ByteStream { () throws(FileFault) in
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
  }

  private func blocks(
    _ text: String, pieces size: Int, _ limits: DocumentLimits = small
  ) throws -> RecordBlocks? {
    let input = try DocumentInput(stream(text, pieces: size), name: "a", limits: limits)
    if case .lines(let blocks) = input { return blocks }
    return nil
  }

  private func records(_ blocks: RecordBlocks) throws -> [String] {
    var blocks = blocks
    var found: [String] = []
    while let block = try blocks.next() {
      #expect(block.firstRecord == found.count)
      if let fault = block.fault, let line = fault.place?.start.line {
        found.append("\(line): [\(fault.id)]")
      }
      for range in block.records {
        let line = block.source.position(at: range.lowerBound).line
        let text = String(decoding: block.source.bytes[range], as: UTF8.self)
        #expect(block.source.line(line) == text)
        found.append("\(line): \(text)")
      }
    }
    #expect(blocks.records == found.count)
    return found
  }

  @Test(arguments: [1, 2, 3, 7, 100])
  func `records keep their lines however the bytes come`(size: Int) throws {
    let text = "\n{}\r\n\n  \n{\"a\": 1}\n[2]\n3"
    let blocks = try #require(try blocks(text, pieces: size))
    #expect(try records(blocks) == ["2: {}", "5: {\"a\": 1}", "6: [2]", "7: 3"])
  }

  @Test(arguments: ["", "{}", "{}\n", "\n{}\n  \n", "{\n}\n{}\n", "[1,\n2]", "no\n{}\n"])
  func `other texts are read as a whole`(text: String) throws {
    for size in [1, 2, 100] {
      let input = try DocumentInput(stream(text, pieces: size), name: "a")
      guard case .whole(let source) = input else {
        Issue.record("lines in \(text)")
        continue
      }
      #expect(source.bytes == Array(text.utf8))
    }
  }

  @Test(arguments: [1, 10, 64, 1000])
  func `a line that is too long is told, and the others are read`(size: Int) throws {
    let long = "[\(String(repeating: "7", count: 500))]"
    for (text, right) in [
      ("{}\n\(long)\n[3]\n", ["1: {}", "2: [document-too-large]", "3: [3]"]),
      ("{}\n\(long)", ["1: {}", "2: [document-too-large]"]),
      (
        "{}\n1\n\(long)\n\(long)\n\n4",
        [
          "1: {}", "2: 1", "3: [document-too-large]", "4: [document-too-large]", "6: 4",
        ]
      ),
    ] {
      let blocks = try #require(try blocks(text, pieces: size))
      #expect(try records(blocks) == right)
    }
  }

  @Test func `a line of the longest length is read`() throws {
    let line = "[\(String(repeating: "7", count: 62))]"
    let blocks = try #require(try blocks("{}\n\(line)\n\(line) \n", pieces: 9))
    #expect(try records(blocks) == ["1: {}", "2: \(line)", "3: [document-too-large]"])
  }

  /// What comes for ever after `start`, and how much of it was read.
  private final class Endless {
    let start: String
    let rest: [UInt8]
    private(set) var size = 0

    init(_ start: String, _ rest: String) {
      self.start = start
      self.rest = Array(rest.utf8)
    }

    var stream: ByteStream {
      ByteStream { () throws(FileFault) in
        let bytes = self.size == 0 && !self.start.isEmpty ? Array(self.start.utf8) : self.rest
        self.size += bytes.count
        return bytes
      }
    }
  }

  @Test(arguments: [
    ("", "[[[[[[[["), ("", "      "), ("", "\n\n\n"), ("{}\n", "    "), ("{}\n", "\n  \n"),
    ("", "\"aaaaaaa"), ("", "\u{0}\u{0}"), ("[1,\n", "2,\n"), ("\u{FEFF}{}\n", "{}\n"),
  ])
  func `a document without end is refused at its limit`(start: String, rest: String) throws {
    let endless = Endless(start, rest)
    let limits = RecordBlockTests.small
    let input = try DocumentInput(endless.stream, name: "a", limits: limits)
    guard case .refused(let finding) = input else {
      Issue.record("not refused: \(start), \(rest)")
      return
    }
    #expect(finding.place?.description.hasPrefix("a:") == true)
    #expect(endless.size <= limits.document + rest.utf8.count)
  }

  @Test func `what is wrong at the start of a long document is said rather than its size`() throws {
    for (start, id) in [
      ("{,", "json-syntax"), ("\u{FEFF}{}\n", "json-syntax"), ("[", "document-too-large"),
    ] {
      let input = try DocumentInput(
        Endless(start, "[1], ").stream, name: "a", limits: RecordBlockTests.small)
      guard case .refused(let finding) = input else {
        Issue.record("not refused: \(start)")
        continue
      }
      #expect(finding.id == id)
    }
  }

  @Test func `a line without end is told before it is passed over, and ends the file`() throws {
    let endless = Endless("{}\n1\n", "[[[[[[[[")
    let limits = RecordBlockTests.small
    let input = try DocumentInput(endless.stream, name: "a", limits: limits)
    guard case .lines(var blocks) = input else {
      Issue.record("no lines")
      return
    }
    #expect(try blocks.next()?.records.count == 2)
    #expect(try blocks.next()?.fault?.place?.start.line == 3)
    #expect(throws: FileFault.tooLarge(limit: 1000)) { try blocks.next() }
    #expect(endless.size < 1000 + limits.record + 32)
  }

  @Test func `records without end need no more memory than a block`() throws {
    let endless = Endless("", "{\"a\": 1}\n")
    let input = try DocumentInput(endless.stream, name: "a", limits: RecordBlockTests.small)
    guard case .lines(var blocks) = input else {
      Issue.record("no lines")
      return
    }
    for _ in 0..<1000 {
      let block = try #require(try blocks.next())
      #expect(block.source.bytes.count <= 16 + 9)
    }
    #expect(blocks.records >= 1000)
    #expect(blocks.size == blocks.records * 9)
  }

  @Test func `a text without end is refused`() {
    let endless = ByteStream { () throws(FileFault) in [0x5B, 0x5B] }
    #expect(throws: FileFault.tooLarge(limit: 99)) { try endless.readToEnd(limit: 99) }
  }
}
