import DecisionTables
import RewardedAds
import Testing

/// Every value of a whole response is replaced by a value of each other kind, one at a time.
@Suite struct AdDocumentDamageTests {
  private static let response = #"""
    {"id": "r", "imp": [{"id": "1", "video": {}, "rwdd": 1, "ext": {"prebid": {
      "is_rewarded_inventory": 1, "passthrough": [{"type": "prebidmobilesdk", "rwdd": {}}]}}}],
     "seatbid": [{"seat": "s", "bid": [{"impid": "1", "mtype": 2, "dur": 30, "adm": "<VAST/>",
      "ext": {"prebid": {"passthrough": [{"type": "other", "rwdd": {}},
        {"type": "prebidmobilesdk", "rwdd": {"close": {}}}]}, "rwdd": {}}}]}],
     "ext": {"prebid": {"passthrough": {"rwdd": {}}},
      "debug": {"resolvedrequest": {"imp": [{"id": "1", "rwdd": 1}]}}}}
    """#

  @Test(arguments: ["null", "true", "1", "\"x\"", "[]", "{}", "[{}]", "[[[]]]"])
  func `whatever a value is, what is found stands in the document`(replacement: String) throws {
    let document = try Self.read(Self.response)
    let values = Self.values(in: document.root)
    #expect(values.count == 44)
    for value in values {
      var bytes = document.source.bytes
      bytes.replaceSubrange(value.range, with: replacement.utf8)
      let json = String(decoding: bytes, as: UTF8.self)
      let found = AdDocument(reading: try Self.read(json))
      for configuration in found.configurations {
        #expect(!configuration.kinds.isEmpty, "\(json)")
        let end = configuration.rwdd ?? configuration.holder
        #expect(end.pointer.hasPrefix(configuration.pointer), "\(json)")
        for finding in configuration.findings {
          #expect(finding.pointer == finding.subject.pointer, "\(json)")
        }
      }
      for part in found.skipped { #expect(part.pointer == part.value.pointer, "\(json)") }
    }
  }

  @Test func `the whole response holds a configuration of its imp and one of its bid`() throws {
    #expect(
      try lines(of: Self.response) == [
        "/imp/0/ext/prebid/passthrough/0/rwdd bidRequest video,video-with-end-card not-read-here",
        "/seatbid/0/bid/0/ext/prebid/passthrough/1/rwdd bidResponse video,video-with-end-card"
          + " 30 bid other-type not-read-here",
      ])
  }

  private static func read(_ json: String) throws -> JSONDocument {
    try JSONDocument(SourceText(name: "ad.json", text: json))
  }

  private static func values(in value: JSONValue) -> [JSONValue] {
    let children = value.elements.map { $0 } + value.members.map(\.value)
    return [value] + children.flatMap(values(in:))
  }
}
