/// What the markup of a bid is, as far as its text shows.
enum Markup {
  case vast(VAST)
  case html
  /// A native ad response, which is JSON.
  case native
  case unknown

  init(adm: String?) {
    guard let bytes = adm.map({ Array($0.utf8) }) else {
      self = .unknown
      return
    }
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
