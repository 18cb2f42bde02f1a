import DecisionTables
import RewardedAds
import Testing

/// Seeded damage to a document: nothing stops the reader, and what it says stays possible.
@Suite struct VASTMutationTests {
  private static let document = """
    <?xml version="1.0"?><VAST version="4.0"><!-- c --><Ad id='a'><InLine><Creatives><Creative>\
    <Linear><Duration>00:00:15.5</Duration></Linear></Creative><Creative><CompanionAds>\
    <Companion width="1"><HTMLResource><![CDATA[<p>&amp;</p>]]></HTMLResource></Companion>\
    </CompanionAds></Creative></Creatives></InLine></Ad></VAST>
    """

  @Test func `every proper beginning is either no VAST or not well-formed`() throws {
    let bytes = Array(Self.document.utf8)
    for count in 0..<bytes.count {
      guard let vast = VAST(Array(bytes[..<count])) else { continue }
      #expect(vast.faults.count == 1, "\(count) bytes: \(vast.faults)")
      #expect(vast.duration == nil || vast.duration?.description == "15.5", "\(count) bytes")
      #expect(vast.endCard != false, "\(count) bytes")
    }
    #expect(summary(VAST(bytes)) == "15.5, end card")
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `damaged documents are read to the end and their faults lie inside`(seed: UInt64) {
    var random = SplitMix(state: seed)
    for round in 0..<100 {
      let bytes = Self.damaged(Array(Self.document.utf8), with: &random)
      guard let vast = VAST(bytes) else { continue }
      let context: Comment =
        "seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self))"
      #expect(vast == VAST(bytes), context)
      for offset in vast.faults.compactMap(\.offset) {
        #expect((0...bytes.count).contains(offset), context)
      }
      if vast.isWrapper { #expect(vast.duration == nil && vast.endCard == nil, context) }
      if let duration = vast.duration { #expect(duration.millionths >= 0, context) }
      if vast.faults.isEmpty, !vast.isWrapper {
        #expect(vast.duration != nil && vast.endCard != nil, context)
      }
    }
  }

  @Test(arguments: [
    "<", "&", "<VAST>", "<!--", "<![CDATA[", "]]>", "<a b='", "&amp;", "&#", "]]]]><![CDATA[>", "[",
  ])
  func `a hostile text takes no longer than its length`(piece: String) {
    let text = "<VAST>" + String(repeating: piece, count: 200_000 / piece.utf8.count)
    let clock = ContinuousClock()
    let time = clock.measure {
      _ = VAST(text)
      _ = VAST("<![CDATA[" + text)
      _ = VAST("&amp;" + text)
    }
    #expect(time < .seconds(10))
  }

  private static func damaged(_ bytes: [UInt8], with random: inout SplitMix) -> [UInt8] {
    var bytes = bytes
    let alphabet = Array("<>/!-[]&;#x\"'= VASTDuration019:.".utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<max(bytes.count, 1), using: &random)
      let length = min(Int.random(in: 0...8, using: &random), bytes.count - index)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(index..<index + length)
      case 1: bytes.insert(alphabet.randomElement(using: &random) ?? 0, at: index)
      case 2: bytes[index] = UInt8.random(in: 0...255, using: &random)
      default: bytes.insert(contentsOf: bytes[index..<index + length], at: bytes.count / 2)
      }
    }
    return bytes
  }
}

extension VAST.Fault {
  fileprivate var offset: Int? {
    switch self {
    case .notWellFormed(let offset), .tooDeep(let offset), .malformedDuration(_, let offset):
      offset
    case .noAd, .noLinear, .noDuration: nil
    }
  }
}

/// SplitMix64: the same numbers for the same seed on every platform.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
