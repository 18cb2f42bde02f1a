import DecisionTables
import Testing

@testable import RuleFiles

/// Inputs made to cost time: each takes far too long where reading is not linear.
@Suite struct YAMLHostileTests {
  @Test(arguments: [
    ("{b: ", "1:257-1:258"), ("{b:", "1:193-1:194"), ("[", "1:65-1:66"), ("- ", "1:129-1:130"),
    ("? ", "1:129-1:130"), ("[\n", "65:1-65:2"), ("[{a: ", "1:161-1:162"),
  ])
  func `collections are refused where they are too deep`(piece: String, span: String) {
    let document = YAMLDocument(text: String(repeating: piece, count: 100_000))
    #expect(
      document.faultLines == [
        "yaml-depth @\(span): lists and mappings stand in each other more than 64 deep"
      ])
    #expect(!document.isComplete)
  }

  @Test func `collections may stand in each other 64 deep`() {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(YAMLDocument(text: text).faults.isEmpty)
  }

  @Test func `nested lines are refused where they are too deep`() {
    let lines = (0..<300).map { String(repeating: " ", count: $0) + "a:\n" }
    let document = YAMLDocument(text: lines.joined())
    #expect(document.faults.map { $0.place.span } == ["65:65-65:66"])
  }

  @Test func `many keys are read, and duplicates among them found`() {
    let keys = (0..<30_000).map { "k\($0): v\n" }.joined()
    let document = YAMLDocument(text: keys + "k7: v\n")
    #expect(document.faults.map { $0.reason.isDuplicate } == [true])
    guard case .mapping(let pairs)? = document.root?.content else {
      return #expect(Bool(false), "expected a mapping")
    }
    #expect(pairs.count == 30_000)
  }

  @Test(arguments: ["a: %", "a: \"%\"", "a: '%'", "a: |\n  %", "[%]", "{a: %}"])
  func `a long text is read`(frame: String) {
    let text = String(repeating: "x ", count: 250_000)
    let document = YAMLDocument(
      text: frame.split(separator: "%", omittingEmptySubsequences: false).joined(separator: text))
    #expect(document.faults.isEmpty)
    #expect(document.root?.place.range.count ?? 0 >= 499_999)
  }

  @Test func `keys without values in one line are put together once`() {
    let text = "{a: x" + String(repeating: ", b", count: 30_000) + "}"
    #expect(YAMLDocument(text: text).faults.count == 1)
  }

  @Test(arguments: [
    ("%TAG !a! x\n", "yaml-directive"), ("a: \"x\n", "yaml-syntax"), ("&a ", "yaml-anchor"),
    ("---\n", "yaml-several-documents"), ("\0", "control-character"), ("\r", "control-character"),
    ("\t- a\n", "yaml-syntax"), ("%x\n", "yaml-directive"), ("]", "yaml-syntax"),
    ("a: {\n", "yaml-depth"), ("\n", "empty-file"), ("\u{2028}", "control-character"),
    ("a: b: ", "yaml-syntax"), ("- *a\n", "yaml-alias"), ("a\n b: c\n", "yaml-syntax"),
    ("{a: (, ", "yaml-depth"),
  ])
  func `much of the same is refused`(piece: String, id: String) {
    let document = YAMLDocument(text: String(repeating: piece, count: 20_000))
    #expect(document.faults.contains { $0.diagnostic.id == id }, "\(document.faultLines.prefix(3))")
  }

  @Test func `aliases are not expanded`() {
    let text = "a: &a [x, x]\n" + (0..<200).map { "k\($0): &a [*a, *a]\n" }.joined()
    let document = YAMLDocument(text: text)
    #expect(document.faults.count == 601)
  }

  @Test func `a file of too many values is not read`() {
    let limit = YAMLDocument.valueLimit
    let most = YAMLDocument(text: String(repeating: "- a\n", count: limit - 1))
    #expect(most.faults.isEmpty && most.isComplete)
    let document = YAMLDocument(text: String(repeating: "- a\n", count: limit))
    #expect(
      document.faultLines == [
        "file-too-large @200000:3-200000:4: the file has more than 200000 keys, texts, lists and "
          + "mappings"
      ])
    #expect(document.root == nil)
  }

  @Test func `behind 1,000 faults nothing is read`() {
    let document = YAMLDocument(text: String(repeating: "- *a\n", count: 2_000))
    #expect(document.faults.count == 1_001)
    #expect(
      document.faultLines.last
        == "too-many-faults @1001:3-1001:5: the file has 1000 faults up to here: the rest is not "
        + "read")
    #expect(!document.isComplete)
  }

  @Test func `a large file is refused unread`() {
    let bytes = [UInt8](repeating: 0x61, count: YAMLDocument.byteLimit + 1)
    let document = YAMLDocument(reading: SourceText(name: "f", bytes: bytes))
    #expect(
      document.faultLines == [
        "file-too-large @1:1-1:1: the file has more than 4194304 bytes"
      ])
  }
}

extension YAMLFault.Reason {
  fileprivate var isDuplicate: Bool {
    if case .duplicateKey = self { true } else { false }
  }
}
