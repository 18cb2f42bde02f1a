import RewardedAds
import Testing

/// Where configurations are found, by content.
@Suite struct AdDocumentTests {
  @Test(arguments: alone + imps + bids)
  func `a configuration is found wherever the proposal puts it`(row: AdDocumentRow) throws {
    #expect(try lines(of: row.json) == row.expected, "\(row.json)")
  }

  @Test(arguments: defaults)
  func `a bid or imp that is meant to reward has every default`(row: AdDocumentRow) throws {
    #expect(try lines(of: row.json) == row.expected, "\(row.json)")
  }

  @Test(arguments: broken)
  func `values of another kind than expected are passed over`(row: AdDocumentRow) throws {
    #expect(try lines(of: row.json) == row.expected, "\(row.json)")
  }

  @Test func `a caller can have every bid and imp taken for rewarded`() throws {
    let json = response(#"{"impid": "1"}"#, #"{"impid": "2", "mtype": 4}"#)
    #expect(
      try lines(of: json) == [
        "skip /seatbid/0/bid/0 notRewarded", "skip /seatbid/0/bid/1 notRewarded",
      ])
    #expect(
      try lines(of: json, assumeRewarded: true) == [
        "/seatbid/0/bid/0 bidResponse any default", "/seatbid/0/bid/1 bidResponse  default",
      ])
    #expect(try lines(of: "{}", assumeRewarded: true) == [])
  }

  @Test func `thousands of bids find their imps in no time`() throws {
    let count = 4000
    let bids = (0..<count).map { #"{"impid": "i\#($0)"}"# }
    let imps = (0..<count).map { #"{"id": "i\#($0)", "video": {}, "rwdd": \#($0 % 2)}"# }
    let json =
      #"{"seatbid": [{"bid": [\#(bids.joined(separator: ","))]}], "#
      + #""imp": [\#(imps.joined(separator: ","))]}"#
    let clock = ContinuousClock()
    var found: [String] = []
    let time = try clock.measure { found = try lines(of: json) }
    #expect(found.count == 2 * count)
    #expect(
      found[count / 2 - 1] == "/seatbid/0/bid/3999 bidResponse video,video-with-end-card default")
    #expect(found[count - 1] == "/imp/3999 bidRequest video,video-with-end-card default")
    #expect(time < .seconds(10))
  }
}

private let sdk = sdkElement

private let alone: [AdDocumentRow] = [
  AdDocumentRow(#"{"reward": {"type": "a", "count": 1}}"#, " configuration any"),
  AdDocumentRow(#"{"completion": 5}"#, " configuration any"),
  AdDocumentRow(#"{"close": null, "other": 1}"#, " configuration any"),
  AdDocumentRow(#"{"type": "prebidmobilesdk", "close": {}}"#, " configuration any"),
  AdDocumentRow(sdk, "/rwdd configuration any"),
  AdDocumentRow(#"{"rwdd": {}}"#, "/rwdd configuration any missing-type"),
  AdDocumentRow(#"{"type": "sdk", "rwdd": {}}"#, " configuration any default other-type"),
  AdDocumentRow(#"{"type": "prebidmobilesdk"}"#, " configuration any default"),
  AdDocumentRow(#"{"type": "prebidmobilesdk", "rwdd": [1]}"#, "/rwdd configuration any"),
  AdDocumentRow("[\(sdk)]", "/0/rwdd configuration any"),
  AdDocumentRow(#"[1, {"type": "x"}, \#(sdk)]"#, "/2/rwdd configuration any"),
  AdDocumentRow("[\(sdk), \(sdk)]", "/0/rwdd configuration any not-first-element"),
  AdDocumentRow(ext("[\(sdk)]"), "/prebid/passthrough/0/rwdd configuration any"),
  AdDocumentRow(ext(sdk), "/prebid/passthrough/rwdd configuration any passthrough-object"),
  AdDocumentRow(#"{"passthrough": [\#(sdk)]}"#, "/passthrough/0/rwdd configuration any"),
  AdDocumentRow(#"{"prebid": {}, "rwdd": {}}"#, " configuration any default not-read-here"),
  AdDocumentRow(#"{"prebid": {"rwdd": {}}}"#, " configuration any default not-read-here"),
  AdDocumentRow(#"{"prebid": {"type": "banner"}}"#, "skip  notRewarded"),
]

private let imps: [AdDocumentRow] = [
  AdDocumentRow(
    #"{"banner": {}, "ext": \#(ext("[\(sdk)]"))}"#,
    "/ext/prebid/passthrough/0/rwdd storedImp banner"),
  AdDocumentRow(
    #"{"video": {"w": 1}, "ext": \#(ext("[\(sdk)]"))}"#,
    "/ext/prebid/passthrough/0/rwdd storedImp video,video-with-end-card"),
  AdDocumentRow(
    #"{"video": {}, "banner": {}, "native": {}, "ext": \#(ext("[\(sdk)]"))}"#,
    "/ext/prebid/passthrough/0/rwdd storedImp any"),
  AdDocumentRow(
    #"{"video": null, "banner": {}, "ext": \#(ext("[\(sdk)]"))}"#,
    "/ext/prebid/passthrough/0/rwdd storedImp banner"),
  AdDocumentRow(
    #"{"ext": \#(ext("[\(sdk)]"))}"#, "/ext/prebid/passthrough/0/rwdd storedImp any"),
  AdDocumentRow(
    #"{"native": {}, "ext": \#(ext("[\(sdk)]"))}"#, "skip  unrewardedFormat(\(native))"),
  AdDocumentRow(
    #"{"imps": {"a/b": {"banner": {}, "ext": \#(ext("[\(sdk)]"))}, "c~": {"banner": {}}}}"#,
    "/imps/a~1b/ext/prebid/passthrough/0/rwdd storedImp banner", "skip /imps/c~0 notRewarded"),
  AdDocumentRow(
    #"{"imps": {"a": {"banner": {}, "rwdd": 1}, "a": {"video": {}, "rwdd": 1}}}"#,
    "/imps/a storedImp video,video-with-end-card default"),
  AdDocumentRow(
    #"{"imps": [{"banner": {}, "rwdd": 1}]}"#, "/imps/0 storedImp banner default"),
  AdDocumentRow(
    #"[{"banner": {}, "rwdd": 1}, {"video": {}}]"#, "/0 storedImp banner default",
    "skip /1 notRewarded"),
  AdDocumentRow(
    #"{"imp": [{"id": "1", "banner": {}}, {"id": "2", "video": {}, "ext": \#(ext("[\(sdk)]"))}]}"#,
    "/imp/1/ext/prebid/passthrough/0/rwdd bidRequest video,video-with-end-card",
    "skip /imp/0 notRewarded"),
]

private let bids: [AdDocumentRow] = [
  AdDocumentRow(bid(#""price": 1"#), "/ext/prebid/passthrough/0/rwdd bidResponse any"),
  AdDocumentRow("[\(bid("\"mtype\": 1"))]", "/0/ext/prebid/passthrough/0/rwdd bidResponse banner"),
  AdDocumentRow(
    #"{"seat": "s", "bid": [\#(bid("\"mtype\": 1"))]}"#,
    "/bid/0/ext/prebid/passthrough/0/rwdd bidResponse banner"),
  AdDocumentRow(
    #"[{"bid": []}, {"bid": [\#(bid("\"mtype\": 1"))]}]"#,
    "/1/bid/0/ext/prebid/passthrough/0/rwdd bidResponse banner"),
  AdDocumentRow(
    response(bid("\"mtype\": 1"), #"{"impid": "2"}"#, bid("\"mtype\": 2")),
    "/seatbid/0/bid/0/ext/prebid/passthrough/0/rwdd bidResponse banner",
    "/seatbid/0/bid/2/ext/prebid/passthrough/0/rwdd bidResponse video,video-with-end-card",
    "skip /seatbid/0/bid/1 notRewarded"),
  AdDocumentRow(
    #"{"imp": [{"id": "1", "banner": {}, "rwdd": 1}], "seatbid": [{"bid": [{"impid": "1"}]}]}"#,
    "/imp/0 bidRequest banner default", "/seatbid/0/bid/0 bidResponse banner default"),
  AdDocumentRow(
    #"{"seatbid": [{"bid": [{"impid": "1"}, {"impid": "2"}]}], "#
      + #""ext": {"debug": {"resolvedrequest": {"imp": [{"id": "2", "rwdd": 1, "video": {}}]}}}}"#,
    "/seatbid/0/bid/1 bidResponse video,video-with-end-card default",
    "skip /seatbid/0/bid/0 notRewarded"),
]

private let defaults: [AdDocumentRow] = [
  AdDocumentRow(#"{"rwdd": 1}"#, " storedImp any default"),
  AdDocumentRow(#"{"banner": {}, "rwdd": 1.0}"#, " storedImp banner default"),
  AdDocumentRow(#"{"banner": {}, "rwdd": 0}"#, "skip  notRewarded"),
  AdDocumentRow(#"{"banner": {}, "rwdd": null}"#, "skip  notRewarded"),
  AdDocumentRow(#"{"banner": {}, "rwdd": false}"#, "skip  notRewarded"),
  AdDocumentRow(#"{"banner": {}, "rwdd": "1"}"#, " storedImp banner default"),
  AdDocumentRow(#"{"banner": {}, "rwdd": 2}"#, " storedImp banner default"),
  AdDocumentRow(
    #"{"imp": [{"video": {}, "ext": {"prebid": {"is_rewarded_inventory": 1}}}]}"#,
    "/imp/0 bidRequest video,video-with-end-card default"),
  AdDocumentRow(
    #"{"imp": [{"video": {}, "ext": {"prebid": {"is_rewarded_inventory": 0}}}]}"#,
    "skip /imp/0 notRewarded"),
  AdDocumentRow(
    #"{"banner": {}, "ext": \#(ext(#"[{"type": "prebidmobilesdk", "adconfiguration": {}}]"#))}"#,
    " storedImp banner default"),
  AdDocumentRow(
    #"{"banner": {}, "ext": \#(ext(#"[{"type": "other"}, {"adconfiguration": {}}]"#))}"#,
    "skip  notRewarded"),
  AdDocumentRow(
    #"{"banner": {}, "ext": \#(ext(#"[{"type": "prebidmobilesdk", "rwdd": null}]"#))}"#,
    "/ext/prebid/passthrough/0/rwdd storedImp banner"),
]

private let broken: [AdDocumentRow] = [
  AdDocumentRow("null"), AdDocumentRow("5"), AdDocumentRow(#""rwdd""#), AdDocumentRow("[]"),
  AdDocumentRow("[[], null, 3]"), AdDocumentRow("{}"), AdDocumentRow(#"{"a": 1}"#),
  AdDocumentRow(#"{"seatbid": null}"#), AdDocumentRow(#"{"seatbid": []}"#),
  AdDocumentRow(#"{"seatbid": [{}]}"#), AdDocumentRow(#"{"seatbid": [{"bid": null}]}"#),
  AdDocumentRow(#"{"nbr": 2, "id": "r"}"#),
  AdDocumentRow(#"{"seatbid": {}}"#, "skip /seatbid wrongType(expected: \(array))"),
  AdDocumentRow(#"{"seatbid": [7]}"#, "skip /seatbid/0 wrongType(expected: \(object))"),
  AdDocumentRow(
    #"{"seatbid": [{"bid": {}}]}"#, "skip /seatbid/0/bid wrongType(expected: \(array))"),
  AdDocumentRow(
    #"{"seatbid": [{"bid": ["x"]}]}"#, "skip /seatbid/0/bid/0 wrongType(expected: \(object))"),
  AdDocumentRow(#"{"imp": {}}"#, "skip /imp wrongType(expected: \(array))"),
  AdDocumentRow(#"{"imp": [null]}"#, "skip /imp/0 wrongType(expected: \(object))"),
  AdDocumentRow(#"{"imps": "x"}"#, "skip /imps wrongType(expected: \(array))"),
  AdDocumentRow(#"{"imps": {"a": 1}}"#, "skip /imps/a wrongType(expected: \(object))"),
  AdDocumentRow(#"{"banner": {}, "ext": 3}"#, "skip  notRewarded"),
  AdDocumentRow(#"{"banner": {}, "ext": {"prebid": []}}"#, "skip  notRewarded"),
  AdDocumentRow(#"{"banner": {}, "ext": \#(ext("null"))}"#, "skip  notRewarded"),
  AdDocumentRow(#"{"banner": {}, "ext": \#(ext("\"rwdd\""))}"#, "skip  notRewarded"),
  AdDocumentRow(#"{"banner": {}, "ext": \#(ext("[null, [], 1]"))}"#, "skip  notRewarded"),
  AdDocumentRow(#"{"impid": 1, "mtype": "x", "adm": {}, "dur": []}"#, "skip  notRewarded"),
  AdDocumentRow(
    response(bid(#""mtype": "2", "adm": 5, "dur": "15""#)),
    "/seatbid/0/bid/0/ext/prebid/passthrough/0/rwdd bidResponse any"),
]

private let native = "RewardedAds.UnrewardedFormat.native"
private let array = "DecisionTables.JSONValue.Kind.array"
private let object = "DecisionTables.JSONValue.Kind.object"
