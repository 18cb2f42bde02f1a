import DecisionTables

/// What the markup of a bid is, as far as its text shows.
enum Markup {
  case vast(VAST)
  case html
  /// A native ad response, which is JSON.
  case native
  case unknown

  init(adm: JSONValue?) {
    guard let adm, adm.kind == .string else {
      self = .unknown
      return
    }
    let bytes = adm.withUTF8 { Array($0) }
    if let vast = VAST(bytes) {
      self = .vast(vast)
      return
    }
    let first = bytes.first { !$0.isMarkupSpace }
    switch first {
    case UInt8(ascii: "{"): self = .native
    case .some where bytes.contains(UInt8(ascii: "<")): self = .html
    default: self = .unknown
    }
  }
}
