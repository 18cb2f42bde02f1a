extension URLPart {
  /// The part of an absolute URL (RFC 3986, section 3), or nil where it has none.
  ///
  /// Scheme and host come in lower case, the host without its port.
  package func read(from url: ArraySlice<UInt8>) -> [UInt8]? {
    guard let colon = url.firstIndex(of: UInt8(ascii: ":")),
      URLPart.isScheme(url[..<colon])
    else { return nil }
    if self == .scheme { return url[..<colon].map(\.asciiLowercased) }
    let rest = url[(colon + 1)...]
    let (authority, path) = URLPart.split(rest)
    switch self {
    case .scheme: return nil
    case .path: return path.isEmpty ? nil : Array(path)
    case .host: return authority.flatMap(URLPart.host)
    case .userInfo:
      guard let authority, let at = authority.lastIndex(of: UInt8(ascii: "@")) else { return nil }
      return at == authority.startIndex ? nil : Array(authority[..<at])
    }
  }

  /// A letter, then letters, digits, `+`, `-` and `.`.
  private static func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, first.isASCIILetter else { return false }
    return text.allSatisfy { byte in
      byte.isASCIILetter || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
        || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
  }

  private static func split(
    _ rest: ArraySlice<UInt8>
  ) -> (authority: ArraySlice<UInt8>?, path: ArraySlice<UInt8>) {
    let slash = UInt8(ascii: "/")
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") }
    guard rest.starts(with: [slash, slash]) else { return (nil, rest.prefix { !isEnd($0) }) }
    let behind = rest.dropFirst(2)
    let authority = behind.prefix { $0 != slash && !isEnd($0) }
    return (authority, behind[authority.endIndex...].prefix { !isEnd($0) })
  }

  private static func host(of authority: ArraySlice<UInt8>) -> [UInt8]? {
    var host = authority
    if let at = host.lastIndex(of: UInt8(ascii: "@")) { host = host[(at + 1)...] }
    if host.first == UInt8(ascii: "[") {
      guard let end = host.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      host = host[...end]
    } else if let colon = host.lastIndex(of: UInt8(ascii: ":")) {
      host = host[..<colon]
    }
    return host.isEmpty ? nil : host.map(\.asciiLowercased)
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    asciiLowercased >= UInt8(ascii: "a") && asciiLowercased <= UInt8(ascii: "z")
  }
}
