import DecisionTables
import RewardedAds
import Testing

/// What is read and what is not, and what is said about it (decisions 1 and 2).
@Suite struct ContainerFindingTests {
  @Test(arguments: passthroughs + placesOfImps + placesOfBids + roots)
  func `what stands around a configuration decides whether it is read`(row: AdDocumentRow) throws {
    #expect(try lines(of: row.json) == row.expected, "\(row.json)")
  }

  /// The cases g33 to g37 that the design starts from.
  @Test func `the cases of the proposal's containers come out`() throws {
    let rwdd = #"{"reward": {"type": "gems", "count": 1}, "completion": {"banner": {"time": 5}}}"#
    let element = #"{"type": "prebidmobilesdk", "rwdd": \#(rwdd)}"#
    let at = "/seatbid/0/bid/0"
    let read = "\(at)/ext/prebid/passthrough/rwdd bidResponse banner"
    let unread = "\(at) bidResponse banner default"
    let banner = { response(#"{"impid": "1", "mtype": 1, "ext": \#(ext($0))}"#) }
    #expect(try lines(of: banner(element)) == ["\(read) passthrough-object"])
    #expect(
      try lines(of: banner(#"[{"type": "prebidmobilesdk"}, \#(element)]"#))
        == ["\(unread) not-first-element"])
    let atRoot = #"{"seatbid": [{"bid": [{"impid": "1", "mtype": 1}]}], "ext": "#
    #expect(try lines(of: atRoot + ext("[\(element)]") + "}") == ["\(unread) not-read-here"])
    #expect(
      try lines(of: banner(#"{"rwdd": \#(rwdd)}"#)) == ["\(read) missing-type passthrough-object"])
    #expect(
      try lines(of: banner(#"[{"type": "other", "rwdd": \#(rwdd)}]"#))
        == ["\(unread) other-type"])
  }

  @Test func `every finding has the severity and confidence of the design`() throws {
    let json = response(
      #"{"impid": "1", "mtype": 2, "adm": \#(quoted(video)), "dur": 30, "rwdd": {}, "ext": "#
        + ext(#"[{"type": "x`y", "rwdd": {}}, {"rwdd": {}}, {"rwdd": {}}]"#) + "}",
      #"{"impid": "1", "mtype": 1, "ext": \#(ext(#"{"rwdd": {}}"#))}"#)
    let document = try JSONDocument(SourceText(name: "ad.json", text: json))
    let findings = AdDocument(reading: document).configurations.flatMap(\.findings)
    let rows = findings.map { "\($0.id) \($0.severity) \($0.confidence) \($0.pointer)" }
    let bids = "/seatbid/0/bid"
    #expect(
      rows == [
        "other-type error certain \(bids)/0/ext/prebid/passthrough/0/type",
        "missing-type error platform \(bids)/0/ext/prebid/passthrough/1",
        "not-first-element error certain \(bids)/0/ext/prebid/passthrough/2",
        "not-read-here error certain \(bids)/0/rwdd",
        "duration-mismatch warning certain \(bids)/0/dur",
        "missing-type error platform \(bids)/1/ext/prebid/passthrough",
        "passthrough-object warning platform \(bids)/1/ext/prebid/passthrough",
      ])
    #expect(findings.allSatisfy { $0.pointer == $0.subject.pointer })
    #expect(findings.allSatisfy { !$0.message.contains("\n") && $0.diagnostic.id == $0.id })
    #expect(findings[0].reason == .otherType(found: "x`y"))
    #expect(
      findings[4].reason
        == .durationMismatch(
          vast: FixedPoint(millionths: 15_000_000), declared: FixedPoint(millionths: 30_000_000)))
  }

  @Test func `a configuration points at the nearest thing that is there`() throws {
    let rows: [(json: String, holder: String)] = [
      (#"{"banner": {}, "rwdd": 1}"#, ""),
      (#"{"banner": {}, "rwdd": 1, "ext": {}}"#, "/ext"),
      (#"{"banner": {}, "rwdd": 1, "ext": {"prebid": {}}}"#, "/ext/prebid"),
      (#"{"banner": {}, "rwdd": 1, "ext": \#(ext("[]"))}"#, "/ext/prebid/passthrough"),
      (
        #"{"banner": {}, "ext": \#(ext(#"[1, {"type": "prebidmobilesdk"}]"#))}"#,
        "/ext/prebid/passthrough/1"
      ),
      (
        #"{"banner": {}, "ext": \#(ext("[\(sdkElement)]"))}"#,
        "/ext/prebid/passthrough/0/rwdd"
      ),
    ]
    for row in rows {
      let document = try JSONDocument(SourceText(name: "ad.json", text: row.json))
      let found = try #require(AdDocument(reading: document).configurations.first)
      #expect(found.holder.pointer == row.holder)
      #expect(found.imp?.pointer == "")
      #expect(found.rwdd?.pointer == (found.rwdd == nil ? nil : found.pointer))
    }
  }
}

private let video =
  "<VAST><Ad><InLine><Creatives><Creative><Linear><Duration>00:00:15</Duration></Linear>"
  + "</Creative></Creatives></InLine></Ad></VAST>"

private func imp(_ passthrough: String) -> String {
  #"{"banner": {}, "ext": \#(ext(passthrough))}"#
}

private let read = "/ext/prebid/passthrough/0/rwdd storedImp banner"
private let unread = " storedImp banner default"

private let passthroughs: [AdDocumentRow] = [
  AdDocumentRow(imp("[\(sdkElement)]"), read),
  AdDocumentRow(imp(#"[{"rwdd": {}}]"#), read + " missing-type"),
  AdDocumentRow(imp(#"[{"type": null, "rwdd": {}}]"#), read + " missing-type"),
  AdDocumentRow(imp(#"[{"type": "PrebidMobileSDK", "rwdd": {}}]"#), unread + " other-type"),
  AdDocumentRow(imp(#"[{"type": "", "rwdd": {}}]"#), unread + " other-type"),
  AdDocumentRow(imp(#"[{"type": 7, "rwdd": {}}]"#), unread + " other-type"),
  AdDocumentRow(imp(#"[{"type": "x", "rwdd": null}]"#), "skip  notRewarded"),
  AdDocumentRow(imp(#"{"type": "x", "rwdd": {}}"#), unread + " other-type"),
  AdDocumentRow(imp(#"{"type": "prebidmobilesdk"}"#), unread),
  AdDocumentRow(imp(#"[{"type": "prebidmob\u0069lesdk", "rwdd": {}}]"#), read),
  AdDocumentRow(
    imp(#"[{"type": "x", "rwdd": {}}, \#(sdkElement)]"#),
    "/ext/prebid/passthrough/1/rwdd storedImp banner other-type"),
  AdDocumentRow(
    imp(#"[{"settings": 1}, \#(sdkElement)]"#),
    "/ext/prebid/passthrough/1/rwdd storedImp banner"),
  AdDocumentRow(
    imp("[\(sdkElement), \(sdkElement), {\"rwdd\": {}}]"),
    read + " not-first-element not-first-element"),
  AdDocumentRow(imp("[\(sdkElement), {\"type\": \"prebidmobilesdk\", \"rwdd\": null}]"), read),
  AdDocumentRow(
    imp("[{\"rwdd\": {}}, \(sdkElement)]"), read + " missing-type not-first-element"),
]

private let placesOfImps: [AdDocumentRow] = [
  AdDocumentRow(#"{"banner": {}, "rwdd": {"close": {}}}"#, unread + " not-read-here"),
  AdDocumentRow(#"{"banner": {}, "ext": {"rwdd": {}}}"#, unread + " not-read-here"),
  AdDocumentRow(#"{"banner": {}, "ext": {"prebid": {"rwdd": {}}}}"#, unread + " not-read-here"),
  AdDocumentRow(
    #"{"banner": {}, "ext": {"passthrough": [\#(sdkElement)]}}"#, unread + " not-read-here"),
  AdDocumentRow(#"{"banner": {}, "ext": {"rwdd": 1}}"#, "skip  notRewarded"),
  AdDocumentRow(
    #"{"banner": {}, "rwdd": {}, "ext": \#(ext("[\(sdkElement)]"))}"#, read + " not-read-here"),
]

private let placesOfBids: [AdDocumentRow] = [
  AdDocumentRow(
    #"{"impid": "1", "ext": {"rwdd": {}}}"#, " bidResponse any default not-read-here"),
  AdDocumentRow(#"{"impid": "1", "rwdd": {}}"#, " bidResponse any default not-read-here"),
  AdDocumentRow(
    #"{"bid": [{"impid": "1"}], "ext": {"rwdd": {}}}"#,
    "/bid/0 bidResponse any default not-read-here"),
]

private let roots: [AdDocumentRow] = [
  AdDocumentRow(
    #"{"rwdd": {}, "imp": [{"banner": {}}]}"#,
    "/imp/0 bidRequest banner default not-read-here"),
  AdDocumentRow(
    #"{"imp": [{"banner": {}}], "ext": \#(ext(#"{"rwdd": {}}"#))}"#,
    "/imp/0 bidRequest banner default not-read-here"),
  AdDocumentRow(
    #"{"imp": [{"banner": {}}, {"video": {}}], "ext": {"rwdd": {}}}"#,
    "/imp/0 bidRequest banner default not-read-here",
    "/imp/1 bidRequest video,video-with-end-card default"),
  AdDocumentRow(
    #"{"seatbid": [{"bid": [\#(bid("\"mtype\": 1"))]}], "rwdd": {}, "ext": {"rwdd": {}}}"#,
    "/seatbid/0/bid/0/ext/prebid/passthrough/0/rwdd bidResponse banner"
      + " not-read-here not-read-here"),
  AdDocumentRow(
    #"{"imp": [{"banner": {}}], "ext": \#(ext(#"[{"type": "prebidmobilesdk"}]"#))}"#,
    "skip /imp/0 notRewarded"),
  AdDocumentRow(#"{"imp": [{"banner": {}}], "rwdd": 1}"#, "skip /imp/0 notRewarded"),
  AdDocumentRow(
    #"{"app": {}, "ext": \#(ext("[\(sdkElement)]"))}"#,
    "skip /ext/prebid/passthrough/0/rwdd notReadHere"),
]
