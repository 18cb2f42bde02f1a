import DecisionTables
import Testing

@testable import RuleFiles

@Suite struct YAMLMutationTests {
  private static let ruleFile = """
    # A policy in small.
    policy: example
    inputs:
      ad.kind: {values: [banner, video], required: true}
      ad.duration: {type: number, unit: s, range: ">= 0"}
      ünit: 'it''s "quoted"'
    settings:
      time: {valid: 1..120, when: {ad.kind: not(banner)}, default: 30}  # seconds
    rules:
      - rule: short
        when:
          ad.duration: [absent, "< 5"]
          ad.kind: "\\u0041\\n"
        then: {after: = min(ad.duration\\, 5)}
      - rule: other
        title: >-
          a text over
          two lines
        note: |
          kept

          as it is
        then: []
    """

  private static let pieces = [
    "{", "}", "[", "]", ":", ": ", ",", "- ", "\n", "\r\n", "\r", "\t", "\"", "'", "#", " #", "&a ",
    "*a", "!", "!=", ">", "|", ">= 5", "%", "@", "`", "?", "? ", "---", "...", "<<: ", " ", "    ",
    "\\", "\\x", "ä", "\u{2028}", "\u{FEFF}", "\u{F03E}", "\0", "a:b", "not(a, b)", "\u{1F600}",
  ]

  @Test(arguments: SeededGenerator.seeds(40))
  func `a changed rule file is read without a trap, and its places nest`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let bytes = Self.mutation(&random)
      let text = String(decoding: bytes, as: UTF8.self)
      let document = YAMLDocument(reading: SourceText(name: "f", bytes: bytes))
      for fault in document.faults {
        let message = fault.diagnostic.message
        #expect(fault.place.range.upperBound <= bytes.count, "seed \(seed): \(text)")
        #expect(!message.isEmpty && !message.contains("\n"), "seed \(seed): \(text)")
      }
      #expect(document.isComplete || !document.faults.isEmpty, "seed \(seed): \(text)")
      let misplaced = document.root?.misplaced(in: 0..<bytes.count)
      #expect(misplaced == nil, "seed \(seed): \(text)")
    }
  }

  private static func mutation(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(ruleFile.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(start + Int.random(in: 0...8, using: &random), bytes.count)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: bytes.count - start)
      default:
        let piece = pieces.randomElement(using: &random) ?? ""
        let range = Bool.random(using: &random) ? start..<start : start..<end
        bytes.replaceSubrange(range, with: piece.utf8)
      }
    }
    return bytes
  }
}

extension YAMLNode {
  /// The place of the first node that lies outside its parent or before its sibling's end.
  fileprivate func misplaced(in parent: Range<Int>) -> Range<Int>? {
    let range = place.range
    guard parent.lowerBound <= range.lowerBound, range.upperBound <= parent.upperBound else {
      return range
    }
    var start = range.lowerBound
    for (key, value) in children {
      if let key, key.lowerBound < start || key.upperBound > range.upperBound { return key }
      if let found = value.misplaced(in: (key?.upperBound ?? start)..<range.upperBound) {
        return found
      }
      start = value.place.range.upperBound
    }
    return nil
  }

  private var children: [(key: Range<Int>?, value: YAMLNode)] {
    switch content {
    case .scalar: []
    case .sequence(let items): items.map { (nil, $0) }
    case .mapping(let pairs): pairs.map { ($0.keyPlace.range, $0.value) }
    }
  }
}
