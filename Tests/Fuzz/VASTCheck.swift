import DecisionTables
import RewardedAds

/// What holds of the VAST reader whatever it reads.
enum VASTCheck {
  static func check(_ bytes: [UInt8]) {
    guard let vast = VAST(bytes) else { return }
    for fault in vast.faults {
      switch fault {
      case .notWellFormed(let offset), .tooDeep(let offset), .malformedDuration(_, let offset):
        demand((0...bytes.count).contains(offset), "\(fault) lies in the text")
      case .noAd, .noLinear, .noDuration: break
      }
    }
    if vast.isWrapper {
      demand(vast.duration == nil && vast.endCard == nil, "a wrapper says nothing of its own")
    } else if vast.faults.isEmpty {
      demand(vast.duration != nil && vast.endCard != nil, "what is missing is a fault")
    }
    if let duration = vast.duration { demand(duration.millionths >= 0, "\(duration) s") }
    checkWrapped(bytes, vast)
  }

  /// Markup means the same bare, in a CDATA section, and escaped.
  private static func checkWrapped(_ bytes: [UInt8], _ vast: VAST) {
    guard bytes.first == UInt8(ascii: "<"), !bytes.starts(with: "<![CDATA[".utf8) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    guard Array(text.utf8) == bytes else { return }
    let section = "<![CDATA[" + text.replacing("]]>", with: "]]]]><![CDATA[>") + "]]>"
    if !text.contains("]]]]><![CDATA[>") {
      demand(VAST(section) == vast, "a CDATA section around it changes nothing")
    }
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    demand(VAST(escaped) == vast, "escaping all of it changes nothing")
  }
}
