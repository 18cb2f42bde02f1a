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
    if let row = DocumentShape.container(value) {
      self = DocumentShape.containers[row].shape
      return
    }
    let has = { (keys: [String]) in keys.contains { value[$0] != nil } }
    if DocumentShape.isElement(value) {
      self = .element
    } else if has(["ext", "rwdd"]) {
      self = .imp
    } else {
      self = has(["reward", "completion", "close"]) ? .bareConfiguration : .other
    }
  }

  /// The first row of ``containers`` that one of the keys of an object is in.
  private static func container(_ value: JSONValue) -> Int? {
    var first: Int?
    for member in value.members {
      guard let row = member.withKey({ rows.find($0) }).map({ rowOfKey[Int($0.index)] }),
        row < first ?? .max
      else { continue }
      first = row
      if row == 0 { break }
    }
    return first
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

  /// The keys of ``containers``, and the row of each by its id.
  private static let rows: StringPool = containers.flatMap(\.keys).reduce(into: StringPool()) {
    _ = $0.intern($1)
  }
  private static let rowOfKey = containers.enumerated().flatMap { row, entry in
    entry.keys.map { _ in row }
  }

  /// A number at `rwdd` is the flag of an imp (OpenRTB 2.6, section 3.2.4).
  private static func isElement(_ value: JSONValue) -> Bool {
    if let rwdd = value["rwdd"] {
      return rwdd.kind != .number && (value["ext"] == nil || value["type"] != nil)
    }
    guard value["type"]?.isString(Passthrough.sdkType) == true else { return false }
    return !["reward", "completion", "close"].contains { value[$0] != nil }
  }
}
