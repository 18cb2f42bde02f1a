import RewardedAds
import Testing

/// Which kinds a bid can be and how long its video is (decision 34).
@Suite struct CreativeTests {
  @Test(arguments: rows)
  func `kind and duration come from the bid, its markup or its imp`(row: Row) throws {
    let json = #"{"imp": [\#(row.imp)], "seatbid": [{"bid": [\#(bid(row.members))]}]}"#
    let found = try lines(of: json).filter { $0.contains("/seatbid/") }
    let pointer = "/seatbid/0/bid/0/ext/prebid/passthrough/0/rwdd bidResponse "
    let expected = row.isSkipped ? "skip /seatbid/0/bid/0 \(row.expected)" : pointer + row.expected
    #expect(found == [expected], "\(json)")
  }

  struct Row: Sendable {
    let members: String
    let imp: String
    let expected: String
    var isSkipped: Bool { expected.hasPrefix("unrewardedFormat") }

    init(_ members: String, imp: String = "", _ expected: String) {
      self.members = members
      self.imp = imp
      self.expected = expected
    }
  }
}

private func vast(_ duration: String = "00:00:15", companion: String = "") -> String {
  let linear = "<Creative><Linear><Duration>\(duration)</Duration></Linear></Creative>"
  let companions =
    "<Creative><CompanionAds><Companion width=\"1\">\(companion)</Companion></CompanionAds>"
  return quoted(
    "<VAST version=\"3.0\"><Ad><InLine><Creatives>" + linear + companions
      + "</Creative></Creatives></InLine></Ad></VAST>")
}

private let endCard = "<StaticResource>https://cdn.example/c.png</StaticResource>"
private let wrapper = quoted("<VAST><Ad><Wrapper/></Ad></VAST>")
private let html = quoted("<div class=\"ad\">VAST</div>")
private let eitherVideo = "video,video-with-end-card"
private let bannerImp = #"{"id": "1", "banner": {}}"#
private let videoImp = #"{"id": "1", "video": {}}"#
private let nativeImp = #"{"id": "1", "native": {}}"#

private let rows: [CreativeTests.Row] = [
  .init(#""mtype": 1"#, "banner"),
  .init(#""mtype": 1.0"#, imp: videoImp, "banner"),
  .init(#""mtype": 1, "adm": \#(vast()), "dur": 9"#, "banner"),
  .init(#""mtype": 2"#, imp: bannerImp, eitherVideo),
  .init(#""mtype": 2, "dur": 20"#, "\(eitherVideo) 20 bid"),
  .init(#""mtype": 2, "adm": \#(html)"#, eitherVideo),
  .init(#""mtype": 2, "adm": \#(vast())"#, "video 15 vast"),
  .init(#""mtype": 2, "adm": \#(vast(companion: endCard))"#, "video-with-end-card 15 vast"),
  .init(#""mtype": 3"#, "unrewardedFormat(RewardedAds.UnrewardedFormat.audio)"),
  .init(#""mtype": 4"#, "unrewardedFormat(RewardedAds.UnrewardedFormat.native)"),
  .init(#""mtype": 9, "adm": \#(html)"#, "banner"),
  .init(#""adm": \#(html)"#, imp: videoImp, "banner"),
  .init(#""adm": \#(vast())"#, imp: bannerImp, "video 15 vast"),
  .init(#""adm": \#(vast()), "dur": 15"#, "video 15 vast"),
  .init(#""adm": \#(vast()), "dur": 30"#, "video 15 vast duration-mismatch"),
  .init(#""adm": \#(vast("00:00:14.976")), "dur": 15"#, "video 14.976 vast"),
  .init(#""adm": \#(vast("00:00:14")), "dur": 15"#, "video 14 vast duration-mismatch"),
  .init(#""adm": \#(vast()), "dur": "30""#, "video 15 vast"),
  .init(#""adm": \#(vast()), "dur": 0"#, "video 15 vast"),
  .init(#""adm": \#(vast("soon")), "dur": 30"#, "video 30 bid"),
  .init(#""adm": \#(vast("soon"))"#, "video"),
  .init(#""adm": \#(wrapper)"#, eitherVideo),
  .init(#""adm": \#(wrapper), "dur": 30"#, "\(eitherVideo) 30 bid"),
  .init(#""adm": "{\"native\": {}}""#, "unrewardedFormat(RewardedAds.UnrewardedFormat.native)"),
  .init(#""adm": """#, imp: bannerImp, "banner"),
  .init(#""adm": "https://ads.example/vast", "dur": 10"#, imp: videoImp, "\(eitherVideo) 10 bid"),
  .init(#""nurl": "https://ads.example/n""#, imp: bannerImp, "banner"),
  .init(
    #""price": 1"#, imp: nativeImp, "unrewardedFormat(RewardedAds.UnrewardedFormat.native)"),
  .init(#""price": 1"#, imp: #"{"id": "2", "banner": {}}"#, "any"),
  .init(#""price": 1, "dur": 12.5"#, "any 12.5 bid"),
  .init(#""price": 1, "dur": -3"#, "any"),
]
