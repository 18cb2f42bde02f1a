import DecisionTables

/// Which part of OpenRTB or of a reward configuration a value is, told from its keys.
enum DocumentShape: Equatable {
  /// An `rwdd` object itself.
  case bareConfiguration
  /// An element of a passthrough.
  case element
  /// An object with the member `passthrough`, as `ext.prebid` has it.
  case prebid
  /// The `ext` of an imp or bid.
  case ext
  case imp, bid, seat, response, request
  /// Imps by id or in a list, under `imps`.
  case bundle
  case array
  case other

  init(of value: JSONValue) {
    switch value.kind {
    case .array: self = .array
    case .object: self = DocumentShape(ofObject: value)
    default: self = .other
    }
  }

  private init(ofObject value: JSONValue) {
    let has = { (keys: [String]) in keys.contains { value[$0] != nil } }
    if let row = DocumentShape.containers.first(where: { has($0.keys) }) {
      self = row.shape
    } else if DocumentShape.isElement(value) {
      self = .element
    } else if has(["ext", "rwdd"]) {
      self = .imp
    } else {
      self = has(["reward", "completion", "close"]) ? .bareConfiguration : .other
    }
  }

  /// From the outside in: a key decides when none above it is there.
  private static let containers: [(keys: [String], shape: DocumentShape)] = [
    (["seatbid"], .response),
    (["imp"], .request),
    (["imps"], .bundle),
    (["bid"], .seat),
    (["nbr", "bidid"], .response),
    (["app", "site", "dooh", "device", "user", "tmax", "regs", "source"], .request),
    (["impid", "adm", "mtype", "price", "crid", "adomain", "nurl", "burl", "lurl"], .bid),
    (["banner", "video", "audio", "native", "instl", "tagid", "bidfloor", "displaymanager"], .imp),
    (["prebid"], .ext),
    (["passthrough"], .prebid),
  ]

  /// A number at `rwdd` is the flag of an imp (OpenRTB 2.6, section 3.2.4).
  private static func isElement(_ value: JSONValue) -> Bool {
    if let rwdd = value["rwdd"] {
      return rwdd.kind != .number && (value["ext"] == nil || value["type"] != nil)
    }
    guard value["type"]?.isString(Passthrough.sdkType) == true else { return false }
    return !["reward", "completion", "close"].contains { value[$0] != nil }
  }
}
