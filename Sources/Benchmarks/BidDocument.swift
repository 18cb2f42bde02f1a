import DecisionTables
import Foundation

/// A bid of a thousand bytes, as an app gets it: with markup, and a reward in its passthrough.
enum BidDocument {
  static let text: String = {
    let start = #"{"id":"b-1","impid":"rewarded-slot","price":3.4,"adm":""#
    let end =
      #"","adomain":["shop.example"],"crid":"boots-b-1","mtype":2,"dur":15,"ext":{"#
      + #""prebid":{"type":"video","passthrough":[{"type":"prebidmobilesdk","rwdd":{"#
      + #""reward":{"type":"coins","count":3},"completion":{"video":{"playbackevent":"midpoint"}},"#
      + #""close":{"postrewardtime":2,"action":"closebutton"}}}]}}}"#
    let vast =
      #"<VAST version=\"4.2\"><Ad id=\"ad-77\"><InLine><AdSystem>Example</AdSystem>"#
      + #"<Impression><![CDATA[https://t.ads.example/imp?id="#
    let rest =
      #"]]></Impression><Creatives><Creative><Linear><Duration>00:00:15</Duration>"#
      + #"<MediaFiles><MediaFile delivery=\"progressive\" type=\"video/mp4\">"#
      + #"<![CDATA[https://cdn.ads.example/boots-15.mp4]]></MediaFile></MediaFiles>"#
      + #"</Linear></Creative></Creatives></InLine></Ad></VAST>"#
    let length = [start, vast, rest, end].reduce(0) { $0 + $1.utf8.count }
    return start + vast + String(repeating: "7", count: max(0, 1000 - length)) + rest + end
  }()

  /// What somebody declares who decodes the same with Foundation.
  struct Bid: Decodable {
    let id: String
    let impid: String
    let price: Double
    let adm: String
    let adomain: [String]
    let crid: String
    let mtype: Int
    let dur: Int
    let ext: Ext
  }

  struct Ext: Decodable { let prebid: Prebid }

  struct Prebid: Decodable {
    let type: String
    let passthrough: [Element]
  }

  struct Element: Decodable {
    let type: String?
    let rwdd: Configuration?
  }

  struct Configuration: Decodable {
    struct Reward: Decodable {
      let type: String
      let count: Int
    }

    struct Trigger: Decodable {
      let time: Int?
      let event: String?
    }

    struct Video: Decodable {
      let time: Int?
      let playbackevent: String?
      let endcard: Trigger?
    }

    struct Completion: Decodable {
      let banner: Trigger?
      let video: Video?
    }

    struct Close: Decodable {
      let postrewardtime: Int?
      let action: String?
    }

    let reward: Reward?
    let completion: Completion?
    let close: Close?
  }
}
